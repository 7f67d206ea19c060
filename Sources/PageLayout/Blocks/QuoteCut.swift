import Typesetting

/// Cuts what a collapsed quote holds to a budget of text lines.
///
/// Only text costs lines. What follows the cut is dropped, or kept as overflow: drawn in its natural place
/// but not counted in the quote's height, so that it fades out under the quote's lower edge.
struct QuoteCut {
  let budget: Int
  let keepsOverflow: Bool

  func apply(
    to items: [LayoutItem], ellipsis: (TextItem, Int) -> TextItem.Ellipsis?
  ) -> (items: [LayoutItem], height: Double) {
    var kept: [LayoutItem] = []
    var remaining = budget
    var height = 0.0
    var isCut = false
    for item in items {
      if isCut || remaining == 0 {
        guard keepsOverflow else { break }
        kept.append(item)
        continue
      }
      let lines = item.textLineCount
      guard lines > remaining, case .text(let text) = item.content else {
        remaining -= lines
        kept.append(item)
        // The ground of a quote inside counts by what it holds.
        if case .quoteFrame = item.content { continue }
        height = max(height, item.frame.maxY)
        continue
      }
      let cutItem = cut(item, text, toLines: remaining, ellipsis: ellipsis)
      height = max(height, item.frame.maxY - dropped(text, remaining))
      kept.append(cutItem)
      isCut = true
    }
    return (closeInnerQuotes(kept, bottom: height), height)
  }

  /// What the lines past the budget take.
  private func dropped(_ text: TextItem, _ lines: Int) -> Double {
    let all = text.paragraph.lines
    guard all.count > 1 else { return 0 }
    return Double(all.count - lines) * (all[1].frame.y - all[0].frame.y)
  }

  private func cut(
    _ item: LayoutItem, _ text: TextItem, toLines lines: Int,
    ellipsis: (TextItem, Int) -> TextItem.Ellipsis?
  ) -> LayoutItem {
    var text = text
    text.ellipsis = ellipsis(text, lines - 1)
    var item = item
    if !keepsOverflow {
      text.visibleLines = lines
      item.frame.height -= dropped(text, lines)
    }
    item.content = .text(text)
    return item
  }

  /// Inner quotes hold only what is left of them and end where this one does.
  private func closeInnerQuotes(_ items: [LayoutItem], bottom: Double) -> [LayoutItem] {
    var items = items
    for index in items.indices {
      guard case .quoteFrame(var frame) = items[index].content else { continue }
      frame.containedItems = min(frame.containedItems, items.count - index - 1)
      items[index].content = .quoteFrame(frame)
      if !keepsOverflow {
        items[index].frame.height = min(
          items[index].frame.height, max(0, bottom - items[index].frame.y))
      }
    }
    return items
  }
}

extension LayoutItem {
  /// How many lines an item costs a collapsed quote.
  var textLineCount: Int {
    if case .text(let text) = content { text.drawnLines.count } else { 0 }
  }
}
