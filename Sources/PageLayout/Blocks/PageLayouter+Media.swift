import PageModel
import Typesetting

extension PageLayouter {
  /// A picture flush with the page's edges, never enlarged, with its caption below.
  func imageBlock(
    _ id: MediaId, caption: InstantPageCaption, url: String?, in column: Column, isCover: Bool
  ) -> LaidOutBlock {
    let size = mediaSize(naturalSize(of: id), width: column.width)
    // A picture as wide as its page covers the hairlines left and right of it too.
    let isFullWidth = size.width >= column.width - 1
    let frame = Rect(
      x: 0, y: 0,
      width: isFullWidth ? column.width + PageMetrics.mediaBleed : size.width, height: size.height)
    let item = ImageItem(
      id: id, index: mediaCount, placeholder: colors.mediaPlaceholder, link: url)
    mediaCount += 1
    var items = [LayoutItem(frame: frame, content: .image(item))]
    items += captionItems(caption, below: size.height, in: column, isCover: isCover)
    return LaidOutBlock(items)
  }

  /// What is known of a picture's size; a picture nobody has seen takes the shape of a photo.
  private func naturalSize(of id: MediaId) -> Size {
    let known = inputs.mediaSizes[id] ?? page.media[id]?.largestDimensions
    guard let known, known.width > 0, known.height > 0 else {
      return Size(width: 1280, height: 720)
    }
    return Size(width: Double(known.width), height: Double(known.height))
  }

  /// Scaled down to the width, never up; capped in height like the reference caps pictures.
  private func mediaSize(_ natural: Size, width: Double) -> Size {
    let scale = min(width / natural.width, 1)
    let height = min((natural.height * scale).rounded(.down), PageMetrics.mediaHeightCap, width)
    return Size(width: (natural.width * scale).rounded(.down), height: max(1, height))
  }

  /// The caption and, below it, the credit, inset even under a flush picture.
  func captionItems(
    _ caption: InstantPageCaption, below bottom: Double, in column: Column, isCover: Bool
  ) -> [LayoutItem] {
    var items: [LayoutItem] = []
    var y = bottom
    var captionIsRightToLeft = isRightToLeft
    let style = scale.categories[.caption]
    var request = TextRequest(style: style, width: column.textWidth)
    request.alignment = textAlignment
    request.linkColor = style.color
    if let text = makeText(caption.text, request) {
      y += metrics.captionTop
      captionIsRightToLeft = text.isRightToLeft
      items.append(place(text, x: column.inset, width: column.textWidth, y: y))
      y += text.paragraph.size.height
    }
    let creditStyle = scale.categories[.credit]
    request.style = creditStyle
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

extension Media {
  /// The size of the largest picture the medium offers.
  var largestDimensions: PixelDimensions? {
    switch self {
    case .image(let image):
      image.representations.map(\.dimensions).max { area($0) < area($1) }
    case .file(let file):
      file.dimensions
    }
  }

  private func area(_ dimensions: PixelDimensions) -> Int64 {
    Int64(dimensions.width) * Int64(dimensions.height)
  }
}
