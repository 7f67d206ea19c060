import PageModel

/// What a piece of a page adds to the totals that a message is limited in.
struct SplitCost: Equatable {
  var characters = 0
  var blocks = 0
  var media = 0

  init(characters: Int = 0, blocks: Int = 0, media: Int = 0) {
    self.characters = characters
    self.blocks = blocks
    self.media = media
  }

  init(_ usage: PageUsage) {
    self.init(characters: usage.characters, blocks: usage.blocks, media: usage.media)
  }

  /// All that a message may have.
  init(_ limits: PageLimits) {
    self.init(characters: limits.characters, blocks: limits.blocks, media: limits.media)
  }

  func fits(_ room: SplitCost) -> Bool {
    characters <= room.characters && blocks <= room.blocks && media <= room.media
  }

  /// Whether one of the totals is used up to more than three quarters of `whole`.
  func nearlyFills(_ whole: SplitCost) -> Bool {
    characters > whole.characters / 4 * 3 || blocks > whole.blocks / 4 * 3
      || (media > 0 && media > whole.media / 4 * 3)
  }

  static func + (lhs: SplitCost, rhs: SplitCost) -> SplitCost {
    SplitCost(
      characters: lhs.characters + rhs.characters, blocks: lhs.blocks + rhs.blocks,
      media: lhs.media + rhs.media)
  }

  static func - (lhs: SplitCost, rhs: SplitCost) -> SplitCost {
    SplitCost(
      characters: lhs.characters - rhs.characters, blocks: lhs.blocks - rhs.blocks,
      media: lhs.media - rhs.media)
  }

  static func == (lhs: SplitCost, rhs: SplitCost) -> Bool {
    if lhs.characters != rhs.characters { return false }
    return lhs.blocks == rhs.blocks && lhs.media == rhs.media
  }
}

extension PageLimits {
  func cost(of block: InstantPageBlock) -> SplitCost {
    SplitCost(measure(InstantPage(blocks: [block])))
  }

  /// Of a text alone, without the block it is in.
  func cost(of text: RichText) -> SplitCost {
    cost(of: .paragraph(text)) - SplitCost(blocks: 1)
  }

  func cost(of piece: SplitPiece) -> SplitCost {
    // Everything but a block is measured in the smallest block it can be in.
    switch piece {
    case .block(let block):
      return cost(of: block)
    case .item(let item, _):
      return cost(of: .list(items: [item], ordered: false)) - SplitCost(blocks: 1)
    case .rows(let rows):
      return cost(
        of: .table(title: .empty, rows: rows, bordered: false, striped: false, compact: false))
        - SplitCost(blocks: 1)
    case .article(let article):
      return cost(of: .relatedArticles(title: .empty, articles: [article])) - SplitCost(blocks: 1)
    case .button(let button):
      return cost(of: .buttonRow(alignment: .left, buttons: [button])) - SplitCost(blocks: 1)
    }
  }
}
