import Typesetting

/// How wide a page needs to be.
struct PageFitting: Equatable {
  let column: Column
  let isRightToLeft: Bool

  /// The page as wide as its items need, or as it may be.
  func fitted(to neededWidth: Double?) -> FittedWidth {
    let width = neededWidth.map { min(column.width, max($0, 0)) } ?? column.width
    return FittedWidth(fitting: self, width: width)
  }

  func neededWidth(_ items: [LayoutItem]) -> Double {
    items.map(neededWidth).max() ?? 0
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
}

/// A page's width once it is known, and what moves when it is narrower than it might be. Applied to items
/// when they are asked for: a page that grows wider with its text moves nothing until then.
struct FittedWidth: Equatable {
  let fitting: PageFitting
  let width: Double

  private var slack: Double { fitting.column.width - width }

  func fitted(_ item: LayoutItem) -> LayoutItem {
    var item = item
    switch item.content {
    case .divider:
      item.frame = dividerFrame(y: item.frame.y, height: item.frame.height)
    case .code:
      item.frame.width -= slack
    case .unsupported(var card):
      item.frame.width -= slack
      card.narrow(by: slack)
      item.content = .unsupported(card)
    case .text(let text) where !fitting.isRightToLeft && text.hugsLeadingEdge:
      // A right-to-left paragraph in a left-to-right page keeps to the page's right edge.
      let trailing = item.frame.x + text.paragraph.options.width - slack
      item.frame.x = max(item.frame.x, trailing - item.frame.width)
    case .formula(let formula):
      if formula.scrolls { item.frame.width -= slack } else { item.frame.x -= slack / 2 }
    case .text, .bullet, .number, .checkbox, .quoteFrame, .panel, .ornament, .anchor, .media,
      .slideshow, .audio, .document, .details, .table, .thinking, .buttonRow:
      if fitting.isRightToLeft { item.frame.x -= slack }
    }
    return item
  }

  /// Half the page wide, centred.
  private func dividerFrame(y: Double, height: Double) -> Rect {
    let length = (width / 2).rounded(.down)
    return Rect(x: ((width - length) / 2).rounded(.down), y: y, width: length, height: height)
  }
}

extension TextItem {
  /// A naturally aligned right-to-left text that is only as wide as its widest line.
  fileprivate var hugsLeadingEdge: Bool {
    isRightToLeft && paragraph.options.alignment == .natural && paragraph.options.fitsToWidth
  }
}
