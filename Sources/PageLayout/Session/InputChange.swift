import PageModel

/// What of a page another set of inputs touches.
struct InputChange {
  private let old: LayoutInputs
  private let new: LayoutInputs
  private let changedDetails: Set<Int>
  private let changedQuotes: Set<Int>
  private let changedMedia: Set<MediaId>
  private let media: [MediaId: Media]
  private let codeChanged: Bool

  /// - Parameter media: the page's.
  init(from old: LayoutInputs, to new: LayoutInputs, media: [MediaId: Media]) {
    self.old = old
    self.new = new
    self.media = media
    changedDetails = Self.changedKeys(from: old.expandedDetails, to: new.expandedDetails)
    changedQuotes = Set(
      old.expandedQuotes.symmetricDifference(new.expandedQuotes).compactMap(\.first))
    changedMedia = Self.changedKeys(from: old.mediaSizes, to: new.mediaSizes)
      .union(Self.changedKeys(from: old.mediaDurations, to: new.mediaDurations))
    codeChanged = old.codeHighlights != new.codeHighlights
  }

  var touchesEverything: Bool {
    old.width != new.width || old.horizontalInset != new.horizontalInset || old.theme != new.theme
      || old.textSize != new.textSize || old.screenScale != new.screenScale
      || old.isRightToLeft != new.isRightToLeft
  }

  var touchesNothing: Bool {
    !touchesEverything && changedDetails.isEmpty && changedQuotes.isEmpty && changedMedia.isEmpty
      && !codeChanged && old.expandsAllDetails == new.expandsAllDetails
      && old.expandsAllQuotes == new.expandsAllQuotes && old.now == new.now
      && old.fitsToWidth == new.fitsToWidth
      && old.edgeSpacingReduction == new.edgeSpacingReduction
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
    if !changedMedia.isEmpty, block.shows(changedMedia, of: media) { return true }
    if codeChanged, block.holdsCode(recoloredFrom: old, to: new) { return true }
    return old.now != new.now && block.showsRelativeDate
  }

  /// The keys whose values differ, those that only one of the two has included.
  private static func changedKeys<Key: Hashable, Value: Equatable>(
    from old: [Key: Value], to new: [Key: Value]
  ) -> Set<Key> {
    Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
  }
}

extension LayoutInputs {
  /// Whether both give the same layout; strings cannot be compared and are taken for the same.
  package func givesSameLayout(as other: LayoutInputs) -> Bool {
    InputChange(from: other, to: self, media: [:]).touchesNothing
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
      case .text(let text, _): text.walk.contains { $0.pictureId != nil }
      }
    }
  }

  /// Whether one of the media stands in the block, or a video whose cover it is.
  fileprivate func shows(_ ids: Set<MediaId>, of media: [MediaId: Media]) -> Bool {
    alone.content.contains { piece in
      switch piece.part {
      case .medium(let id, _):
        if ids.contains(id) { return true }
        guard case .file(let file)? = media[id], let cover = file.videoCover else { return false }
        return ids.contains(cover.imageId)
      case .string:
        return false
      case .text(let text, _):
        return text.walk.contains { $0.pictureId.map(ids.contains) ?? false }
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
  /// The medium whose picture the text is.
  fileprivate var pictureId: MediaId? {
    switch self {
    case .image(let id, _): id
    case .textCustomEmoji(let fileId, _): .cloudFile(fileId)
    case .empty, .plain, .bold, .italic, .underline, .strikethrough, .fixed, .url, .email,
      .concat, .subscript, .superscript, .marked, .phone, .anchor, .formula, .textAutoEmail,
      .textAutoPhone, .textAutoUrl, .textBankCard, .textBotCommand, .textCashtag, .textHashtag,
      .textMention, .textMentionName, .textSpoiler, .textDate, .textButton, .textTonAddress:
      nil
    }
  }
}
