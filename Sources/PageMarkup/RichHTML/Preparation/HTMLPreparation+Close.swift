/// End tags.
extension HTMLPreparation {
  mutating func close(_ tag: RichTag, _ written: RichTagSource, _ range: Range<Int>) {
    if tag.isVoid { return edits.replace(range) }
    if tag == .tableSection {
      // Rows end by what follows them.
      return edits.replace(range)
    }
    guard let index = open.lastIndex(where: { !$0.isDue && $0.tag.isClosed(by: tag) }),
      !isHidden(index, from: tag)
    else {
      // A paragraph may have been ended by a block in it.
      if tag != .paragraph {
        warn(.unmatchedEndTag(name: tag.name), at: range.lowerBound)
      }
      return edits.replace(range)
    }
    if open[index].duplicates > 0 {
      open[index].duplicates -= 1
      return edits.replace(range)
    }
    if tag.isSpan, open[(index + 1)...].contains(where: { !$0.tag.isSpan }) {
      open[index].isDue = true
      return edits.replace(range)
    }
    let crossed = tag.isSpan ? crossed(above: index) : []
    if index < open.count - 1 { end(downTo: index + 1, at: range.lowerBound) }
    let entry = open.removeLast()
    let isWritten =
      written.attributes.isEmpty && !written.isSelfClosing && entry.tag == tag
      && isSameName(entry.name, written.name)
    if !isWritten {
      edits.replace(range)
      appendEnd(of: entry)
    }
    endDue(at: range.upperBound)
    reopen(crossed, at: range.upperBound)
  }

  /// `<strong>` is not closed by `</b>` for Gumbo.
  private func isSameName(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    PackedName(source.slice(first)) == PackedName(source.slice(second))
  }

  /// What is around a table's cell cannot be closed from inside of it.
  private func isHidden(_ index: Int, from tag: RichTag) -> Bool {
    if tag == .table || tag.isTablePart { return false }
    return open[(index + 1)...].contains { $0.tag.isTablePart }
  }

  /// Writes the end tags of what is open, through the element at `index`.
  mutating func end(downTo index: Int, at offset: Int) {
    edits.insert(at: offset)
    while open.count > index {
      let entry = open.removeLast()
      appendEnd(of: entry)
    }
    endDue(at: offset)
  }

  /// Ends the element at `index`, and lets what was open in its text go on behind it.
  mutating func endCrossing(downTo index: Int, at offset: Int) {
    let crossed = crossed(above: index)
    end(downTo: index, at: offset)
    reopen(crossed, at: offset)
  }

  /// What is open in the text of the element at `index` and can go on behind it.
  private func crossed(above index: Int) -> [OpenTag] {
    open[(index + 1)...].filter { $0.tag.goesOn && !$0.isDue && $0.isShort }
  }

  private mutating func reopen(_ crossed: [OpenTag], at offset: Int) {
    if crossed.isEmpty { return }
    edits.insert(at: offset)
    for entry in crossed {
      if let written = RichTagSource(source, at: entry.source.lowerBound) {
        append(entry.tag, written)
      }
    }
    open.append(contentsOf: crossed)
  }

  /// Ends what only waited for the block inside of it to end.
  private mutating func endDue(at offset: Int) {
    while let last = open.last, last.isDue {
      open.removeLast()
      edits.insert(at: offset)
      appendEnd(of: last)
    }
  }
}

extension OpenTag {
  /// Whether the tag may be written once more: what is long would be copied too often.
  fileprivate var isShort: Bool { source.count <= 512 }
}

extension RichTag {
  /// Whether the element can be split in two.
  fileprivate var goesOn: Bool { isStyle || self == .link }
}
