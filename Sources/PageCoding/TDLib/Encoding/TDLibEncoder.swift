import PageModel

/// Writes a page as TDLib prints it and logs what does not fit.
struct TDLibEncoder {
  let page: InstantPage
  let anchors: AnchorTable
  var log = LossLog()
  /// Media that a block or a text shows.
  var shown: Set<MediaId> = []

  init(_ page: InstantPage) {
    self.page = page
    anchors = AnchorTable(page, isNothing: \.isNothing)
  }

  mutating func root() -> JSONValue {
    log.add("the page's address \(page.url)", if: !page.url.isEmpty)
    let blocks = JSONValue.array(blocks(page.blocks))
    var root: JSONValue
    if let views = page.views {
      root = TDLibEncoder.object("webPageInstantView", ("blocks", blocks))
      root.add("view_count", .integer(views))
      root.add("version", .integer(2))
    } else {
      root = TDLibEncoder.object("richMessage", ("blocks", blocks))
    }
    root.add("is_rtl", .boolean(page.rtl))
    root.add("is_full", .boolean(page.isComplete))
    let unshown = page.media.keys.filter { !shown.contains($0) }.count
    log.add("\(unshown) of its media are not shown by any block and left out", if: unshown > 0)
    return root
  }

  /// - Returns: One object for each block that can be held.
  mutating func blocks(_ blocks: [InstantPageBlock]) -> [JSONValue] {
    var values: [JSONValue] = []
    values.reserveCapacity(blocks.count)
    for (index, block) in blocks.enumerated() {
      log.enter(index)
      if let value = self.block(block) { values.append(value) }
      log.leave()
    }
    return values
  }

  /// Two steps, so that the one which calls itself stays small on the stack.
  mutating func block(_ block: InstantPageBlock) -> JSONValue? {
    switch block.group {
    case .container: return container(block)
    case .text: return textBlock(block)
    case .medium: return mediaBlock(block)
    case .webPage: return webPageBlock(block)
    }
  }

  /// - Parameter members: nil ones are left out.
  static func object(_ type: String, _ members: (String, JSONValue?)...) -> JSONValue {
    var object: JSONValue = ["@type": .string(type)]
    for (name, value) in members { object.add(name, value) }
    return object
  }

  mutating func caption(_ caption: InstantPageCaption) -> JSONValue {
    TDLibEncoder.object(
      "pageBlockCaption", ("text", richText(caption.text)), ("credit", richText(caption.credit)))
  }
}

extension InstantPageBlock {
  fileprivate enum Group {
    case container
    case text
    case medium
    case webPage
  }

  fileprivate var group: Group {
    switch self {
    case .list, .blockQuote, .details, .collage, .slideshow, .cover, .postEmbed:
      return .container
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .pullQuote, .kicker, .table, .map, .heading,
      .formula, .thinking, .buttonRow:
      return .text
    case .image, .video, .audio, .document:
      return .medium
    case .webEmbed, .channelBanner, .relatedArticles:
      return .webPage
    }
  }
}
