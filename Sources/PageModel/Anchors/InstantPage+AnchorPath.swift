extension InstantPage {
  /// The details that must be open for the anchor `name` to be visible, from the outermost in.
  ///
  /// Each number counts the details of one body in reading order: those of quotes, covers, embedded
  /// posts and list items count along with those around, the body of details counts for itself.
  /// `[]` means the anchor is outside of details, nil that there is no such anchor (or that the
  /// name is empty, which means the top of a page and not an anchor).
  ///
  /// Anchor blocks and anchors inside the texts of blocks are found, so are those in titles, cells,
  /// list items and quote captions. Not searched: captions of media, collages, slideshows, buttons,
  /// related articles.
  public func anchorPath(_ name: String) -> [Int]? {
    guard !name.isEmpty else { return nil }
    var ordinal = 0
    return AnchorSearch(name: name).path(in: blocks, ordinal: &ordinal)
  }
}

private struct AnchorSearch {
  let name: String

  /// - Parameter ordinal: How many details the body has shown by now.
  func path(in blocks: [InstantPageBlock], ordinal: inout Int) -> [Int]? {
    for block in blocks {
      if let path = path(in: block, ordinal: &ordinal) { return path }
    }
    return nil
  }

  private func path(in block: InstantPageBlock, ordinal: inout Int) -> [Int]? {
    let place = block.anchorPlace
    if case .anchor(let own) = block, isSameText(own, name) { return [] }
    if place.before.contains(where: isAnchored) { return [] }
    switch place.inside {
    case .nothing:
      break
    case .shared(let blocks):
      if let path = path(in: blocks, ordinal: &ordinal) { return path }
    case .items(let items):
      if let path = path(in: items, ordinal: &ordinal) { return path }
    case .details(let blocks):
      let own = ordinal
      ordinal += 1
      var inner = 0
      if let path = path(in: blocks, ordinal: &inner) { return [own] + path }
    }
    return place.after.contains(where: isAnchored) ? [] : nil
  }

  private func path(in items: [InstantPageListItem], ordinal: inout Int) -> [Int]? {
    for item in items {
      switch item {
      case .unknown:
        break
      case .text(let text, _, _):
        if isAnchored(text) { return [] }
      case .blocks(let blocks, _, _):
        if let path = path(in: blocks, ordinal: &ordinal) { return path }
      }
    }
    return nil
  }

  private func isAnchored(_ text: RichText) -> Bool {
    var walk = text.walk.makeIterator()
    while let text = walk.next() {
      if case .anchor(_, let own) = text, isSameText(own, name) { return true }
      if case .textButton = text { walk.skipNested() }
    }
    return false
  }
}

/// Where an anchor may hide in a block.
private struct AnchorPlace {
  enum Inside {
    case nothing
    /// Blocks whose details count along with those around.
    case shared([InstantPageBlock])
    case items([InstantPageListItem])
    case details([InstantPageBlock])
  }

  var before: [RichText] = []
  var inside = Inside.nothing
  var after: [RichText] = []
}

extension InstantPageBlock {
  fileprivate var anchorPlace: AnchorPlace {
    switch self {
    case .unsupported, .divider, .anchor, .formula, .image, .video, .audio, .document, .map,
      .webEmbed, .channelBanner, .collage, .slideshow, .relatedArticles, .buttonRow:
      return AnchorPlace()
    case .title(let text), .subtitle(let text), .header(let text), .subheader(let text),
      .paragraph(let text), .footer(let text), .kicker(let text), .thinking(let text),
      .authorDate(let text, _), .preformatted(let text, _), .heading(let text, _):
      return AnchorPlace(before: [text])
    case .pullQuote(let text, let caption):
      return AnchorPlace(before: [text, caption])
    case .table(let title, let rows, _, _, _):
      return AnchorPlace(before: [title] + rows.flatMap { $0.cells.compactMap(\.text) })
    case .list(let items, _):
      return AnchorPlace(inside: .items(items))
    case .blockQuote(let blocks, let caption, _):
      return AnchorPlace(inside: .shared(blocks), after: [caption])
    case .postEmbed(_, _, _, _, _, let blocks, _):
      return AnchorPlace(inside: .shared(blocks))
    case .cover(let block):
      return AnchorPlace(inside: .shared([block]))
    case .details(let title, let blocks, _):
      return AnchorPlace(before: [title], inside: .details(blocks))
    }
  }
}
