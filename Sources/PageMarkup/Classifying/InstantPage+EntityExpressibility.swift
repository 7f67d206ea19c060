import PageModel

extension InstantPage {
  /// Whether a message of text and entities says all that the page says, so that no rich message is
  /// needed for it.
  ///
  /// Paragraphs and code are, with formatting that has an entity, and quotes of at most one
  /// paragraph and without an author; a quote of several paragraphs would fall apart. Anchors and
  /// blocks nobody can read have nothing to send, and a divider stays the line of dashes it was
  /// written as.
  public func isEntityExpressible(
    _ options: EntityExpressibility = EntityExpressibility()
  ) -> Bool {
    blocks.allSatisfy { $0.isEntityExpressible(options) }
  }
}

extension InstantPageBlock {
  fileprivate func isEntityExpressible(_ options: EntityExpressibility) -> Bool {
    switch self {
    case .unsupported, .divider, .anchor:
      return true
    case .paragraph(let text), .preformatted(let text, _):
      return text.isEntityExpressible(options)
    case .blockQuote(let blocks, let caption, _):
      if options.quotesRequireRichContent || blocks.count > 1 { return false }
      guard caption.plainText.isEmpty, caption.isEntityExpressible(options) else { return false }
      guard let block = blocks.first else { return true }
      guard case .paragraph(let text) = block else { return false }
      return text.isEntityExpressible(options)
    case .title, .subtitle, .authorDate, .header, .subheader, .footer, .list, .pullQuote, .image,
      .video, .cover, .webEmbed, .postEmbed, .collage, .slideshow, .channelBanner, .audio,
      .kicker, .table, .details, .relatedArticles, .map, .heading, .formula, .thinking,
      .buttonRow, .document:
      return false
    }
  }
}

extension RichText {
  /// Whether all of the text's formatting has an entity.
  fileprivate func isEntityExpressible(_ options: EntityExpressibility) -> Bool {
    if case .plain = self { return true }
    return walk.allSatisfy { node in
      switch node {
      case .subscript, .superscript, .marked, .image, .formula, .textButton:
        return false
      case .textDate:
        return !options.datesRequireRichContent
      case .empty, .plain, .bold, .italic, .underline, .strikethrough, .fixed, .url, .email,
        .concat, .phone, .anchor, .textCustomEmoji, .textAutoEmail, .textAutoPhone, .textAutoUrl,
        .textBankCard, .textBotCommand, .textCashtag, .textHashtag, .textMention,
        .textMentionName, .textSpoiler, .textTonAddress:
        return true
      }
    }
  }
}
