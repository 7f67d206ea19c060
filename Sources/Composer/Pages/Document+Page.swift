import PageModel

extension Document {
  /// The document as a page, and what a page cannot hold of it. The paths of the losses are those
  /// of the document's blocks.
  ///
  /// What a page holds of a document comes back by ``Document/importing(_:)``.
  public func page() -> (page: InstantPage, losses: [PageLoss]) {
    var writer = PageWriter()
    let blocks = writer.write(self.blocks)
    writer.log.add("that the text runs from left to right", if: direction == .leftToRight)
    let page = InstantPage(blocks: blocks, media: media, rtl: direction == .rightToLeft)
    return (page, writer.log.losses)
  }
}

/// Makes blocks of a page of a document's.
struct PageWriter {
  var log = LossLog()

  mutating func write(_ blocks: BlockSequence) -> [InstantPageBlock] {
    var written: [InstantPageBlock] = []
    var items: [Item] = []
    for (index, block) in blocks.enumerated() {
      log.enter(index)
      defer { log.leave() }
      if let paragraph = block.paragraph, let list = paragraph.list {
        noteLosses(of: paragraph)
        let item = Item(paragraph, list, after: items.last)
        log.add("a level of a list that nothing is on", if: item.level < list.level)
        items.append(item)
        continue
      }
      written += lists(items)
      items = []
      written += write(block)
    }
    return written + lists(items)
  }

  private mutating func write(_ block: Block) -> [InstantPageBlock] {
    switch block {
    case .paragraph(let paragraph):
      noteLosses(of: paragraph)
      return [paragraph.pageBlock]
    case .code(let code):
      return [.preformatted(text: write(code.text), language: code.languageName)]
    case .pullQuote(let quote):
      let author = write(quote.author, asAuthorWith: .pullQuoteAuthor)
      return [.pullQuote(text: write(quote.text), caption: author)]
    case .blockQuote(let quote):
      let author = write(quote.author, asAuthorWith: .blockQuoteAuthor)
      return [
        .blockQuote(
          blocks: write(quote.children), caption: author, collapsed: quote.isCollapsed)
      ]
    case .details(let details):
      return [
        .details(
          title: write(details.title), blocks: write(details.children),
          expanded: details.isExpanded)
      ]
    case .media(let media): return [write(media)]
    case .table(let table): return [write(table)]
    case .buttonRow(let row):
      return [.buttonRow(alignment: row.alignment, buttons: row.buttons)]
    case .carried(let carried): return [carried.block]
    }
  }

  mutating func write(_ text: StyledText) -> RichText {
    noteLosses(of: text)
    return text.richText
  }

  /// An author's name with the look every author's name has on a page.
  private mutating func write(
    _ author: StyledText, asAuthorWith look: CharacterStyle
  ) -> RichText {
    log.add(
      "that an author's name has a look of its own",
      if: author.runs.contains { !$0.attributes.style.isDisjoint(with: look) })
    return write(author.adding(look))
  }

  mutating func noteLosses(of text: StyledText) {
    log.add(
      "fonts, sizes and colors of a text", if: text.runs.contains { $0.attributes.look != nil })
  }

  private mutating func noteLosses(of paragraph: Paragraph) {
    log.add("that a paragraph is aligned", if: paragraph.alignment != .natural)
    noteLosses(of: paragraph.text)
  }

  private mutating func write(_ media: MediaBlock) -> InstantPageBlock {
    var caption = InstantPageCaption(text: write(media.caption), credit: media.credit)
    guard media.items.count > 1 else {
      let item = media.items[0]
      log.add("a width of its own for a medium", if: media.displayWidth != nil)
      log.add("that a medium stands at a side", if: media.alignment != .center)
      if caption.text == .empty {
        caption.text = item.ownCaption.text
      } else {
        log.add("a second caption", if: item.ownCaption.text != .empty)
      }
      if caption.credit == .empty { caption.credit = item.ownCaption.credit }
      return item.pageBlock(caption: caption)
    }
    let items = media.items.map { $0.pageBlock(caption: $0.ownCaption) }
    switch media.arrangement {
    case .mosaic: return .collage(items: items, caption: caption)
    case .slideshow: return .slideshow(items: items, caption: caption)
    }
  }
}

extension Paragraph {
  /// The paragraph without its list.
  var pageBlock: InstantPageBlock {
    if let level = style.headingLevel {
      return .heading(text: text.richText, level: Int32(level))
    }
    if let latex = standaloneFormula,
      text.runs[0].attributes == TextAttributes(atom: .formula(latex))
    {
      return .formula(latex: latex)
    }
    return .paragraph(text.richText)
  }
}

extension CharacterStyle {
  /// How an author's name looks, which a page has to say and a document does not.
  static let pullQuoteAuthor: CharacterStyle = [.bold, .italic]
  static let blockQuoteAuthor: CharacterStyle = .bold
}

extension StyledText {
  func adding(_ style: CharacterStyle) -> StyledText {
    mapping { attributes in
      var attributes = attributes
      attributes.style.formUnion(style)
      return attributes
    }
  }

  func removing(_ style: CharacterStyle) -> StyledText {
    mapping { attributes in
      var attributes = attributes
      attributes.style.subtract(style)
      return attributes
    }
  }
}
