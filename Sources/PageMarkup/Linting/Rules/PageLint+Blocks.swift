import PageModel

extension PageLint {
  mutating func check(_ block: InstantPageBlock, at path: [Int]) {
    switch block {
    case .heading(let text, _):
      require(text, "A heading", at: path)
    case .preformatted(let text, _):
      if text.plainText.isEmpty { addContentRequired("A block of code", at: path) }
    case .footer(let text):
      require(text, "A footer", at: path)
    case .pullQuote(let text, _):
      require(text, "A quote", at: path)
    case .blockQuote(let blocks, _, _):
      if blocks.isEmpty { addContentRequired("A quote", at: path) }
    case .details(_, let blocks, _):
      if blocks.isEmpty { addContentRequired("The body of details", at: path) }
    case .collage(let items, _), .slideshow(let items, _):
      if items.isEmpty { addContentRequired("A gallery", at: path) }
    case .list(let items, _):
      if items.isEmpty { addContentRequired("A list", at: path) }
    case .map(let latitude, let longitude, let zoom, let dimensions, _):
      checkMap(latitude, longitude, zoom, dimensions, at: path)
    case .buttonRow(_, let buttons):
      for button in buttons { check(button, at: path) }
    case .thinking:
      if options.isDraft { break }
      add(
        .thinkingOutsideDraft, at: path, words: ["<tg-thinking"],
        "Only a draft may show what the model is thinking; leave it out of the message.")
    case .title, .subtitle, .authorDate, .header, .subheader, .kicker, .cover, .webEmbed,
      .postEmbed, .channelBanner, .relatedArticles, .unsupported:
      add(
        .notForBots, at: path,
        "This block belongs to web pages and no message can have it; write it as a heading or a "
          + "paragraph.")
    case .paragraph, .divider, .anchor, .image, .video, .audio, .table, .formula, .document:
      break
    }
  }

  mutating func check(_ item: InstantPageListItem, at path: [Int]) {
    switch item {
    case .blocks(let blocks, _, _):
      if blocks.isEmpty { addContentRequired("A list item", at: path) }
    case .text, .unknown:
      break
    }
  }

  private mutating func require(_ text: RichText, _ what: String, at path: [Int]) {
    if text.plainText.isEmpty { addContentRequired(what, at: path) }
  }

  private mutating func addContentRequired(_ what: String, at path: [Int]) {
    add(
      .contentRequired, at: path,
      "\(what) must not be empty (RICH_MESSAGE_CONTENT_REQUIRED); write something in it or leave "
        + "it out.")
  }

  private mutating func checkMap(
    _ latitude: Double, _ longitude: Double, _ zoom: Int32, _ size: PixelDimensions,
    at path: [Int]
  ) {
    let words = ["<tg-map"]
    if !MapLimits.allowsPlace(latitude: latitude, longitude: longitude) {
      add(
        .badMap, at: path, words: words,
        "The map's place is not on Earth; latitudes go to ±90, longitudes to ±180.")
    } else if !MapLimits.allows(zoom: zoom, dimensions: size) {
      add(
        .badMap, at: path, words: words,
        "The server takes maps with a zoom of 0 to 24 and sides of together at most 10000, neither "
          + "more than 20 times the other.")
    }
  }
}

extension InstantPageBlock {
  /// Whether a message of nothing but such blocks is refused.
  var isUnseen: Bool {
    switch self {
    case .anchor, .divider: return true
    case .paragraph(let text): return text.isBlank
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .preformatted,
      .footer, .list, .blockQuote, .pullQuote, .image, .video, .cover, .webEmbed, .postEmbed,
      .collage, .slideshow, .channelBanner, .audio, .kicker, .table, .details, .relatedArticles,
      .map, .heading, .formula, .thinking, .buttonRow, .document:
      return false
    }
  }
}
