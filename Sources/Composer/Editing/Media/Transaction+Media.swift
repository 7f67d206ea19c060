extension Transaction {
  /// - Returns: Whether there is such a block, and something to do to it.
  mutating func perform(_ command: MediaCommand, on id: BlockID) -> Bool {
    guard let path = document.path(of: id), case .media(var media)? = document.block(path) else {
      return false
    }
    switch command {
    case .remove(0) where media.items.count == 1: return deleteBlock(id)
    case .add(let items, let index):
      guard (media.items + items).allSatisfy(\.source.isGroupable), !items.isEmpty else {
        return false
      }
      let index = min(max(0, index ?? media.items.count), media.items.count)
      media.items.insert(contentsOf: items, at: index)
    case .remove(let index):
      guard media.items.indices.contains(index) else { return false }
      media.items.remove(at: index)
    case .move(let from, let to):
      guard media.items.indices.contains(from), media.items.indices.contains(to) else {
        return false
      }
      media.items.insert(media.items.remove(at: from), at: to)
    case .setArrangement(let arrangement): media.arrangement = arrangement
    case .toggleSpoiler(let index):
      if let index, media.items.indices.contains(index) {
        media.items[index].isSpoiler.toggle()
      } else {
        let isOn = !media.items[0].isSpoiler
        for index in media.items.indices { media.items[index].isSpoiler = isOn }
      }
    case .setAlignment(let alignment): media.alignment = alignment
    case .setWidth(let width):
      guard width.map({ $0 > 0 && $0.isFinite }) ?? true else { return false }
      media.displayWidth = width
    case .setCaption(let caption): media.caption = caption
    case .setLocation(let latitude, let longitude):
      guard case .location(_, _, let zoom) = media.items[0].source,
        (-90...90).contains(latitude), (-180...180).contains(longitude)
      else { return false }
      media.items[0].source = .location(latitude: latitude, longitude: longitude, zoom: zoom)
    }
    let places = (document.place(at: selection.anchor), document.place(at: selection.head))
    document.replace(path, with: .media(media))
    let positions = [places.0, places.1].map { place in
      // What stood in the old caption may stand within a character of the new one.
      document.caretPosition(
        near: place.flatMap { document.position(of: $0) }
          ?? document.stops(of: path)?.upperBound ?? 0)
    }
    selection = Selection(anchor: positions[0], head: positions[1])
    return true
  }

  /// Removes a block, the caret at the end of the one before it.
  mutating func deleteBlock(_ id: BlockID) -> Bool {
    guard let path = document.path(of: id), let start = document.start(of: path) else {
      return false
    }
    remove(path)
    putCaret(at: document.stop(atOrBefore: start) ?? document.firstStop)
    return true
  }

  /// Puts a block at the caret: in the place of an empty paragraph, between the halves of a
  /// paragraph, or beside it. Media and tables do not stand in quotes, and in a cell only media
  /// and code stand.
  ///
  /// - Returns: Whether the block may stand there.
  mutating func insertBlock(_ block: Block) -> Bool {
    var copy = self
    copy.putCaret(at: selection.lower)
    guard let place = Caret(document, at: copy.selection.head),
      place.stackMayHold(block, in: document)
    else { return false }
    deleteSelection()
    guard let caret else { return false }
    let fresh = fresh(block)
    var path = caret.path
    var replaced = 0
    if caret.isInBlank {
      replaced = 1
    } else if let paragraph = caret.paragraph, !caret.isAtStart, !caret.isAtEnd {
      splitParagraph(caret)
      // Both halves of a heading that a block comes between are headings.
      updateParagraph(path.neighbour(1)) { $0.style = paragraph.style }
      path = path.neighbour(1)
    } else if caret.isAtGap || (caret.paragraph != nil && caret.isAtStart && !caret.text.isEmpty) {
      // In front of the caret's block.
    } else {
      path = path.neighbour(1)
    }
    replace(path.index..<(path.index + replaced), in: path.stack, with: fresh)
    land(on: path)
    return true
  }

  /// Into the caption or the first cell of a new block; behind one without text.
  private mutating func land(on path: BlockPath) {
    switch document.block(path) {
    case .media(let media)? where !media.isCaptionless:
      putCaret(at: Place(path, .text(.caption, media.caption.length)))
    case .media?, .carried?, .buttonRow?:
      let below = path.neighbour(1)
      if document.block(below)?.paragraph == nil { insert(makeBlank(), at: below) }
      putCaret(atStartOf: below)
    case .paragraph?, .code?, .pullQuote?, .blockQuote?, .details?, .table?, nil:
      putCaret(atStartOf: path)
    }
  }

  /// The block as a document may have it, with ids of its own; media that cannot share a block are
  /// several.
  private mutating func fresh(_ block: Block) -> [Block] {
    Document([block]).blocks.map { $0.mappingIDs { document.ids.make() } }
  }
}

extension Caret {
  fileprivate func stackMayHold(_ block: Block, in document: Document) -> Bool {
    let isInQuote = path.stack.steps.indices.contains { index in
      let steps = path.stack.steps
      let owner = BlockPath(StackPath(Array(steps[..<index])), steps[index].index)
      if case .blockQuote? = document.block(owner) { return true }
      return false
    }
    let depth = path.stack.steps.count + BlockSequence([block]).depth
    guard depth <= DocumentLimit.depth || block.stacks.isEmpty else { return false }
    switch block {
    case .media: return !isInQuote
    case .table: return !isInQuote && cell == nil && !isAtGap
    case .code, .paragraph: return true
    case .pullQuote, .blockQuote, .details, .buttonRow, .carried: return cell == nil
    }
  }
}
