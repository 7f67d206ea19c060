import PageModel

extension MarkdownWriter {
  mutating func writeList(_ items: [InstantPageListItem], ordered: Bool) {
    let first = ordered ? Ascii.period : Ascii.hyphen
    let second = ordered ? Ascii.rightParenthesis : UInt8(ascii: "+")
    let previous = ListMarker(isOrdered: ordered, byte: first)
    // The same marker would go on with the list before.
    let marker = ListMarker(
      isOrdered: ordered, byte: previousList == previous ? second : first)
    var number = ordered ? Self.start(of: items) : 0
    var hasWritten = false
    for index in items.indices {
      log.enter(index)
      if write(items[index], marker: marker, number: number) {
        hasWritten = true
        separator = nil
        number += 1
      }
      log.leave()
    }
    if !hasWritten { return lose("an empty list") }
    endBlock()
    previousList = marker
  }

  static func start(of items: [InstantPageListItem]) -> Int {
    guard let number = items.first(where: { $0 != .unknown })?.number.flatMap({ Int($0) }),
      (0...999_999_999).contains(number)
    else { return 1 }
    return number
  }

  /// Whether anything was written.
  private mutating func write(
    _ item: InstantPageListItem, marker: ListMarker, number: Int
  ) -> Bool {
    switch item {
    case .unknown:
      lose("a list item of an unknown kind")
      return false
    case .text(let text, let num, let checked):
      return write(marker, number, num, checked) { $0.writeItemText(text) }
    case .blocks(let blocks, let num, let checked):
      return write(marker, number, num, checked) { writer in
        let outer = writer.itemLevel
        writer.itemLevel = writer.level + 1
        writer.writeItemBlocks(blocks)
        writer.itemLevel = outer
      }
    }
  }

  private mutating func write(
    _ marker: ListMarker, _ number: Int, _ num: String?, _ checked: Bool?,
    _ body: (inout MarkdownWriter) -> Void
  ) -> Bool {
    var bytes: [UInt8] = []
    if marker.isOrdered {
      bytes += String(number).utf8
      if let num, num != String(number) { lose("the number “\(num)” of a list item") }
    } else if let num {
      lose("the number “\(num)” of an item without numbers")
    }
    bytes += [marker.byte, Ascii.space]
    let indent = [UInt8](repeating: Ascii.space, count: bytes.count)
    let hasWritten = inContainer(marker: bytes, continuation: indent) { writer in
      writer.box = checked
      body(&writer)
      writer.box = nil
    }
    if hasWritten { return true }
    // Its number or its box is something to see.
    guard marker.isOrdered || checked != nil || dialect.isRich else {
      lose("an empty list item")
      return false
    }
    return inContainer(marker: bytes, continuation: indent) { writer in
      writer.box = checked
      writer.beginLine(isText: true)
      while writer.output.bytes.last == Ascii.space { writer.output.bytes.removeLast() }
      writer.output.write(Ascii.lineFeed)
    }
  }

  private mutating func writeItemText(_ text: RichText) {
    self.text.write(text, in: .paragraph, &log)
    if self.text.isBlank {
      lose("the blanks of a list item", if: !text.plainText.utf8.allSatisfy { $0 == Ascii.space })
      return
    }
    self.text.output.bytes.withUnsafeBufferPointer { writeLines($0, isText: true) }
  }

  private mutating func writeItemBlocks(_ blocks: [InstantPageBlock]) {
    // A list right below its item's text belongs to it without a blank line.
    guard blocks.count == 2, case .paragraph = blocks[0],
      case .list(let items, let ordered) = blocks[1],
      let first = items.first, first.isShown, !ordered || Self.start(of: items) == 1
    else { return write(blocks) }
    log.enter(0)
    if case .paragraph(let text) = blocks[0] { writeParagraph(text) }
    log.leave()
    if !isFirstLine { separator = nil }
    log.enter(1)
    writeList(items, ordered: ordered)
    log.leave()
  }
}

extension InstantPageListItem {
  /// Whether the item begins with text on its first line.
  fileprivate var isShown: Bool {
    guard case .text(let text, _, _) = self else { return false }
    return text.plainText.utf8.contains { !$0.isAsciiSpace }
  }
}
