extension InstantPage {
  /// A number that changes when what a reader reads changes, and stays when only its setting does.
  ///
  /// It decides whether an update of a message on screen is new content (the views fade) or the
  /// same content (they are updated in place). Stable across runs.
  ///
  /// | In it | Not in it |
  /// |---|---|
  /// | kinds, order and number of blocks, items, rows, cells, articles, buttons, inline nodes | ids of media, pages, files and peers; sizes |
  /// | plain strings, targets of links, e-mail addresses and phone numbers, alternative texts of emoji, sources of formulas | anchor names, languages of code, levels of headings |
  /// | captions and credits, cell texts and whether there is one | alignments, spans, header cells, borders, stripes, compactness |
  /// | list marker texts, whether there is a checkbox | whether it is checked, whether a list is ordered |
  /// | authors and dates of author lines and embedded posts, dates in texts | how a date is spelled out |
  /// | labels of buttons | what they do and how they look |
  /// | titles, descriptions and authors of articles; whether a banner has a channel | addresses of blocks, coordinates, playback, spoilers |
  /// | | whether quotes are collapsed and details expanded; the page's own properties |
  public var structureFingerprint: UInt64 {
    var hasher = FingerprintHasher()
    hasher.combine(blocks.count)
    for step in walk {
      switch step.node {
      case .block(let block): block.combineNode(into: &hasher)
      case .item(let item): item.combineNode(into: &hasher)
      }
      hasher.combine(step.node.nested.count)
    }
    return hasher.value
  }
}

extension InstantPageListItem {
  /// Everything but the blocks the item holds.
  fileprivate func combineNode(into hasher: inout FingerprintHasher) {
    switch self {
    case .unknown:
      hasher.combine(0x80 as UInt8)
    case .text(let text, let num, let checked):
      hasher.combine(0x81 as UInt8)
      hasher.combine(num)
      hasher.combine(checked == nil ? 0 as UInt8 : 1)
      text.combine(into: &hasher)
    case .blocks(_, let num, let checked):
      hasher.combine(0x82 as UInt8)
      hasher.combine(num)
      hasher.combine(checked == nil ? 0 as UInt8 : 1)
    }
  }
}
