import PageModel

extension PageDecoder {
  mutating func blocks(_ blocks: [TL.PageBlock]) -> [InstantPageBlock] {
    var result: [InstantPageBlock] = []
    result.reserveCapacity(blocks.count)
    level += 1
    for (index, block) in blocks.enumerated() {
      path.append(index)
      result.append(self.block(block))
      path.removeLast()
    }
    level -= 1
    return result
  }

  /// Blocks that hold blocks have a function of their own: the one for all the others needs much
  /// of the stack, and must not stand on it once per level.
  mutating func block(_ block: TL.PageBlock) -> InstantPageBlock {
    switch block {
    case .pageBlockList, .pageBlockOrderedList, .pageBlockBlockquote, .pageBlockBlockquoteBlocks,
      .pageBlockDetails, .pageBlockCollage, .pageBlockSlideshow, .pageBlockCover,
      .pageBlockEmbedPost:
      return container(block)
    case .pageBlockUnsupported, .pageBlockTitle, .pageBlockSubtitle, .pageBlockAuthorDate,
      .pageBlockHeader, .pageBlockSubheader, .pageBlockParagraph, .pageBlockPreformatted,
      .pageBlockFooter, .pageBlockDivider, .pageBlockAnchor, .pageBlockPullquote,
      .pageBlockPhoto, .pageBlockVideo, .pageBlockEmbed, .pageBlockChannel, .pageBlockAudio,
      .pageBlockKicker, .pageBlockTable, .pageBlockRelatedArticles, .pageBlockMap,
      .pageBlockHeading1, .pageBlockHeading2, .pageBlockHeading3, .pageBlockHeading4,
      .pageBlockHeading5, .pageBlockHeading6, .pageBlockMath, .pageBlockThinking,
      .inputPageBlockMap, .pageBlockButtonRow, .pageBlockDocument:
      return leaf(block)
    }
  }

  private mutating func leaf(_ block: TL.PageBlock) -> InstantPageBlock {
    switch block {
    case .pageBlockUnsupported: return .unsupported
    case .pageBlockTitle(let text): return .title(self.text(text))
    case .pageBlockSubtitle(let text): return .subtitle(self.text(text))
    case .pageBlockAuthorDate(let author, let date):
      return .authorDate(author: text(author), date: date)
    case .pageBlockHeader(let text): return .header(self.text(text))
    case .pageBlockSubheader(let text): return .subheader(self.text(text))
    case .pageBlockParagraph(let text): return .paragraph(self.text(text))
    case .pageBlockPreformatted(let text, let language):
      return .preformatted(text: self.text(text), language: language.isEmpty ? nil : language)
    case .pageBlockFooter(let text): return .footer(self.text(text))
    case .pageBlockDivider: return .divider
    case .pageBlockAnchor(let name): return .anchor(name)
    case .pageBlockPullquote(let text, let caption):
      return .pullQuote(text: self.text(text), caption: self.text(caption))
    case .pageBlockKicker(let text): return .kicker(self.text(text))
    case .pageBlockHeading1(let text): return .heading(text: self.text(text), level: 1)
    case .pageBlockHeading2(let text): return .heading(text: self.text(text), level: 2)
    case .pageBlockHeading3(let text): return .heading(text: self.text(text), level: 3)
    case .pageBlockHeading4(let text): return .heading(text: self.text(text), level: 4)
    case .pageBlockHeading5(let text): return .heading(text: self.text(text), level: 5)
    case .pageBlockHeading6(let text): return .heading(text: self.text(text), level: 6)
    case .pageBlockMath(let source): return .formula(latex: source)
    case .pageBlockThinking(let text): return .thinking(self.text(text))
    case .pageBlockTable(let bordered, let striped, let compact, let title, let rows):
      return .table(
        title: text(title), rows: tableRows(rows), bordered: bordered, striped: striped,
        compact: compact)
    case .pageBlockButtonRow(let left, let center, let right, let buttons):
      return .buttonRow(
        alignment: left ? .left : center ? .center : right ? .right : .justify,
        buttons: self.buttons(buttons))

    case .pageBlockPhoto(let spoiler, let photoId, let caption, let url, let webpageId):
      return .image(
        id: .cloudImage(photoId), caption: self.caption(caption), url: url,
        webpageId: self.webpageId(webpageId ?? 0), spoiler: spoiler)
    case .pageBlockVideo(let autoplay, let loop, let spoiler, let videoId, let caption):
      return .video(
        id: .cloudFile(videoId), caption: self.caption(caption), autoplay: autoplay, loop: loop,
        spoiler: spoiler)
    case .pageBlockAudio(let audioId, let caption):
      return .audio(id: .cloudFile(audioId), caption: self.caption(caption))
    case .pageBlockDocument(let documentId, let caption):
      return .document(id: .cloudFile(documentId), caption: self.caption(caption))
    case .pageBlockMap(let geo, let zoom, let width, let height, let caption):
      return map(geo, zoom, PixelDimensions(width: width, height: height), caption)
    case .inputPageBlockMap(let geo, let zoom, let width, let height, let caption):
      return inputMap(geo, zoom, PixelDimensions(width: width, height: height), caption)
    case .pageBlockEmbed(
      let fullWidth, let allowScrolling, let url, let html, let posterPhotoId, let width,
      let height, let caption):
      return .webEmbed(
        url: url, html: html, dimensions: dimensions(width, height),
        caption: self.caption(caption), stretchToWidth: fullWidth,
        allowScrolling: allowScrolling, coverId: posterPhotoId.map { .cloudImage($0) })
    case .pageBlockChannel(let chat): return .channelBanner(channel(chat))
    case .pageBlockRelatedArticles(let title, let articles):
      return .relatedArticles(title: text(title), articles: articles.map(relatedArticle))

    case .pageBlockList, .pageBlockOrderedList, .pageBlockBlockquote, .pageBlockBlockquoteBlocks,
      .pageBlockDetails, .pageBlockCollage, .pageBlockSlideshow, .pageBlockCover,
      .pageBlockEmbedPost:
      return container(block)
    }
  }

  private func dimensions(_ width: Int32?, _ height: Int32?) -> PixelDimensions? {
    guard let width, let height else { return nil }
    return PixelDimensions(width: width, height: height)
  }

  private mutating func map(
    _ geo: TL.GeoPoint, _ zoom: Int32, _ size: PixelDimensions, _ caption: TL.PageCaption
  ) -> InstantPageBlock {
    guard case .geoPoint(let longitude, let latitude, _, _) = geo else {
      lose("a map of no place")
      return .unsupported
    }
    return .map(
      latitude: latitude, longitude: longitude, zoom: zoom, dimensions: size,
      caption: self.caption(caption))
  }

  /// A server never answers with a map to be sent; what was prepared for sending reads back.
  private mutating func inputMap(
    _ geo: TL.InputGeoPoint, _ zoom: Int32, _ size: PixelDimensions, _ caption: TL.PageCaption
  ) -> InstantPageBlock {
    guard form == .sent, case .inputGeoPoint(let latitude, let longitude, _) = geo else {
      lose("a map that is only meant for sending, or of no place")
      return .unsupported
    }
    return .map(
      latitude: latitude, longitude: longitude, zoom: zoom, dimensions: size,
      caption: self.caption(caption))
  }

  private func relatedArticle(_ article: TL.PageRelatedArticle) -> InstantPageRelatedArticle {
    InstantPageRelatedArticle(
      url: article.url, webpageId: .cloudWebpage(article.webpageId), title: article.title,
      description: article.description, photoId: article.photoId.map { .cloudImage($0) },
      author: article.author, date: article.publishedDate)
  }
}
