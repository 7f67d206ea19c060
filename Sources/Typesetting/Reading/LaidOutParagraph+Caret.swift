extension LaidOutParagraph {
  /// The caret before a UTF-16 offset: a zero-width rectangle as high as the line's box. After a
  /// line end that ends the text it stands where the next line will begin.
  public func caret(at offset: Int) -> Rect {
    guard let last = lines.indices.last else {
      return Rect(x: 0, y: 0, width: 0, height: capBox)
    }
    let offset = min(max(offset, 0), text.length)
    let index = lines.firstIndex { $0.range.upperBound > offset } ?? last
    let line = lines[index]
    if offset == line.range.upperBound, !line.isTruncated, contentEnd(of: line) < offset {
      return caretBelow(line, isRightToLeft: line.isRightToLeft)
    }
    let origin = lineOrigin(index)
    let boxes = graphemeBoxes(of: line)
    let x: Double
    if let box = boxes.first(where: { $0.range.contains(offset) }) {
      x = box.leadingX
    } else {
      x = endX(of: line, boxes, origin: origin)
    }
    return Rect(x: origin.x + x, y: line.frame.y, width: 0, height: line.frame.height)
  }

  /// Where the line ends in its own direction; spaces that hang carry the caret along up to the
  /// paragraph's edge.
  private func endX(of line: LaidOutLine, _ boxes: [GraphemeBox], origin: Point) -> Double {
    if line.isRightToLeft {
      let left = boxes.map(\.minX).min() ?? 0
      return max(min(left, 0), -max(origin.x, 0))
    }
    let right = boxes.map(\.maxX).max() ?? 0
    return max(min(right, size.width - origin.x), line.isTruncated ? 0 : line.frame.width)
  }

  private func caretBelow(_ line: LaidOutLine, isRightToLeft: Bool) -> Rect {
    let x: Double
    switch options.alignment {
    case .center: x = (size.width / 2).rounded(.down)
    case .right: x = size.width
    case .left: x = 0
    case .natural: x = isRightToLeft ? size.width : 0
    }
    return Rect(
      x: x, y: line.baseline + lineSpacing + line.extraDescent, width: 0, height: capBox)
  }
}
