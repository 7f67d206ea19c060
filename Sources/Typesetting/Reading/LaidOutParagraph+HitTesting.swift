extension LaidOutParagraph {
  /// The character under a point, nil when no line's hit box holds it.
  ///
  /// A hit box is the line's frame, made taller for attachments (all but two points of what sticks
  /// out), four points more above and below, and five points on all sides.
  public func character(at point: Point) -> Int? {
    for (index, line) in lines.enumerated() {
      let origin = lineOrigin(index)
      guard hitBox(of: line, origin: origin).contains(point) else { continue }
      let boxes = graphemeBoxes(of: line)
      let x = point.x - origin.x
      let box = boxes.first { x < $0.maxX } ?? boxes.last
      return box?.range.lowerBound ?? line.range.lowerBound
    }
    return nil
  }

  /// The tag of the character under a point, nil when there is none.
  public func tag(at point: Point) -> Int? {
    character(at: point).flatMap { text.style(at: $0)?.tag }
  }

  /// The nearest insertion offset, for selection drags.
  public func nearestOffset(to point: Point) -> Int {
    guard let index = nearestLine(to: point.y) else { return 0 }
    let line = lines[index]
    let boxes = graphemeBoxes(of: line)
    let x = point.x - lineOrigin(index).x
    let start = line.range.lowerBound
    let end = contentEnd(of: line)
    guard let first = boxes.first, let last = boxes.last else { return start }
    if x <= max(first.minX, 0) { return line.isRightToLeft ? end : start }
    if x >= min(last.maxX, line.frame.width) { return line.isRightToLeft ? start : end }
    guard let box = boxes.first(where: { x < $0.maxX }) else { return end }
    let isLeftHalf = x < (box.minX + box.maxX) / 2
    return isLeftHalf != box.isRightToLeft ? box.range.lowerBound : box.range.upperBound
  }

  private func hitBox(of line: LaidOutLine, origin: Point) -> Rect {
    var top = line.frame.minY
    var bottom = line.frame.maxY
    for placed in line.attachments {
      top = min(top, placed.frame.minY + 2)
      bottom = max(bottom, placed.frame.maxY - 2)
    }
    return Rect(x: origin.x, y: top - 4, width: line.frame.width, height: bottom - top + 8)
      .insetBy(dx: -5, dy: -5)
  }

  private func nearestLine(to y: Double) -> Int? {
    lines.indices.min {
      distance(from: y, to: lines[$0].frame) < distance(from: y, to: lines[$1].frame)
    }
  }

  private func distance(from y: Double, to frame: Rect) -> Double {
    max(frame.minY - y, y - frame.maxY, 0)
  }
}
