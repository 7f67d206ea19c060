extension LaidOutParagraph {
  /// Where a line's left edge and top are drawn, alignment applied.
  public func lineOrigin(_ index: Int) -> Point {
    let line = lines[index]
    let free = size.width - line.frame.width
    let x: Double
    switch options.alignment {
    case .center: x = (free / 2).rounded(.down)
    case .right: x = free
    case .left: x = line.frame.x
    // What hangs over the leading edge hangs over the right one in a right-to-left line.
    case .natural: x = line.isRightToLeft ? free - line.frame.x : line.frame.x
    }
    return Point(x: x, y: line.frame.y)
  }
}
