import PageModel

/// A container that is being divided: in each part it is opened anew and closed.
struct SplitContainer {
  enum Kind {
    /// The page.
    case page
    /// What holds blocks, items, rows, articles or buttons, none of them in it.
    case block(InstantPageBlock)
    /// An item that holds blocks, none of them in it, and its index in its list.
    case item(InstantPageListItem, index: Int)
  }

  private let kind: Kind
  /// The container in the parts after its first.
  private let later: InstantPageBlock?
  /// Rows every part but the first begins with.
  private let repeatedRows: [InstantPageTableRow]
  /// Whether the numbers of a list are its items' places, as none says another.
  private let numbersByPlace: Bool

  /// What it costs to open it the first time and again.
  let opening: SplitCost
  let reopening: SplitCost

  private(set) var content: [SplitPiece] = []
  private var isContinued = false

  /// The page itself.
  static let page = SplitContainer(
    kind: .page, later: nil, repeatedRows: [], numbersByPlace: false, opening: SplitCost(),
    reopening: SplitCost())

  private init(
    kind: Kind, later: InstantPageBlock?, repeatedRows: [InstantPageTableRow],
    numbersByPlace: Bool, opening: SplitCost, reopening: SplitCost
  ) {
    self.kind = kind
    self.later = later
    self.repeatedRows = repeatedRows
    self.numbersByPlace = numbersByPlace
    self.opening = opening
    self.reopening = reopening
  }

  /// - Parameters:
  ///   - first: the container in the first part, without what it holds.
  ///   - later: the container in the others.
  init(
    _ first: InstantPageBlock, later: InstantPageBlock, repeatedRows: [InstantPageTableRow] = [],
    numbersByPlace: Bool = false, limits: PageLimits
  ) {
    let rows = limits.cost(of: .rows(repeatedRows))
    self.init(
      kind: .block(first), later: later, repeatedRows: repeatedRows,
      numbersByPlace: numbersByPlace, opening: limits.cost(of: first),
      reopening: limits.cost(of: later) + rows)
  }

  init(_ item: InstantPageListItem, index: Int) {
    let cost = SplitCost(blocks: 1)
    self.init(
      kind: .item(item, index: index), later: nil, repeatedRows: [], numbersByPlace: false,
      opening: cost,
      reopening: cost)
  }

  /// Whether some of it will be in a part when the part ends here.
  var hasBegun: Bool { isContinued || !content.isEmpty }

  /// Whether it holds pictures and videos and nothing else may stand among them.
  var isGallery: Bool {
    if case .block(.collage) = kind { return true }
    if case .block(.slideshow) = kind { return true }
    return false
  }

  mutating func append(_ piece: SplitPiece) {
    guard numbersByPlace, isContinued, case .item(let item, let index) = piece else {
      content.append(piece)
      return
    }
    content.append(.item(item.numbered(String(index + 1)), index: index))
  }

  /// Takes back the headings at the end, but not the first piece there is.
  mutating func takeTrailingHeadings() -> [SplitPiece] {
    let start = content.lastIndex { !$0.isHeading }.map { $0 + 1 } ?? min(1, content.count)
    defer { content.removeSubrange(start...) }
    return Array(content[start...])
  }

  /// Closes it for this part, or for good, and returns what of it is in this part.
  mutating func close(isLast: Bool) -> [SplitPiece] {
    if content.isEmpty, isContinued || !isLast { return [] }
    defer {
      content = []
      isContinued = true
    }
    switch kind {
    case .page:
      return content
    case .item(let item, let index):
      return [.item(item.replacingBlocks(content.compactMap(\.block)), index: index)]
    case .block(let first):
      var block = isContinued ? later ?? first : first
      if !isLast {
        block = block.mappingTexts { $1 == .caption || $1 == .credit ? .empty : $0 }
      }
      return filled(block)
    }
  }

  private func filled(_ block: InstantPageBlock) -> [SplitPiece] {
    switch block {
    case .list:
      return [.block(block.replacingItems(content.compactMap(\.item)))]
    case .table(let title, _, let bordered, let striped, let compact):
      let rows = (isContinued ? repeatedRows : []) + content.flatMap(\.rows)
      return [
        .block(
          .table(title: title, rows: rows, bordered: bordered, striped: striped, compact: compact))
      ]
    case .relatedArticles(let title, _):
      return [.block(.relatedArticles(title: title, articles: content.compactMap(\.article)))]
    case .buttonRow(let alignment, _):
      return [.block(.buttonRow(alignment: alignment, buttons: content.compactMap(\.button)))]
    case .cover:
      // It holds one block; what is left of that stands behind it.
      let blocks = content.compactMap(\.block)
      guard !isContinued, let first = blocks.first else { return content }
      return [.block(.cover(first))] + blocks.dropFirst().map { .block($0) }
    case .blockQuote, .details, .postEmbed, .collage, .slideshow:
      return [.block(block.replacingBlocks(content.compactMap(\.block)))]
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .pullQuote, .image, .video, .webEmbed,
      .channelBanner, .audio, .kicker, .map, .heading, .formula, .thinking, .document:
      return [.block(block)] + content
    }
  }
}
