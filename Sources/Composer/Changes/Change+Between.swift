extension Change {
  /// The difference of two documents, nil when there is none. Costs what differs, where the
  /// documents share what they have in common.
  public init?(from old: Document, to new: Document) {
    if old.direction != new.direction { direction = (old.direction, new.direction) }
    if old.media != new.media { media = (old.media, new.media) }
    compare(old.blocks, new.blocks, in: .root, from: (0, 0))
    if isNothing { return nil }
  }

  /// - Parameter starts: Where the stack begins in both documents; nil when it is folded away.
  private mutating func compare(
    _ old: BlockSequence, _ new: BlockSequence, in path: StackPath,
    from starts: (old: Int, new: Int)?
  ) {
    let prefix = old.commonPrefix(with: new)
    if prefix == old.count, prefix == new.count { return }
    let suffix = old.commonSuffix(with: new, atMost: min(old.count, new.count) - prefix)
    let oldRange = prefix..<(old.count - suffix)
    let newRange = prefix..<(new.count - suffix)
    func bounds(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> Span? {
      starts.map { starts in
        Span(
          old: (starts.old + old.start(of: oldRange.lowerBound))..<(starts.old
            + old.start(of: oldRange.upperBound)),
          new: (starts.new + new.start(of: newRange.lowerBound))..<(starts.new
            + new.start(of: newRange.upperBound)))
      }
    }
    let arePairs =
      oldRange.count == newRange.count && oldRange.allSatisfy { old[$0].id == new[$0].id }
    guard arePairs else {
      edits.append(
        .blocks(path, at: prefix, old: Array(old[oldRange]), new: Array(new[newRange])))
      if let span = bounds(oldRange, newRange) { spans.append(span) }
      return
    }
    for index in oldRange where old[index] != new[index] {
      let one = index..<(index + 1)
      compare(old[index], new[index], at: path[index], bounds(one, one))
    }
  }

  private mutating func compare(_ old: Block, _ new: Block, at path: BlockPath, _ bounds: Span?) {
    guard old.hasSameShell(as: new) else {
      edits.append(.blocks(path.stack, at: path.index, old: [old], new: [new]))
      if let bounds { spans.append(bounds) }
      return
    }
    let known = spans.count
    let starts = bounds.map { ($0.old.lowerBound, $0.new.lowerBound) }
    for (oldPart, newPart) in zip(old.texts, new.texts) where oldPart.text != newPart.text {
      let region = oldPart.region
      let edit = TextDifference(oldPart.text, newPart.text)
      edits.append(.text(path, region, at: edit.offset, old: edit.old, new: edit.new))
      if let starts, let oldStart = old.start(of: region), let newStart = new.start(of: region) {
        let from = starts.0 + oldStart + edit.offset
        let to = starts.1 + newStart + edit.offset
        spans.append(Span(old: from..<(from + edit.old.length), new: to..<(to + edit.new.length)))
      }
    }
    for (slot, oldBlocks, newBlocks) in old.stacks(unlike: new) {
      var inner: (Int, Int)?
      if let starts, let oldStart = old.start(of: slot), let newStart = new.start(of: slot) {
        inner = (starts.0 + oldStart, starts.1 + newStart)
      }
      compare(oldBlocks, newBlocks, in: path.entering(slot), from: inner)
    }
    spans[known...].sort { $0.old.lowerBound < $1.old.lowerBound }
    guard let bounds else { return }
    // An author's line comes and goes with what it stands under: then only the whole block tells.
    let explained = spans[known...].reduce(0) { $0 + $1.new.count - $1.old.count }
    if explained != bounds.new.count - bounds.old.count {
      spans.replaceSubrange(known..., with: [bounds])
    }
  }
}

/// The part in which two texts differ.
private struct TextDifference {
  var offset: Int
  var old: StyledText
  var new: StyledText

  init(_ old: StyledText, _ new: StyledText) {
    offset = old.commonPrefix(with: new)
    let suffix = old.commonSuffix(with: new, atMost: min(old.length, new.length) - offset)
    self.old = old.slice(offset..<(old.length - suffix))
    self.new = new.slice(offset..<(new.length - suffix))
  }
}

extension Block {
  /// The stacks in which two blocks of the same shell differ.
  fileprivate func stacks(
    unlike other: Block
  ) -> [(slot: StackSlot, old: BlockSequence, new: BlockSequence)] {
    guard case .table(let table) = self, case .table(let changed) = other else {
      return zip(stacks, other.stacks).compactMap { old, new in
        old.blocks == new.blocks ? nil : (old.slot, old.blocks, new.blocks)
      }
    }
    return zip(table.rows, changed.rows).enumerated().flatMap { row, pair in
      // Rows that are shared are equal at once.
      pair.0 == pair.1
        ? []
        : zip(pair.0.cells, pair.1.cells).enumerated().compactMap { cell, cells in
          cells.0.blocks == cells.1.blocks
            ? nil : (.cell(row: row, cell: cell), cells.0.blocks, cells.1.blocks)
        }
    }
  }
}
