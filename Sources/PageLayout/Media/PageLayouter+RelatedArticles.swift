import PageModel
import Typesetting

extension PageLayouter {
  /// A heading across the page and below it the articles, hairlines between them.
  func relatedArticlesBlock(
    _ title: RichText, _ articles: [InstantPageRelatedArticle], in column: Column,
    headingPadding padding: Double = PageMetrics.relatedHeadingPadding
  ) -> LaidOutBlock {
    var items: [LayoutItem] = []
    var y = 0.0
    var style = scale.categories[.caption]
    style.font.weight = .semibold
    var request = TextRequest(style: style, width: column.textWidth)
    request.alignment = textAlignment
    if let heading = makeText(title, request) {
      let height = heading.paragraph.size.height + 2 * padding
      items.append(
        LayoutItem(
          frame: Rect(x: 0, y: 0, width: column.width, height: height),
          content: .panel(PanelItem(fill: colors.panelBackground, radius: 0))))
      items.append(place(heading, x: column.inset, width: column.textWidth, y: padding))
      y += height
    }
    for (index, article) in articles.enumerated() {
      if index > 0 {
        items.append(
          LayoutItem(
            frame: Rect(x: column.inset, y: y, width: column.textWidth, height: metrics.pixel),
            content: .panel(PanelItem(fill: colors.separator, radius: 0))))
        y += metrics.pixel
      }
      let row = articleItems(article, in: column)
      items.append(contentsOf: row.items, movedBy: Point(x: 0, y: y))
      y += row.height
    }
    return LaidOutBlock(items: items, height: y)
  }

  /// Title and description beside a small square picture.
  private func articleItems(
    _ article: InstantPageRelatedArticle, in column: Column
  ) -> LaidOutBlock {
    let side = PageMetrics.relatedCoverSide
    let padding = PageMetrics.relatedPadding
    let hasCover =
      article.photoId != nil
      && column.textWidth - side - PageMetrics.relatedGap >= RowMetrics.leastTextWidth
    let width = max(1, column.textWidth - (hasCover ? side + PageMetrics.relatedGap : 0))
    let texts = articleTexts(article, width: width)
    let textHeight = texts.reduce(0) { $0 + $1.paragraph.size.height }
    let content = max(textHeight, hasCover ? side : 0)
    let x = isRightToLeft ? column.width - column.inset - width : column.inset
    var items: [LayoutItem] = []
    var y = padding + metrics.floorToPixel((content - textHeight) / 2)
    for text in texts {
      items.append(place(text, x: x, width: width, y: y))
      y += text.paragraph.size.height
    }
    if hasCover, let id = article.photoId {
      var cover = MediaItem(
        id: id, index: nextMediaIndex(), kind: .image, pictureId: id, fit: .crop,
        placeholder: colors.mediaPlaceholder)
      cover.cornerRadius = PageMetrics.relatedCoverRadius
      cover.link = article.url
      items.append(
        LayoutItem(
          frame: Rect(
            x: isRightToLeft ? column.inset : column.width - column.inset - side,
            y: padding + metrics.floorToPixel((content - side) / 2), width: side, height: side),
          content: .media(cover)))
    }
    return LaidOutBlock(items: items, height: content + 2 * padding)
  }

  /// Title and, below, the description or who wrote it when. All of it opens the article.
  private func articleTexts(_ article: InstantPageRelatedArticle, width: Double) -> [TextItem] {
    let byline = [article.author ?? "", article.date.map(inputs.strings.longDate) ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " • ")
    let detail = article.description.nonEmpty ?? byline
    let title = article.title.nonEmpty ?? article.url
    return [
      articleText(title, .article, lines: detail.isEmpty ? 4 : 3, url: article.url, width: width),
      articleText(detail, .caption, lines: 2, url: article.url, width: width),
    ].compactMap { $0 }
  }

  private func articleText(
    _ string: String, _ category: TextCategory, lines: Int, url: String, width: Double
  ) -> TextItem? {
    let style = scale.categories[category]
    var look = InlineAttributes(color: style.color)
    look.link = .url(url)
    var styled = StyledText(lineFactor: style.lineFactor)
    styled.append(string, font: style.font, offset: 0, look)
    var request = TextRequest(style: style, width: width, maximumLines: lines)
    request.alignment = textAlignment
    return makeText(styled, request)
  }
}
