import PageMarkup
import PageModel

extension Fragment {
  /// Reads HTML as programs put it on a clipboard: what the text is, without what it looks like.
  ///
  /// The wrappers of office programs, documents, notes, mail, chats and editors of code are taken
  /// away. Scripts, forms and pictures are left out, and what is hidden.
  ///
  /// - Returns: The fragment, and what was left out of it; nil when there is no text to be found.
  public static func reading(html source: String) -> (fragment: Fragment, losses: [PageLoss])? {
    var page = WebPage(source)
    let sheet = page.sheet
    for adapter in WebAdapter.all where adapter.recognizes(page) {
      page.root = adapter.clean(page.root)
    }
    var writer = WebPageWriter(sheet)
    writer.write(page.root.children, WebPageWriter.Context())
    writer.output.endLine()
    var losses = writer.losses.sorted().map { PageLoss(path: [], sentence: $0) }
    guard let read = reading(richHTML: writer.output.text) else { return nil }
    losses += read.losses
    return (read.fragment.droppingEchoedLinks, losses)
  }

  private static func reading(richHTML: String) -> (fragment: Fragment, losses: [PageLoss])? {
    let options = RichMarkupOptions(detectsEntities: false, limits: .ofPastes)
    guard let read = try? parseRichHTML(richHTML, options: options), !read.page.blocks.isEmpty
    else { return nil }
    return importing(read.page)
  }

  /// A page that somebody's markup said; its numbers are only kept where they say something.
  static func importing(_ page: InstantPage) -> (fragment: Fragment, losses: [PageLoss]) {
    let (document, losses) = Document.importing(page)
    let blocks = Array(document.blocks).droppingUsualNumbers.map(\.readingBoxes)
    return (Fragment(blocks, media: document.media), losses)
  }
}

extension MarkupLimits {
  /// What is pasted is not sent as it is: only the machine bounds it.
  static var ofPastes: MarkupLimits {
    var limits = MarkupLimits()
    limits.sourceBytes = 8 << 20
    limits.lineLength = 1 << 20
    limits.htmlTags = 400_000
    limits.htmlDepth = 2 * WebHTMLLimit.depth
    limits.textLength = 8 << 20
    limits.inlineRuns = 400_000
    limits.blockNodes = 400_000
    limits.blocks = 200_000
    limits.tableColumns = TableLimit.columns
    limits.tableCells = TableLimit.slots
    return limits
  }
}

extension Block {
  /// With items of checklists where a box stands before a text.
  fileprivate var readingBoxes: Block {
    if let paragraph, paragraph.list == nil { return .paragraph(paragraph.readingBox) }
    if case .table = self { return self }
    return mappingStacks { BlockSequence($0.map(\.readingBoxes)) }
  }
}

extension [Block] {
  /// Without numbers that items would have anyway.
  fileprivate var droppingUsualNumbers: [Block] {
    /// The last number on each level.
    var last: [Int] = []
    return map { block in
      guard var paragraph = block.paragraph, var list = paragraph.list else {
        last = []
        return block.mappingStacks { BlockSequence(Array($0).droppingUsualNumbers) }
      }
      if last.count > list.level + 1 { last.removeLast(last.count - list.level - 1) }
      while last.count <= list.level { last.append(0) }
      guard list.marker == .ordered else {
        last[list.level] = 0
        return block
      }
      let usual = last[list.level] + 1
      let number = list.number.flatMap { Int($0) }
      last[list.level] = Swift.min(number ?? usual, Int(Int32.max))
      guard number == usual else { return block }
      list.number = nil
      paragraph.list = list
      return .paragraph(paragraph)
    }
  }
}
