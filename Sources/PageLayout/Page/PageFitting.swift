import Typesetting

/// The last pass over a page: how wide it needs to be, and what moves when it is narrower than it might.
struct PageFitting {
  let column: Column
  let isRightToLeft: Bool

  func fit(_ items: [LayoutItem], shrinks: Bool) -> (width: Double, items: [LayoutItem]) {
    let needed = items.map(neededWidth).max() ?? 0
    let width = shrinks ? min(column.width, max(needed, 0)) : column.width
    let slack = column.width - width
    return (width, items.map { fitted($0, slack: slack) })
  }

  /// The page width that just holds an item. A right-to-left page grows from its right edge.
  private func neededWidth(_ item: LayoutItem) -> Double {
    switch item.content {
    case .divider, .anchor:
      return 0
    case .code(let code):
      // The band follows the page; only its text asks for room.
      return (item.frame.x + code.textRight).rounded(.up) + column.inset
    case .formula(let formula) where !formula.scrolls:
      // Centred in what the rest of the page needs: it asks for its own width alone.
      let start =
        isRightToLeft
        ? column.width - item.frame.maxX - formula.margin : item.frame.x - formula.margin
      return (start + item.frame.width).rounded(.up) + column.inset
    case .unsupported(let card):
      return card.neededWidth.rounded(.up) + 2 * column.inset
    case .text, .bullet, .number, .checkbox, .quoteFrame, .panel, .ornament, .media, .slideshow,
      .audio, .document, .formula, .details, .table, .thinking, .buttonRow:
      if isRightToLeft {
        return column.width - item.frame.x.rounded(.down) + column.inset
      }
      return item.frame.maxX.rounded(.up) + column.inset
    }
  }

  private func fitted(_ item: LayoutItem, slack: Double) -> LayoutItem {
    var item = item
    switch item.content {
    case .divider:
      item.frame = dividerFrame(y: item.frame.y, height: item.frame.height, slack: slack)
    case .code:
      item.frame.width -= slack
    case .unsupported(var card):
      item.frame.width -= slack
      card.narrow(by: slack)
      item.content = .unsupported(card)
    case .text(let text) where !isRightToLeft && text.hugsLeadingEdge:
      // A right-to-left paragraph in a left-to-right page keeps to the page's right edge.
      let trailing = item.frame.x + text.paragraph.options.width - slack
      item.frame.x = max(item.frame.x, trailing - item.frame.width)
    case .formula(let formula):
      if formula.scrolls { item.frame.width -= slack } else { item.frame.x -= slack / 2 }
    case .text, .bullet, .number, .checkbox, .quoteFrame, .panel, .ornament, .anchor, .media,
      .slideshow, .audio, .document, .details, .table, .thinking, .buttonRow:
      if isRightToLeft { item.frame.x -= slack }
    }
    return item
  }

  /// Half the page wide, centred.
  private func dividerFrame(y: Double, height: Double, slack: Double) -> Rect {
    let pageWidth = column.width - slack
    let width = (pageWidth / 2).rounded(.down)
    return Rect(x: ((pageWidth - width) / 2).rounded(.down), y: y, width: width, height: height)
  }
}

extension TextItem {
  /// A naturally aligned right-to-left text that is only as wide as its widest line.
  fileprivate var hugsLeadingEdge: Bool {
    isRightToLeft && paragraph.options.alignment == .natural && paragraph.options.fitsToWidth
  }
}
