import PageModel
import Typesetting

extension PageLayouter {
  /// A picture or a video flush with the page's edges, never enlarged, with its caption below.
  func pictureBlock(
    _ picture: PictureBlock, caption: InstantPageCaption, in column: Column, isCover: Bool
  ) -> LaidOutBlock {
    let size = mediaSize(
      naturalSize(of: picture.id) ?? PageMetrics.unknownPictureSize, width: column.width,
      cap: min(PageMetrics.mediaHeightCap, column.width))
    return captioned(
      .media(mediaItem(picture, fit: .whole, size: size)), frame: flushFrame(size, in: column),
      caption: caption, in: column, isCover: isCover)
  }

  /// Pictures as a mosaic, their captions left out for the collage's own. Blocks that are no pictures do
  /// not belong here and are not drawn.
  func collageBlock(
    _ items: [InstantPageBlock], caption: InstantPageCaption, in column: Column, path: [Int],
    isCover: Bool
  ) -> LaidOutBlock {
    if items.contains(where: \.rendersAsUnsupported) {
      return unsupportedBlock(in: column, path: path)
    }
    let places = items.indices.filter { items[$0].picture != nil }
    let pictures = items.compactMap(\.picture)
    if pictures.count == 1, let picture = pictures.first {
      return pictureBlock(
        picture, caption: caption.isBlank ? picture.caption : caption, in: column,
        isCover: isCover)
    }
    let side = column.width
    let mosaic = Mosaic(
      sizes: pictures.map { naturalSize(of: $0.id) ?? .zero },
      maximum: Size(width: side, height: side), spacing: PageMetrics.mosaicSpacing)
    var result = zip(pictures, mosaic.cells).map { picture, cell in
      var frame = cell.frame
      // Cells at the page's edge cover the hairline there; elsewhere rounding may not stick out.
      if frame.maxX >= side - 1 {
        frame.width = side - frame.x + (column.isFlush ? PageMetrics.mediaBleed : 0)
      }
      let visible = Size(width: cell.frame.width, height: frame.height)
      return LayoutItem(
        frame: frame, content: .media(mediaItem(picture, fit: .crop, size: visible)))
    }
    if !isCover, !isInCell {
      for (index, place) in zip(result.indices, places) {
        result[index].innerPath = path.dropFirst() + [place]
      }
    }
    result += captionItems(caption, below: mosaic.size.height, in: column, isCover: isCover)
    return LaidOutBlock(items: result, height: result.map(\.frame.maxY).max() ?? 0)
  }

  /// Pictures to be turned like pages, each whole on black, as high as the tallest.
  func slideshowBlock(
    _ items: [InstantPageBlock], caption: InstantPageCaption, in column: Column, isCover: Bool
  ) -> LaidOutBlock {
    let pictures = items.compactMap(\.picture)
    let sizes = pictures.map { picture in
      slideSize(
        naturalSize(of: picture.id) ?? PageMetrics.unknownPictureSize, width: column.width)
    }
    guard let height = sizes.map(\.height).max() else {
      return LaidOutBlock(captionItems(caption, below: 0, in: column, isCover: isCover))
    }
    let frame = flushFrame(Size(width: column.width, height: height), in: column)
    let pages = zip(pictures, sizes).map { picture, size in
      // A picture as wide as the page covers its edge, which costs it a sliver of its height.
      let isFullWidth = size.width >= column.width - 1
      return SlideshowItem.Page(
        frame: Rect(
          x: isFullWidth ? 0 : metrics.floorToPixel((column.width - size.width) / 2),
          y: metrics.floorToPixel((height - size.height) / 2),
          width: isFullWidth ? frame.width : size.width, height: size.height),
        media: mediaItem(picture, fit: isFullWidth ? .crop : .plain, size: size))
    }
    return captioned(
      .slideshow(SlideshowItem(pages: pages, pageWidth: column.width, background: .black)),
      frame: frame, caption: caption, in: column, isCover: isCover)
  }

  /// Scaled down until it is no wider than the page and no higher than a slide may be.
  private func slideSize(_ natural: Size, width: Double) -> Size {
    let scale = min(
      1, width / natural.width, PageMetrics.slideshowHeightCap / natural.height)
    return Size(
      width: max(1, (natural.width * scale).rounded(.down)),
      height: max(1, (natural.height * scale).rounded(.down)))
  }

  // MARK: Items

  /// - Parameter size: of the visible part, for what is written on the picture.
  func mediaItem(_ picture: PictureBlock, fit: MediaItem.Fit, size: Size) -> MediaItem {
    var item = MediaItem(
      id: picture.id, index: nextMediaIndex(), kind: picture.kind, pictureId: picture.id,
      fit: fit, placeholder: colors.mediaPlaceholder)
    item.link = picture.link
    item.isSpoiler = picture.isSpoiler
    if case .video = picture.kind {
      let file = file(picture.id)
      // The cover its author chose, once somebody has loaded it.
      if let cover = file?.videoCover?.imageId, inputs.mediaSizes[cover] != nil {
        item.pictureId = cover
      }
      // 0 is what is said of a video nobody has opened.
      let said = file?.video?.duration ?? 0
      let duration = said > 0 ? said : inputs.mediaDurations[picture.id] ?? 0
      if duration > 0 { item.badge = durationBadge(duration, on: size) }
    }
    return item
  }

  func nextMediaIndex() -> Int {
    defer { mediaCount += 1 }
    return mediaCount
  }

  /// A medium that is a file; nil for others and for what the page does not bring.
  func file(_ id: MediaId) -> TelegramMediaFile? {
    if case .file(let file)? = page.media[id] { file } else { nil }
  }

  /// What is known of a medium's size; nil when nobody has seen it.
  func naturalSize(of id: MediaId) -> Size? {
    let known = inputs.mediaSizes[id] ?? page.media[id]?.largestDimensions
    guard let known, known.width > 0, known.height > 0 else { return nil }
    return Size(width: Double(known.width), height: Double(known.height))
  }

  /// Scaled down to the width, never up, and cut to `cap` in height.
  func mediaSize(_ natural: Size, width: Double, cap: Double) -> Size {
    let scale = min(width / natural.width, 1)
    return Size(
      width: max(1, (natural.width * scale).rounded(.down)),
      height: max(1, min((natural.height * scale).rounded(.down), cap)))
  }

  /// The frame of a medium at y 0: one as wide as its page covers the hairlines left and right of it too.
  func flushFrame(_ size: Size, in column: Column) -> Rect {
    let isFullWidth = column.isFlush && size.width >= column.width - 1
    return Rect(
      x: 0, y: 0, width: isFullWidth ? column.width + PageMetrics.mediaBleed : size.width,
      height: size.height)
  }

  /// "1:05" on a dark ground in the top left corner; nil where there is no room for it.
  private func durationBadge(_ seconds: Double, on size: Size) -> MediaBadge? {
    let style = TextCategoryStyle(
      font: FontStyle(role: .sans, size: PageMetrics.badgeFontSize), lineFactor: 1,
      color: .white)
    guard
      let text = makeText(
        .plain(DurationText.string(seconds)), TextRequest(style: style, width: 200))
    else { return nil }
    let padding = PageMetrics.badgePadding
    let inset = PageMetrics.badgeInset
    let frame = Rect(
      x: inset, y: inset, width: text.paragraph.size.width + 2 * padding,
      height: PageMetrics.badgeHeight)
    guard frame.maxX + inset <= size.width, frame.maxY + inset <= size.height else { return nil }
    return MediaBadge(
      frame: frame, fill: PageMetrics.overlayFill, text: text,
      textOrigin: Point(
        x: frame.x + padding,
        y: metrics.floorToPixel(frame.midY - text.paragraph.size.height / 2)))
  }
}

extension Column {
  /// Whether the column's edges are the page's, so that media run from one to the other.
  var isFlush: Bool { inset > 0 }
}

extension InstantPageCaption {
  var isBlank: Bool { text.isBlank && credit.isBlank }
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
