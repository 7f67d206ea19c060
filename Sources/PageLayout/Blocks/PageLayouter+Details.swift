import PageModel
import Typesetting

extension PageLayouter {
  /// A header with a chevron, and below it, when open, a sequence of blocks.
  func detailsBlock(
    title: RichText, blocks: [InstantPageBlock], expanded: Bool, in column: Column, path: [Int]
  ) -> LaidOutBlock {
    let index = detailsCount
    detailsCount += 1
    let isExpanded =
      inputs.expandsAllDetails || inputs.expandedDetails[index] ?? expanded

    let titleWidth = max(1, column.textWidth - metrics.detailsChevronReserve)
    var style = scale.categories[isInCell ? .table : .paragraph]
    style.font.weight = .semibold
    var request = TextRequest(style: style, width: titleWidth, role: .detailsTitle)
    request.alignment = textAlignment
    let titleText = within(.details(index: index)) { makeText(title, request) }
    let titleSize = titleText?.paragraph.size ?? .zero
    let headerHeight = max(
      metrics.detailsMinimumHeight, titleSize.height + metrics.detailsTitlePadding)
    let inset = column.inset + metrics.detailsTitleInset
    let center = column.inset + PageMetrics.detailsChevronCenter
    var item = DetailsItem(
      index: index, isExpanded: isExpanded, isRightToLeft: isRightToLeft,
      headerHeight: headerHeight,
      titleOrigin: Point(
        x: isRightToLeft ? column.width - inset - titleSize.width : inset,
        y: metrics.floorToPixel((headerHeight - titleSize.height) / 2)),
      title: titleText,
      chevronCenter: Point(
        x: isRightToLeft ? column.width - center : center, y: headerHeight / 2),
      chevronColor: style.color)

    var height = headerHeight
    if isExpanded {
      let body = withChildBleed(.zero) {
        within(.details(index: index)) {
          layoutSequence(blocks, in: column, kind: .details, path: path)
        }
      }
      item.body = body
      height += body.size.height
    } else {
      // Ordinals count closed details too, so that they name the same ones once opened.
      detailsCount += blocks.detailsCount
    }
    return LaidOutBlock([
      LayoutItem(
        frame: Rect(x: 0, y: 0, width: column.width, height: height), content: .details(item))
    ])
  }
}

extension [InstantPageBlock] {
  /// How many details the blocks hold, at any depth, in what a layout of them would reach.
  var detailsCount: Int {
    reduce(0) { $0 + $1.detailsCount }
  }
}

extension InstantPageBlock {
  fileprivate var detailsCount: Int {
    switch self {
    case .details(_, let blocks, _): 1 + blocks.detailsCount
    case .blockQuote(let blocks, _, _), .postEmbed(_, _, _, _, _, let blocks, _):
      blocks.detailsCount
    case .cover(let inner): inner.detailsCount
    case .list(let items, _):
      items.reduce(0) { count, item in
        if case .blocks(let blocks, _, _) = item { count + blocks.detailsCount } else { count }
      }
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .pullQuote, .image, .video, .webEmbed,
      .collage, .slideshow, .channelBanner, .audio, .kicker, .table,
      .relatedArticles, .map, .heading, .formula, .thinking, .buttonRow, .document:
      0
    }
  }
}
