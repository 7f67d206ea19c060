import PageModel

/// What of a page another set of inputs touches.
struct InputChange {
  private let old: LayoutInputs
  private let new: LayoutInputs
  private let changedDetails: [Int]
  private let changedQuotes: Set<Int>
  private let mediaChanged: Bool
  private let codeChanged: Bool

  init(from old: LayoutInputs, to new: LayoutInputs) {
    self.old = old
    self.new = new
    changedDetails = Set(old.expandedDetails.keys).union(new.expandedDetails.keys)
      .filter { old.expandedDetails[$0] != new.expandedDetails[$0] }
    changedQuotes = Set(
      old.expandedQuotes.symmetricDifference(new.expandedQuotes).compactMap(\.first))
    mediaChanged = old.mediaSizes != new.mediaSizes
    codeChanged = old.codeHighlights != new.codeHighlights
  }

  var touchesEverything: Bool {
    old.width != new.width || old.horizontalInset != new.horizontalInset || old.theme != new.theme
      || old.textSize != new.textSize || old.screenScale != new.screenScale
      || old.isRightToLeft != new.isRightToLeft
  }

  /// Whether a block has to be laid out anew.
  func touches(_ block: InstantPageBlock, _ layout: BlockLayout) -> Bool {
    if layout.detailsCount > 0 {
      let first = layout.start.detailsCount
      if old.expandsAllDetails != new.expandsAllDetails { return true }
      if changedDetails.contains(where: { $0 >= first && $0 < first + layout.detailsCount }) {
        return true
      }
    }
    if changedQuotes.contains(layout.start.index) { return true }
    if old.expandsAllQuotes != new.expandsAllQuotes, block.holdsQuote { return true }
    if mediaChanged, layout.mediaCount > 0 || block.showsMedia { return true }
    if codeChanged, block.holdsCode(recoloredFrom: old, to: new) { return true }
    return old.now != new.now && block.showsRelativeDate
  }
}

extension InstantPageBlock {
  private var alone: InstantPage { InstantPage(blocks: [self]) }

  /// Whether anything in the block looks different when more is known of a medium.
  var showsMedia: Bool {
    alone.content.contains { piece in
      switch piece.part {
      case .medium: true
      case .string: false
      case .text(let text, _): text.walk.contains(where: \.isPicture)
      }
    }
  }

  fileprivate var holdsQuote: Bool {
    alone.walk.contains { step in
      if case .blockQuote? = step.block { true } else { false }
    }
  }

  fileprivate func holdsCode(recoloredFrom old: LayoutInputs, to new: LayoutInputs) -> Bool {
    alone.codeSpecs.contains { old.codeHighlights[$0] != new.codeHighlights[$0] }
  }

  fileprivate var showsRelativeDate: Bool {
    alone.content.contains { piece in
      guard case .text(let text, _) = piece.part else { return false }
      return text.walk.contains { part in
        if case .textDate(_, _, .relative?) = part { true } else { false }
      }
    }
  }
}

extension RichText {
  fileprivate var isPicture: Bool {
    switch self {
    case .image, .textCustomEmoji: true
    case .empty, .plain, .bold, .italic, .underline, .strikethrough, .fixed, .url, .email,
      .concat, .subscript, .superscript, .marked, .phone, .anchor, .formula, .textAutoEmail,
      .textAutoPhone, .textAutoUrl, .textBankCard, .textBotCommand, .textCashtag, .textHashtag,
      .textMention, .textMentionName, .textSpoiler, .textDate, .textButton, .textTonAddress:
      false
    }
  }
}
