import PageModel
import Typesetting

extension ReaderLayouter {
  /// What was set without its caption, with it. What is narrower than the page is centred.
  func captioned(
    _ block: LaidOutBlock, _ caption: InstantPageCaption, in column: Column
  ) -> LaidOutBlock {
    let width = block.items.map(\.frame.maxX).max() ?? 0
    let slack = max(0, ((column.width - width) / 2).rounded(.down))
    let captions = captionItems(caption, below: block.height, in: column)
    return LaidOutBlock(
      items: block.items.map { $0.movedBy(dx: slack, dy: 0) } + captions.items,
      height: captions.height)
  }

  /// A picture or a video as wide as the page at most, never enlarged; a cover is cut to a strip.
  func pictureBlock(
    _ picture: PictureBlock, caption: InstantPageCaption, in column: Column, isCover: Bool
  ) -> LaidOutBlock {
    let natural = setter.naturalSize(of: picture.id) ?? PageMetrics.unknownPictureSize
    let scale = min(1, column.width / natural.width, ReaderMetrics.mediaHeight / natural.height)
    var size = Size(
      width: max(1, (natural.width * scale).rounded(.down)),
      height: max(1, (natural.height * scale).rounded(.down)))
    if isCover {
      size.height = max(1, min(size.height, (column.width * ReaderMetrics.coverRatio).rounded()))
    }
    let item = LayoutItem(
      frame: Rect(x: 0, y: 0, width: size.width, height: size.height),
      content: .media(setter.mediaItem(picture, fit: .crop, size: size)))
    return captioned(LaidOutBlock([item]), caption, in: column)
  }

  func collageBlock(
    _ items: [InstantPageBlock], caption: InstantPageCaption, in column: Column, path: [Int],
    isCover: Bool
  ) -> LaidOutBlock {
    if items.contains(where: \.rendersAsUnsupported) {
      return setter.unsupportedBlock(in: column, path: path)
    }
    let pictures = items.compactMap(\.picture)
    if pictures.count == 1, let picture = pictures.first {
      return pictureBlock(
        picture, caption: caption.isBlank ? picture.caption : caption, in: column,
        isCover: isCover)
    }
    return captioned(
      setter.collageBlock(
        items, caption: InstantPageCaption(), in: column.flush, path: path, isCover: false),
      caption, in: column)
  }

  func audioBlock(_ id: MediaId, caption: InstantPageCaption, in column: Column) -> LaidOutBlock {
    controlRow(
      caption, control: RowMetrics.audioControl, leastHeight: ReaderMetrics.audioHeight, in: column
    ) { column in
      setter.audioBlock(id, caption: InstantPageCaption(), in: column, isCover: false)
    }
  }

  func documentBlock(
    _ id: MediaId, caption: InstantPageCaption, in column: Column
  ) -> LaidOutBlock {
    controlRow(caption, control: RowMetrics.documentControl, in: column) { column in
      setter.documentBlock(id, caption: InstantPageCaption(), in: column, isCover: false)
    }
  }

  /// The row of a file, its control where text begins, and its caption.
  ///
  /// - Parameters:
  ///   - control: from the row's edge to its control.
  ///   - layOut: lays the row out in a column, without its caption.
  private func controlRow(
    _ caption: InstantPageCaption, control: Double, leastHeight: Double = 0, in column: Column,
    layOut: (Column) -> LaidOutBlock
  ) -> LaidOutBlock {
    let shift = max(0, column.inset - control)
    let row = layOut(Column(width: max(1, column.width - shift), inset: column.inset))
    let height = max(leastHeight, row.height)
    let y = setter.metrics.floorToPixel((height - row.height) / 2)
    let captions = captionItems(caption, below: height, in: column)
    return LaidOutBlock(
      items: row.items.map { $0.movedBy(dx: shift, dy: y) } + captions.items,
      height: captions.height)
  }

  /// A page of the web as wide as the text, or as the article where it asks for that.
  func webEmbedBlock(
    url: String?, dimensions: PixelDimensions?, coverId: MediaId?, stretches: Bool,
    caption: InstantPageCaption, in column: Column
  ) -> LaidOutBlock {
    let width = stretches ? column.width : column.textWidth
    var height =
      url == nil && coverId == nil
      ? ReaderMetrics.embedHeight : ReaderMetrics.embedCoverHeight
    if let dimensions, dimensions.height > 0 {
      let scale = dimensions.width > 0 ? width / Double(dimensions.width) : 1
      height = Double(dimensions.height) * scale
    }
    height = min(height, PageMetrics.mediaHeightCap)
    let size = PixelDimensions(nearest: Size(width: width, height: height))
    let embed = setter.webEmbedBlock(
      url: url, dimensions: size, coverId: coverId, caption: InstantPageCaption(),
      in: Column(width: width, inset: 0), isCover: false)
    return captioned(embed, caption, in: column)
  }

  /// A channel's title and name on a ground across the page.
  func channelBannerBlock(_ channel: TelegramChannel, in column: Column) -> LaidOutBlock {
    let padding = column.inset > 0 ? column.inset : ReaderMetrics.bannerGap
    let width = column.width - 2 * padding
    var titleStyle = categories[.paragraph]
    titleStyle.font.weight = .semibold
    titleStyle.color = colors.panelPrimary
    var nameStyle = categories[.caption]
    nameStyle.color = colors.panelAccent
    return rowBlock(
      leading: (channel.title, titleStyle),
      trailing: (channel.username.map { "@" + $0 } ?? "", nameStyle), padding: padding,
      width: width, height: ReaderMetrics.bannerHeight, in: column)
  }

  /// The row below an article: how often it was read, and where to tell that it looks wrong.
  func feedbackRow(in column: Column) -> LaidOutBlock {
    var views = categories[.caption]
    views.color = colors.panelSecondary
    var feedback = views
    feedback.color = colors.panelAccent
    return rowBlock(
      leading: (page.views.map(inputs.strings.viewCount) ?? "", views),
      trailing: (inputs.strings.feedback, feedback), padding: column.inset,
      width: column.textWidth, height: ReaderMetrics.feedbackHeight, in: column)
  }

  /// Two short texts at the ends of a ground across the page; the leading one gives way.
  private func rowBlock(
    leading: (String, TextCategoryStyle), trailing: (String, TextCategoryStyle), padding: Double,
    width: Double, height: Double, in column: Column
  ) -> LaidOutBlock {
    func text(_ part: (String, TextCategoryStyle), width: Double) -> TextItem? {
      guard width >= RowMetrics.leastTextWidth else { return nil }
      return setter.makeText(
        .plain(part.0.onOneLine), TextRequest(style: part.1, width: width, maximumLines: 1))
    }
    let end = text(trailing, width: width)
    let taken = end.map { $0.paragraph.size.width + ReaderMetrics.bannerGap } ?? 0
    let start = text(leading, width: width - taken)
    let highest = max(start?.paragraph.size.height ?? 0, end?.paragraph.size.height ?? 0)
    let height = max(height, highest + ReaderMetrics.bannerGap)
    var items = [
      LayoutItem(
        frame: Rect(x: 0, y: 0, width: column.width, height: height),
        content: .panel(PanelItem(fill: colors.panelBackground, radius: 0)))
    ]
    for (text, isLeading) in [(start, true), (end, false)] {
      guard let text else { continue }
      let size = text.paragraph.size
      items.append(
        LayoutItem(
          frame: Rect(
            x: isLeading != isRightToLeft ? padding : column.width - padding - size.width,
            y: setter.metrics.floorToPixel((height - size.height) / 2), width: size.width,
            height: size.height), content: .text(text)))
    }
    return LaidOutBlock(items: items, height: height)
  }
}
