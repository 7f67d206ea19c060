import PageModel

extension Document {
  /// A page as a document to edit, and what is lost of it. Blocks that the editor does not edit are
  /// carried along as they are.
  public static func importing(
    _ page: InstantPage
  ) -> (document: Document, losses: [PageLoss]) {
    var reader = PageReader()
    // Quotes and details that are too deep for a document fall away here, with their words kept.
    let shallow = page.limitingDepth(blocks: DocumentLimit.depth)
    reader.log.add("how deeply its blocks are nested", if: page.blockDepth > DocumentLimit.depth)
    reader.log.add("the page's address", if: !page.url.isEmpty)
    reader.log.add("how often the page was viewed", if: page.views != nil)
    reader.log.add("that the page is only a beginning", if: !page.isComplete)
    let blocks = reader.read(shallow.blocks)
    let document = Document(
      blocks, direction: page.rtl ? .rightToLeft : .automatic, media: page.media)
    return (document, reader.log.losses)
  }
}

/// Makes blocks of a document of a page's.
struct PageReader {
  var log = LossLog()

  mutating func read(_ blocks: [InstantPageBlock]) -> [Block] {
    var read: [Block] = []
    var lastList: Bool?
    for (index, block) in blocks.enumerated() {
      log.enter(index)
      read += self.read(block)
      if case .list(let items, let ordered) = block {
        log.add("where one list ends and the next begins", if: lastList == ordered)
        lastList = items.isEmpty ? lastList : ordered
      } else {
        lastList = nil
      }
      log.leave()
    }
    return read
  }

  private mutating func read(_ block: InstantPageBlock) -> [Block] {
    switch block {
    case .paragraph(let text):
      let paragraph = Paragraph(read(text))
      if case .formula = paragraph.pageBlock { log.add("that a formula stands within a line") }
      return [.paragraph(paragraph)]
    case .heading(let text, let level):
      let size = min(max(1, level), 6)
      log.add("the heading's level \(level)", if: size != level)
      return [.paragraph(Paragraph(read(text), style: ParagraphStyle(headingLevel: Int(size))))]
    case .formula(let latex) where !latex.isEmpty:
      let text = StyledText("", TextAttributes(atom: .formula(latex)))
      return [.paragraph(Paragraph(text))]
    case .preformatted(let text, let language):
      return [.code(CodeBlock(read(text), language: StyledText(language ?? "")))]
    case .list(let items, let ordered): return readList(items, isOrdered: ordered, level: 0)
    case .blockQuote(let blocks, let caption, let collapsed):
      return [
        .blockQuote(
          BlockQuote(
            BlockSequence(read(blocks)), author: readAuthor(caption, .blockQuoteAuthor),
            isCollapsed: collapsed ?? false))
      ]
    case .pullQuote(let text, let caption):
      return [.pullQuote(PullQuote(read(text), author: readAuthor(caption, .pullQuoteAuthor)))]
    case .details(let title, let blocks, let expanded):
      return [
        .details(Details(title: read(title), BlockSequence(read(blocks)), isExpanded: expanded))
      ]
    case .table(let title, let rows, let bordered, let striped, let compact):
      guard rows.contains(where: { !$0.cells.isEmpty }) else {
        return [.carried(CarriedBlock(block))]
      }
      return [
        .table(
          Table(
            columns: [], rows: rows.map { TableRow($0.cells.map { read($0) }) },
            isCompact: compact, isBordered: bordered, isStriped: striped, title: title))
      ]
    case .buttonRow(let alignment, let buttons):
      return [.buttonRow(ButtonRow(buttons, alignment: alignment))]
    case .image(_, let caption, _, _, _), .video(_, let caption, _, _, _), .audio(_, let caption),
      .document(_, let caption), .map(_, _, _, _, let caption):
      guard var item = MediaBlockItem(block) else { return [.carried(CarriedBlock(block))] }
      item.ownCaption = InstantPageCaption()
      return [.media(MediaBlock([item], caption: read(caption.text), credit: caption.credit))]
    case .collage(let items, let caption):
      return [readAlbum(block, items, caption, .mosaic)]
    case .slideshow(let items, let caption):
      return [readAlbum(block, items, caption, .slideshow)]
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .footer, .divider,
      .anchor, .cover, .webEmbed, .postEmbed, .channelBanner, .kicker, .relatedArticles, .thinking,
      .formula:
      return [.carried(CarriedBlock(block))]
    }
  }

  mutating func read(_ text: RichText) -> StyledText {
    var reader = RichTextReader()
    reader.read(text)
    log.add("a link or an anchor around nothing", if: reader.lostWrapper)
    return reader.text
  }

  /// An author's name without the look every author's name has.
  private mutating func readAuthor(_ caption: RichText, _ look: CharacterStyle) -> StyledText {
    let author = read(caption)
    log.add(
      "that an author's name looks like text",
      if: !author.runs.allSatisfy { $0.attributes.style.isSuperset(of: look) })
    return author.removing(look)
  }

  private mutating func readAlbum(
    _ block: InstantPageBlock, _ items: [InstantPageBlock], _ caption: InstantPageCaption,
    _ arrangement: MediaBlock.Arrangement
  ) -> Block {
    let media = items.compactMap { MediaBlockItem($0) }.filter(\.source.isGroupable)
    guard media.count == items.count, media.count > 1 else { return .carried(CarriedBlock(block)) }
    return .media(
      MediaBlock(
        media, caption: read(caption.text), credit: caption.credit, arrangement: arrangement))
  }

  private mutating func read(_ cell: InstantPageTableCell) -> TableCell {
    let lines = read(cell.text ?? .empty).lines()
    return TableCell(
      BlockSequence(lines.map { .paragraph(Paragraph($0)) }), alignment: cell.alignment,
      verticalAlignment: cell.verticalAlignment, isHeader: cell.header,
      colspan: max(1, Int(cell.colspan)), rowspan: max(1, Int(cell.rowspan)))
  }
}

extension PageReader {
  /// The items one after the other, those of inner lists a level deeper.
  private mutating func readList(
    _ items: [InstantPageListItem], isOrdered: Bool, level: Int
  ) -> [Block] {
    var read: [Block] = []
    for (index, item) in items.enumerated() {
      log.enter(index)
      defer { log.leave() }
      switch item {
      case .unknown: log.add("an item that is not known")
      case .text(let text, let num, let checked):
        read.append(
          .paragraph(
            Paragraph(
              self.read(text), list: membership(isOrdered, level: level, num, checked))))
      case .blocks(let blocks, let num, let checked):
        let own = membership(isOrdered, level: level, num, checked)
        read += readItem(blocks, own, level: level)
      }
    }
    return read
  }

  private mutating func membership(
    _ isOrdered: Bool, level: Int, _ num: String?, _ checked: Bool?
  ) -> ListMembership {
    log.add("how deeply a list is nested", if: level > ListMembership.deepest)
    let marker: ListMembership.Marker =
      isOrdered ? .ordered : checked == nil ? .bullet : .checklist
    return ListMembership(marker, level: level, checked: checked, number: num)
  }

  private mutating func readItem(
    _ blocks: [InstantPageBlock], _ own: ListMembership, level: Int
  ) -> [Block] {
    var read: [Block] = []
    var isFirst = true
    for (index, block) in blocks.enumerated() {
      log.enter(index)
      defer {
        log.leave()
        isFirst = false
      }
      if case .list(let items, let ordered) = block {
        log.add("an item without text of its own", if: isFirst)
        read += readList(items, isOrdered: ordered, level: level + 1)
        continue
      }
      let inner = self.read(block)
      guard inner.count == 1, case .paragraph(var paragraph) = inner[0] else {
        log.add("that a block is part of a list's item")
        read += inner
        continue
      }
      paragraph.list = own
      if !isFirst {
        log.add("that a paragraph goes on with a list's item")
        paragraph.list?.number = nil
        if paragraph.list?.checked != nil { paragraph.list?.checked = false }
      }
      read.append(.paragraph(paragraph))
    }
    log.add("an item without text of its own", if: blocks.isEmpty)
    return read
  }
}

extension MediaBlockItem {
  /// The item a page's block shows; its caption is the item's own. Nil for other blocks.
  fileprivate init?(_ block: InstantPageBlock) {
    switch block {
    case .image(let id, let caption, let url, let webpageId, let spoiler):
      self.init(
        .image(id, url: url, webpageId: webpageId), isSpoiler: spoiler, ownCaption: caption)
    case .video(let id, let caption, let autoplay, let loop, let spoiler):
      self.init(
        .video(id, autoplay: autoplay, loop: loop), isSpoiler: spoiler, ownCaption: caption)
    case .audio(let id, _): self.init(.audio(id))
    case .document(let id, _): self.init(.document(id))
    case .map(let latitude, let longitude, let zoom, let dimensions, _):
      self.init(
        .location(latitude: latitude, longitude: longitude, zoom: zoom), naturalSize: dimensions)
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .list, .blockQuote, .pullQuote, .cover,
      .webEmbed, .postEmbed, .collage, .slideshow, .channelBanner, .kicker, .table, .details,
      .relatedArticles, .heading, .formula, .thinking, .buttonRow:
      return nil
    }
  }
}
