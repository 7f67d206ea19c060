import CCMarkGFM

/// The footnotes of a document by their labels. Labels differ only by more than their case.
struct FootnoteLabels {
  /// Definitions in the order of the text.
  private(set) var labels: [String] = []
  private var indices: [String: Int] = [:]
  /// Indices of definitions in the order of their first references.
  private(set) var referenced: [Int] = []
  private var numbers: [Int: Int] = [:]

  /// The index of the new definition, and whether its label is new.
  mutating func define(_ label: String) -> (index: Int, isNew: Bool) {
    let index = labels.count
    labels.append(label)
    let key = label.lowercased()
    if indices[key] != nil { return (index, false) }
    indices[key] = index
    return (index, true)
  }

  func index(of label: String) -> Int? {
    indices[label.lowercased()]
  }

  /// The number that a reference to a definition shows.
  mutating func refer(to index: Int) -> Int {
    if let number = numbers[index] { return number }
    referenced.append(index)
    numbers[index] = referenced.count
    return referenced.count
  }

  /// The number of a definition, nil if nothing refers to it.
  func number(of index: Int) -> Int? {
    numbers[index]
  }

  /// Whether the definition is the one that references lead to.
  func isFirst(_ index: Int) -> Bool {
    self.index(of: labels[index]) == index
  }
}

extension MarkdownSyntax {
  /// `[^label]: text` begins a footnote; lines indented by four columns continue it.
  func openFootnote(_ line: BlockLine) -> CMarkNode? {
    guard features.contains(.footnotes),
      let label = footnoteLabel(in: line.bytes, at: line.start, end: line.bytes.count),
      line.bytes[label.upperBound + 1] == Ascii.colon
    else { return nil }
    let name = String(decoding: line.bytes[label], as: UTF8.self)
    let definition = footnotes.define(name)
    if !definition.isNew { warn(.footnoteRepeated(label: name), at: line.position) }
    let node = line.open(
      CMARK_NODE_CUSTOM_BLOCK, as: OwnNode(.footnote, index: definition.index), by: self)
    var end = label.upperBound + 2
    while line.bytes[end].isBlank { end += 1 }
    line.advance(to: end)
    return node
  }

  func continuesFootnote(_ parser: UnsafeMutablePointer<cmark_parser>) -> Bool {
    if parser.pointee.indent >= 4 {
      parser.pointee.curline.ptr.withMemoryRebound(
        to: CChar.self, capacity: Int(parser.pointee.curline.size)
      ) { line in
        cmark_parser_advance_offset(parser, line, 4, 1)
      }
      return true
    }
    return parser.pointee.blank
  }

  /// `[^label]` inside text, at its `^`. cmark-gfm has just taken the bracket before it and will
  /// take the one behind it: the first is emptied here, the second is dropped from the text that
  /// follows when the page is built.
  func openFootnoteReference(_ place: InlinePlace) -> CMarkNode? {
    let start = place.start
    guard start > 0, place.text[start - 1] == Ascii.leftBracket,
      !place.text.isEscaped(at: start - 1),
      let label = footnoteLabel(in: place.text, at: start - 1, end: place.text.count),
      let index = footnotes.index(of: String(decoding: place.text[label], as: UTF8.self))
    else { return nil }
    cmark_node_unput(place.parent, 1)
    return place.node(
      OwnNode(.footnoteReference, index: index), showing: label, end: label.upperBound)
  }
}
