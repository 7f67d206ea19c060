import Recto

/// A code block the pointer is over, and the button on it that copies the code.
package struct CodeUnderPointer: Equatable {
  package var index: Int
  /// In the page's space.
  package var button: Rect
  package var code: String

  /// Points.
  private static let size = Size(width: 54, height: 24)
  private static let inset = 6.0
}

extension Chat {
  /// The code under a point of the view; nil elsewhere.
  package func code(at point: Point, among visible: [Visible]) -> CodeUnderPointer? {
    guard let one = message(at: point.y, among: visible) else { return nil }
    let local = pagePoint(point, in: one)
    let layout = one.shown.layout
    let blocks = layout.page.blocks
    for block in blocks[blocks.indices(from: local.y, to: local.y)] {
      guard let (code, frame) = block.items.code(at: local, origin: .zero) else { continue }
      return CodeUnderPointer(
        index: one.index,
        button: CodeUnderPointer.button(in: frame, isRightToLeft: layout.page.isRightToLeft),
        code: code.code.paragraph.text.substring(0..<code.code.paragraph.text.length))
    }
    return nil
  }
}

extension CodeUnderPointer {
  fileprivate static func button(in frame: Rect, isRightToLeft: Bool) -> Rect {
    let x = isRightToLeft ? frame.minX + inset : frame.maxX - inset - size.width
    return Rect(
      x: x, y: frame.minY + inset, width: size.width,
      height: min(size.height, max(12, frame.height - 2 * inset)))
  }
}

extension [LayoutItem] {
  fileprivate func code(at point: Point, origin: Point) -> (CodeItem, Rect)? {
    for item in self {
      let frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      guard frame.contains(point) else { continue }
      switch item.content {
      case .code(let code): return (code, frame)
      case .details(let details):
        let body = Point(x: frame.x, y: frame.y + details.headerHeight)
        if let found = details.body?.items.code(at: point, origin: body) { return found }
      case .text, .divider, .bullet, .number, .checkbox, .quoteFrame, .panel, .ornament, .anchor,
        .media, .slideshow, .audio, .document, .formula, .table, .thinking, .buttonRow,
        .unsupported:
        continue
      }
    }
    return nil
  }
}
