import PageModel

extension InstantPage {
  /// The page as several messages, each within the limits on characters, blocks and media.
  ///
  /// A part ends between two blocks of the page; a heading goes with what it is above. Only a block
  /// that is too much for any part is divided: tables between rows, with the header repeated; lists
  /// between items, which keep their numbers; code between lines; quotes, details and galleries
  /// between what they hold, a title repeated and a caption kept for the end; text behind a
  /// sentence, a word or a character, in this order, and outside of links and formatting where that
  /// is possible. Pictures, formulas, emoji and buttons are never divided. Nothing is lost, and the
  /// order stays; of a line end at which text is divided only the division is left.
  ///
  /// Limits that dividing does not help (depth, columns, buttons, one formula that is too long) may
  /// still be broken in a part: ask ``PageLimits/check(_:)``. A page within its limits is its own
  /// only part. Links to an anchor reach no other message.
  public func split(limits: PageLimits = PageLimits()) -> [PagePart] {
    let usage = limits.measure(self)
    if SplitCost(usage).fits(SplitCost(limits)) {
      var part = PagePart(page: self, blocks: blocks.indices, continuesBlock: false)
      part.origins = Array(blocks.indices)
      return [part]
    }
    var splitter = PageSplitter(limits: limits)
    let unused = media.filter { [used = Set(mediaUses.map(\.id))] in !used.contains($0.key) }
    return splitter.split(limitingDepth().blocks).map { blocks, origins in
      var page = self
      page.blocks = blocks
      // What no block shows (the files of emoji, say) may be meant for any of them.
      page.media = unused
      for use in page.mediaUses { page.media[use.id] = media[use.id] }
      return PagePart(page, origins: origins)
    }.markingContinued()
  }
}

extension PagePart {
  fileprivate init(_ page: InstantPage, origins: [Int]) {
    self.init(
      page: page, blocks: (origins.first ?? 0)..<(origins.last.map { $0 + 1 } ?? 0),
      continuesBlock: false)
    self.origins = origins
  }
}

extension [PagePart] {
  fileprivate func markingContinued() -> [PagePart] {
    var parts = self
    for index in parts.indices.dropFirst() {
      parts[index].continuesBlock =
        parts[index].blocks.lowerBound < parts[index - 1].blocks.upperBound
    }
    return parts
  }
}
