/// Quotes and details around blocks.
extension Transaction {
  /// Puts the touched blocks of the caret's stack into a quote; across stacks, the document's own
  /// blocks. Inside a quote this quotes one level deeper.
  mutating func wrapInQuote() -> Bool {
    wrap { blocks, id in .blockQuote(BlockQuote(blocks, id: id)) }
  }

  /// Puts the touched blocks into details, the caret in the title.
  mutating func wrapInDetails() -> Bool {
    guard
      wrap({ blocks, id in
        .details(Details(blocks, id: id))
      }), let owner = document.place(at: selection.head)?.stack.owner
    else { return false }
    putCaret(atStartOf: owner)
    return true
  }

  private mutating func wrap(_ make: (BlockSequence, BlockID) -> Block) -> Bool {
    let (stack, range) = touchedSiblings ?? (.root, touchedTopBlocks)
    guard !stack.isCell, let blocks = document.stack(stack) else { return false }
    let wrapped = BlockSequence(blocks[range.lowerBound...range.upperBound])
    guard stack.steps.count + wrapped.depth < DocumentLimit.depth else { return false }
    let block = make(wrapped, document.ids.make())
    replace(range.lowerBound..<(range.upperBound + 1), in: stack, with: [block])
    putCaret(atStartOf: stack[range.lowerBound].entering(.body)[0])
    return true
  }

  /// Takes the innermost quote around the caret away; what was written as its author stays.
  mutating func unwrapQuote() -> Bool {
    unwrap { block in
      if case .blockQuote = block { return true }
      return false
    }
  }

  /// Takes the innermost details around the caret away; the title stays as a paragraph.
  mutating func unwrapDetails() -> Bool {
    unwrap { block in
      if case .details = block { return true }
      return false
    }
  }

  private mutating func unwrap(_ isWanted: (Block) -> Bool) -> Bool {
    guard let place = document.place(at: selection.head) else { return false }
    var path: BlockPath? = place.block
    while let wanted = path, let block = document.block(wanted) {
      guard isWanted(block) else {
        path = wanted.stack.owner
        continue
      }
      unwrap(wanted)
      putCaret(
        at: place.moved(outOf: wanted, leading: block.text(of: .detailsTitle).isEmpty ? 0 : 1))
      return true
    }
    return false
  }

  /// Takes a quote or details away from around what they hold. The author's line and the title are
  /// kept as paragraphs.
  mutating func unwrap(_ path: BlockPath) {
    guard let block = document.block(path) else { return }
    let blocks = block.flattened.map { inner in
      inner.id == .none ? makeBlank(inner.text(of: .paragraph)) : inner
    }
    replace(path.index..<(path.index + 1), in: path.stack, with: blocks)
  }

  /// Folds a quote or opens it; a caret inside goes to the quote's gap, one at the gap inside.
  mutating func setQuoteCollapsed(_ id: BlockID, _ isCollapsed: Bool) -> Bool {
    guard let path = document.path(of: id), case .blockQuote(var quote)? = document.block(path),
      quote.isCollapsed != isCollapsed
    else { return false }
    quote.isCollapsed = isCollapsed
    fold(path, to: .blockQuote(quote), isFolded: isCollapsed)
    return true
  }

  /// Folds details or opens them; a caret inside goes to the title.
  mutating func setDetailsExpanded(_ id: BlockID, _ isExpanded: Bool) -> Bool {
    guard let path = document.path(of: id), case .details(var details)? = document.block(path),
      details.isExpanded != isExpanded
    else { return false }
    details.isExpanded = isExpanded
    fold(path, to: .details(details), isFolded: !isExpanded)
    return true
  }

  private mutating func fold(_ path: BlockPath, to block: Block, isFolded: Bool) {
    let places = (document.place(at: selection.anchor), document.place(at: selection.head))
    kind = .format
    document.replace(path, with: block)
    func position(_ place: Place?) -> Int {
      if let position = place.flatMap({ document.position(of: $0) }) { return position }
      guard let stops = document.stops(of: path) else { return 0 }
      // Folded away: to what is left of it, behind a title.
      return isFolded ? stops.upperBound : stops.lowerBound
    }
    selection = Selection(anchor: position(places.0), head: position(places.1))
  }
}

extension Place {
  /// Where a place inside a block is when its children are in its place; the block's own lines lead
  /// to the first of them.
  ///
  /// - Parameter leading: How many blocks come before the children.
  fileprivate func moved(outOf path: BlockPath, leading: Int) -> Place {
    let depth = path.stack.steps.count
    guard stack.steps.count > depth else { return Place(path, .text(.paragraph, 0)) }
    var moved = self
    let outer = moved.block.stack.steps.remove(at: depth)
    if moved.block.stack.steps.count > depth {
      moved.block.stack.steps[depth].index += outer.index + leading
    } else {
      moved.block.index += outer.index + leading
    }
    return moved
  }
}

extension BlockSequence {
  /// How many quotes and details are inside each other.
  var depth: Int {
    reduce(0) { deepest, block in
      switch block {
      case .blockQuote(let quote): return Swift.max(deepest, quote.children.depth + 1)
      case .details(let details): return Swift.max(deepest, details.children.depth + 1)
      case .paragraph, .code, .pullQuote, .media, .table, .buttonRow, .carried: return deepest
      }
    }
  }
}
