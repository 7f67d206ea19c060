import PageModel

/// Writes the blocks of a page as a rich message and logs what does not fit.
struct BotAPIEncoder {
  let page: InstantPage
  let form: BotAPIForm
  let anchors: AnchorTable
  var log = LossLog()
  /// Media that a block shows.
  var shown: Set<MediaId> = []

  init(_ page: InstantPage, form: BotAPIForm) {
    self.page = page
    self.form = form
    anchors = AnchorTable(page, isNothing: \.isNothingInBotAPI)
  }

  mutating func message() -> JSONValue {
    logPage()
    var message: JSONValue = ["blocks": .array(blocks(page.blocks))]
    message.addIfTrue("is_rtl", page.rtl)
    let unshown = page.media.keys.filter { !shown.contains($0) }.count
    log.add("\(unshown) of its media are not shown by any block and left out", if: unshown > 0)
    return message
  }

  private mutating func logPage() {
    log.add("that only the beginning of the page is there", if: !page.isComplete)
    log.add("the page's address \(page.url)", if: !page.url.isEmpty)
    if let views = page.views { log.add("that the page was viewed \(views) times") }
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
  private mutating func block(_ block: InstantPageBlock) -> JSONValue? {
    switch block.group {
    case .container: return container(block)
    case .text: return textBlock(block)
    case .medium: return mediaBlock(block)
    case .webPage(let name):
      log.add("\(name), which rich messages do not have")
      return nil
    }
  }

  /// Adds a member for a text that may be missing.
  mutating func add(_ name: String, _ text: RichText, to object: inout JSONValue) {
    let value = richText(text)
    if !text.isNothingInBotAPI { object.add(name, value) }
  }

  mutating func addCaption(_ caption: InstantPageCaption, to object: inout JSONValue) {
    var value: JSONValue = ["text": richText(caption.text)]
    add("credit", caption.credit, to: &value)
    let isNothing = [caption.text, caption.credit].allSatisfy {
      $0.isNothingInBotAPI
    }
    if !isNothing { object.add("caption", value) }
  }
}

extension InstantPageBlock {
  fileprivate enum Group {
    case container
    case text
    case medium
    /// Only pages of the web have such blocks; with their name.
    case webPage(String)
  }

  fileprivate var group: Group {
    switch self {
    case .list, .blockQuote, .details, .collage, .slideshow:
      return .container
    case .paragraph, .preformatted, .footer, .divider, .anchor, .pullQuote, .table, .map,
      .heading, .formula, .thinking, .buttonRow:
      return .text
    case .image, .video, .audio, .document:
      return .medium
    case .unsupported: return .webPage("a block of an unknown kind")
    case .title: return .webPage("a title")
    case .subtitle: return .webPage("a subtitle")
    case .authorDate: return .webPage("an author line")
    case .header: return .webPage("a header")
    case .subheader: return .webPage("a subheader")
    case .kicker: return .webPage("a kicker")
    case .cover: return .webPage("a cover")
    case .webEmbed: return .webPage("an embedded web page")
    case .postEmbed: return .webPage("an embedded post")
    case .channelBanner: return .webPage("a channel banner")
    case .relatedArticles: return .webPage("a list of related articles")
    }
  }
}
