import Typesetting

/// A text where it stands on its page, however deep it lies.
public struct PlacedText: Sendable {
  /// The item the text belongs to.
  public var place: ItemPlace
  public var text: TextItem
  public var role: TextRole
  /// The text's top left in the page's space.
  public var origin: Point
  /// Nothing of the text shows outside; nil where nothing is cut.
  public var clip: Rect?
  /// Nil outside of tables' cells.
  public var cell: TableCellPlace?

  /// What of the text can be seen by opening nothing, UTF-16 units.
  public var range: Range<Int> {
    guard let last = text.drawnLines.last, text.visibleLines != nil else {
      return 0..<text.paragraph.text.length
    }
    return 0..<text.paragraph.lines[last].range.upperBound
  }

  public var frame: Rect {
    let size = text.paragraph.size
    return Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}

extension PlacedItem {
  /// The item's own texts in reading order; names and labels of media are not among them.
  var texts: [PlacedText] {
    switch item.content {
    case .text(let text), .thinking(let text):
      return [placed(text, at: frame.origin)]
    case .code(let code):
      return [placed(code.code, at: frame.origin.moved(by: code.codeOrigin))]
    case .details(let details):
      return details.title.map {
        [placed($0, at: frame.origin.moved(by: details.titleOrigin))]
      } ?? []
    case .divider, .bullet, .number, .checkbox, .quoteFrame, .panel, .ornament, .anchor, .media,
      .slideshow, .audio, .document, .formula, .table, .buttonRow, .unsupported:
      return []
    }
  }

  private func placed(_ text: TextItem, at origin: Point) -> PlacedText {
    PlacedText(
      place: place, text: text, role: isTableTitle ? .tableTitle : text.role, origin: origin,
      clip: clip, cell: cell)
  }
}
