import PageModel

extension PageSplitter {
  /// Whether there is anything to divide it at.
  func canDivide(_ piece: SplitPiece) -> Bool {
    switch piece {
    case .article, .button: return false
    case .rows(let rows): return rows.contains { !$0.cells.isEmpty }
    case .item(let item, _): return item != .unknown
    case .block(let block): return canDivide(block)
    }
  }

  private func canDivide(_ block: InstantPageBlock) -> Bool {
    switch block {
    case .unsupported, .divider, .anchor, .formula, .channelBanner:
      return false
    case .title, .subtitle, .authorDate, .header, .subheader, .paragraph, .preformatted, .footer,
      .pullQuote, .kicker, .heading, .thinking, .list, .blockQuote, .cover, .postEmbed, .collage,
      .slideshow, .table, .details, .relatedArticles, .buttonRow:
      return true
    case .image(_, let caption, _, _, _), .video(_, let caption, _, _, _),
      .audio(_, let caption), .document(_, let caption), .map(_, _, _, _, let caption),
      .webEmbed(_, _, _, let caption, _, _, _):
      return !isInGallery && (caption.text != .empty || caption.credit != .empty)
    }
  }

  mutating func divide(_ piece: SplitPiece) {
    switch piece {
    case .block(let block):
      divide(block)
    case .item(.text(let text, let num, let checked), let index):
      divide(text) { text, _ in .item(.text(text, num: num, checked: checked), index: index) }
    case .item(.blocks(let blocks, let num, let checked), let index):
      let item = InstantPageListItem.blocks([], num: num, checked: checked)
      divide(SplitContainer(item, index: index)) { splitter in
        for block in blocks { splitter.place(.block(block)) }
      }
    case .rows(let rows):
      if rows.count == 1 { return divide(row: rows[0]) }
      for row in rows.spellingOutSpans() { place(.rows([row])) }
    case .item(.unknown, _), .article, .button:
      append(piece, limits.cost(of: piece))
    }
  }

  private mutating func divide(_ block: InstantPageBlock) {
    switch block {
    case .title(let text): divide(text) { text, _ in .block(.title(text)) }
    case .subtitle(let text): divide(text) { text, _ in .block(.subtitle(text)) }
    case .header(let text): divide(text) { text, _ in .block(.header(text)) }
    case .subheader(let text): divide(text) { text, _ in .block(.subheader(text)) }
    case .paragraph(let text): divide(text) { text, _ in .block(.paragraph(text)) }
    case .footer(let text): divide(text) { text, _ in .block(.footer(text)) }
    case .kicker(let text): divide(text) { text, _ in .block(.kicker(text)) }
    case .thinking(let text): divide(text) { text, _ in .block(.thinking(text)) }
    case .heading(let text, let level):
      divide(text) { text, _ in .block(.heading(text: text, level: level)) }
    case .authorDate(let author, let date):
      divide(author) { text, isLast in .block(.authorDate(author: text, date: isLast ? date : 0)) }
    case .preformatted(let text, let language):
      divide(text, atLines: true) { text, _ in
        .block(.preformatted(text: text, language: language))
      }
    case .pullQuote(let text, let caption):
      dividePullQuote(text, caption)
    case .image, .video, .audio, .document, .map, .webEmbed:
      divideCaption(of: block)
    case .list, .blockQuote, .details, .cover, .postEmbed, .collage, .slideshow, .table,
      .relatedArticles, .buttonRow:
      divideContainer(block)
    case .unsupported, .divider, .anchor, .formula, .channelBanner:
      append(.block(block), limits.cost(of: block))
    }
  }

  /// The last piece of a quote has its author; one that takes too much room follows on its own.
  private mutating func dividePullQuote(_ text: RichText, _ caption: RichText) {
    let cost = limits.cost(of: caption)
    let isShort = (cost + cost).fits(roomLater)
    divide(text, reserving: isShort ? cost : SplitCost()) { text, isLast in
      .block(.pullQuote(text: text, caption: isLast && isShort ? caption : .empty))
    }
    if !isShort { place(.block(.paragraph(caption))) }
  }

  /// A medium whose caption is too long stands alone; the caption becomes paragraphs below.
  private mutating func divideCaption(of block: InstantPageBlock) {
    var texts: [RichText] = []
    let bare = block.mappingTexts { text, _ in
      texts.append(text)
      return .empty
    }
    place(.block(bare))
    for text in texts where text != .empty { place(.block(.paragraph(text))) }
  }

  // MARK: Containers

  private mutating func divideContainer(_ block: InstantPageBlock) {
    let (empty, members) = block.emptied()
    var first = empty
    var behind: [RichText] = []
    // A title or a caption that leaves no room for what it belongs to stands as paragraphs beside.
    if empty.hasLongTexts(limits, room: roomLater), !isInGallery {
      var before: [RichText] = []
      first = empty.mappingTexts { text, role in
        if role == .title { before.append(text) } else { behind.append(text) }
        return role == .title ? text.shortened() : .empty
      }
      for text in before where text != .empty { place(.block(.paragraph(text))) }
    }
    let later = first.continued()
    let container = SplitContainer(
      first, later: later, repeatedRows: repeatedRows(of: block),
      numbersByPlace: block.numbersItemsByPlace, limits: limits)
    divide(container) { splitter in
      for member in members { splitter.place(member) }
    }
    for text in behind where text != .empty { place(.block(.paragraph(text))) }
  }

  /// The rows of a table's header, unless they would leave little room for others.
  private func repeatedRows(of block: InstantPageBlock) -> [InstantPageTableRow] {
    guard case .table(_, let rows, _, _, _) = block else { return [] }
    let header = Array(rows.prefix { !$0.cells.isEmpty && $0.cells.allSatisfy(\.header) })
    let whole = roomLater
    let cost = limits.cost(of: .rows(header))
    let isSmall =
      cost.characters <= whole.characters / 4 && cost.blocks <= whole.blocks / 4
      && cost.media <= whole.media / 4
    // A header that reaches below itself cannot stand alone.
    let reachesBelow = header.enumerated().contains { index, row in
      row.cells.contains { Int($0.rowspan) > header.count - index }
    }
    return header.count < rows.count && isSmall && !reachesBelow ? header : []
  }
}

extension InstantPageBlock {
  /// The container without what it holds, and that.
  fileprivate func emptied() -> (InstantPageBlock, [SplitPiece]) {
    switch self {
    case .list(let items, _):
      let pieces = items.enumerated().map { SplitPiece.item($0.element, index: $0.offset) }
      return (replacingItems([]), pieces)
    case .blockQuote(let blocks, _, _), .details(_, let blocks, _),
      .postEmbed(_, _, _, _, _, let blocks, _), .collage(let blocks, _),
      .slideshow(let blocks, _):
      return (replacingBlocks([]), blocks.map { .block($0) })
    case .cover(let block):
      // It cannot be without a block; a divider costs what it costs itself.
      return (.cover(.divider), [.block(block)])
    case .table(let title, let rows, let bordered, let striped, let compact):
      let empty = InstantPageBlock.table(
        title: title, rows: [], bordered: bordered, striped: striped, compact: compact)
      return (empty, rows.groupedBySpans().map { .rows($0) })
    case .relatedArticles(let title, let articles):
      return (.relatedArticles(title: title, articles: []), articles.map { .article($0) })
    case .buttonRow(let alignment, let buttons):
      return (.buttonRow(alignment: alignment, buttons: []), buttons.map { .button($0) })
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .pullQuote, .image, .video, .webEmbed,
      .channelBanner, .audio, .kicker, .map, .heading, .formula, .thinking, .document:
      return (self, [])
    }
  }

  /// Whether it is a numbered list in which no item says its number.
  fileprivate var numbersItemsByPlace: Bool {
    guard case .list(let items, let ordered) = self else { return false }
    return ordered && !items.contains { $0.hasNumber }
  }

  /// Whether the container's own texts take more than half of a part.
  fileprivate func hasLongTexts(_ limits: PageLimits, room: SplitCost) -> Bool {
    let cost = limits.cost(of: self)
    return cost.characters > room.characters / 2
      || (cost.media > 0 && cost.media > room.media / 2)
  }

  /// The container in the parts after its first: details are opened by their title, so they have it
  /// again; a table and a list of articles are recognised by what is in them.
  fileprivate func continued() -> InstantPageBlock {
    switch self {
    case .details:
      return mappingTexts { text, _ in text.shortened() }
    case .table, .relatedArticles:
      return mappingTexts { text, role in role == .title ? .empty : text }
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .list, .blockQuote, .pullQuote, .image, .video,
      .cover, .webEmbed, .postEmbed, .collage, .slideshow, .channelBanner, .audio, .kicker, .map,
      .heading, .formula, .thinking, .buttonRow, .document:
      return self
    }
  }
}

extension InstantPageListItem {
  fileprivate var hasNumber: Bool {
    switch self {
    case .unknown: return false
    case .text(_, let num, _), .blocks(_, let num, _): return !(num ?? "").isEmpty
    }
  }
}

extension RichText {
  /// The text, or the beginning of a long one as plain text.
  fileprivate func shortened() -> RichText {
    let plain = plainText
    guard plain.unicodeScalars.count > 200 || walk.contains(where: \.isPicture) else {
      return self
    }
    let beginning = String.UnicodeScalarView(plain.unicodeScalars.prefix(60))
    return .plain(String(beginning) + "…")
  }

  private var isPicture: Bool {
    if case .image = self { return true }
    return false
  }
}
