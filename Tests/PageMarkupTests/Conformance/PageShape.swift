import PageModel

/// What both cmark-gfm's tree and a page say of a text: blocks, and in them stretches of equally
/// formatted text. Spelled as one string, so that differences show.
///
/// Left out on both sides is what the dialects spell on purpose in another way: empty headings,
/// quotes and code; blank paragraphs; blanks behind a hard line break, which Rich Markdown drops
/// however the break is spelled; how styles around the same text lie around each other.
struct PageShape {
  /// Of equally formatted text.
  struct Run {
    var styles: Set<String>
    var text: String
  }

  static func spelling(_ runs: [Run]) -> String {
    var merged: [Run] = []
    var endsLine = false
    for run in runs {
      var run = run
      if !run.styles.contains("code") {
        if endsLine { run.text = String(run.text.drop { $0 == " " || $0 == "\t" }) }
        run.text.replace(#/\n[ \t]+/#, with: "\n")
      }
      if run.text.isEmpty { continue }
      endsLine = run.text.hasSuffix("\n")
      if let last = merged.last, last.styles == run.styles {
        merged[merged.count - 1].text += run.text
      } else {
        merged.append(run)
      }
    }
    return merged.map { run in
      let text = run.text.replacing("\t", with: " ")
      return run.styles.isEmpty ? text : "\(run.styles.sorted().joined(separator: "+")){\(text)}"
    }.joined()
  }

  static func isBlank(_ runs: [Run]) -> Bool {
    runs.allSatisfy { run in
      run.text.unicodeScalars.allSatisfy { " \n\t".unicodeScalars.contains($0) }
    }
  }

  static func block(_ name: String, _ content: String) -> String {
    content.isEmpty ? "" : "\(name)[\(content)]"
  }

  /// An item without anything in it is kept by one dialect and dropped by the other.
  static func list(_ name: String, _ items: [String]) -> String {
    block(name, items.filter { !$0.isEmpty }.joined(separator: "|"))
  }

  // MARK: Pages

  static func of(_ blocks: [InstantPageBlock]) throws -> String {
    try blocks.map(of).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func of(_ block: InstantPageBlock) throws -> String {
    switch block {
    case .paragraph(let text): return Self.block("p", spelling(try runs(of: text)))
    case .heading(let text, let level): return Self.block("h\(level)", spelling(try runs(of: text)))
    case .preformatted(let text, let language):
      return Self.block("pre:\(language ?? "")", text.plainText)
    case .divider: return "hr"
    case .blockQuote(let blocks, _, _): return Self.block("quote", try of(blocks))
    case .list(let items, let ordered):
      return list(
        ordered ? "ol" : "ul",
        try items.map { item in
          switch item {
          case .unknown: return ""
          case .text(let text, _, _):
            let runs = try runs(of: text)
            return isBlank(runs) ? "" : Self.block("p", spelling(runs))
          case .blocks(let blocks, _, _): return try of(blocks)
          }
        })
    case .table(_, let rows, _, _, _):
      let lines = try rows.map { row in
        try row.cells.map { try $0.text.map { spelling(try runs(of: $0)) } ?? "" }
          .joined(separator: "|")
      }
      return "table[\(lines.joined(separator: "/"))]"
    default: throw RecordedPage.Unexpected(value: "\(block)")
    }
  }

  private static func runs(of text: RichText, _ styles: Set<String> = []) throws -> [Run] {
    switch text {
    case .empty: return []
    case .plain(let text): return [Run(styles: styles, text: text)]
    case .concat(let parts): return try parts.flatMap { try runs(of: $0, styles) }
    case .bold(let text): return try runs(of: text, styles.union(["bold"]))
    case .italic(let text): return try runs(of: text, styles.union(["italic"]))
    case .strikethrough(let text): return try runs(of: text, styles.union(["struck"]))
    case .fixed(let text): return try runs(of: text, styles.union(["code"]))
    case .url(let text, let url, _): return try runs(of: text, styles.union([url]))
    default: throw RecordedPage.Unexpected(value: "\(text)")
    }
  }
}
