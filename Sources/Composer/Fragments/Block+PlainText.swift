import PageModel

extension [Block] {
  /// The blocks as plain text, a line for each text. Checked and open items say so by a box, a
  /// table's row is one line.
  var plainText: String {
    flatMap(\.plainLines).joined(separator: "\n")
  }
}

extension Fragment {
  /// See ``Fragment/plainText``: `⬜ ` stands before an open item of a checklist, `✅ ` before a
  /// checked one; ``Fragment/reading(plainText:)`` knows them.
  public var plainText: String { blocks.plainText }
}

/// How a plain text and RTF say that an item is checked.
enum ChecklistPrefix {
  static let open = "\u{2B1C} "
  static let checked = "\u{2705} "

  static func of(_ list: ListMembership?) -> String {
    guard list?.marker == .checklist else { return "" }
    return list?.checked == true ? checked : open
  }

  /// Whether the text begins with a box, and how long that is in UTF-16 units. A variation
  /// selector may stand behind the box.
  static func read(_ text: String) -> (isChecked: Bool, length: Int)? {
    var scalars = text.unicodeScalars[...]
    let box = scalars.popFirst()
    guard box == "\u{2B1C}" || box == "\u{2705}" else { return nil }
    var length = 1
    if scalars.first == "\u{FE0F}" {
      scalars.removeFirst()
      length += 1
    }
    guard scalars.first == " " else { return nil }
    return (box == "\u{2705}", length + 1)
  }
}

extension Block {
  fileprivate var plainLines: [String] {
    switch self {
    case .paragraph(let paragraph):
      return [ChecklistPrefix.of(paragraph.list) + paragraph.text.plainText]
    case .code(let code): return [code.text.plainText]
    case .pullQuote(let quote): return quote.text.plainLines + quote.author.plainLines
    case .blockQuote(let quote):
      return quote.children.flatMap(\.plainLines) + quote.author.plainLines
    case .details(let details):
      return [details.title.plainText] + details.children.flatMap(\.plainLines)
    case .media(let media): return media.caption.plainLines
    case .table(let table):
      return table.rows.indices.map { table.line(ofRow: $0).plainText }
    case .buttonRow(let row): return [row.buttons.map(\.text.plainText).joined(separator: " ")]
    case .carried: return flattened.flatMap(\.plainLines)
    }
  }
}

extension StyledText {
  fileprivate var plainLines: [String] {
    isEmpty ? [] : [plainText]
  }
}
