import PageModel
import Typesetting

extension PageLayouter {
  /// A medium with its caption below.
  func captioned(
    _ content: LayoutItem.Content, frame: Rect, caption: InstantPageCaption, in column: Column,
    isCover: Bool
  ) -> LaidOutBlock {
    let captions = captionItems(caption, below: frame.height, in: column, isCover: isCover)
    return LaidOutBlock([LayoutItem(frame: frame, content: content)] + captions)
  }

  /// The caption and, below it, the credit, inset even under a flush picture.
  func captionItems(
    _ caption: InstantPageCaption, below bottom: Double, in column: Column, isCover: Bool
  ) -> [LayoutItem] {
    var items: [LayoutItem] = []
    var y = bottom
    var captionIsRightToLeft = isRightToLeft
    let style = scale.categories[.caption]
    var request = TextRequest(style: style, width: column.textWidth, role: .caption)
    request.alignment = textAlignment
    request.linkColor = style.color
    if let text = makeText(caption.text, request) {
      y += metrics.captionTop
      captionIsRightToLeft = isRightToLeft || text.isRightToLeft
      items.append(place(text, x: column.inset, width: column.textWidth, y: y))
      y += text.paragraph.size.height
    }
    let creditStyle = scale.categories[.credit]
    request.style = creditStyle
    request.role = .credit
    request.linkColor = creditStyle.color
    request.alignment = captionIsRightToLeft ? .right : .natural
    if caption.hasCredit, let credit = makeText(caption.credit, request) {
      y += items.isEmpty ? metrics.captionTop : metrics.creditTop
      items.append(place(credit, x: column.inset, width: column.textWidth, y: y))
    }
    if isCover, !items.isEmpty {
      items[items.count - 1].frame.height += metrics.coverCaptionExtra
    }
    return items
  }
}
