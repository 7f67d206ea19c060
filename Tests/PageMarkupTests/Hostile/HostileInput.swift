/// A text made to take a parser long: a short pattern, repeated.
struct HostileInput: Sendable, CustomStringConvertible {
  /// The name of its file in `Examples/hostile`, without the extension.
  var name: String
  /// What it aims at, for that folder's README.
  var aim: String
  var prefix = ""
  var unit: String
  var suffix = ""
  /// Stands between two lines of repetitions.
  var separator = "\n"
  /// The pattern of the second half, if it is another one.
  var secondUnit: String?
  /// Repetitions in bytes before a line is ended; 0 for units that have line ends themselves.
  var lineLength = 30_000

  var description: String { name }

  /// The text with about `size` bytes.
  func text(ofSize size: Int) -> String {
    var bytes = Array(prefix.utf8)
    bytes.reserveCapacity(size + 64)
    let first = Array(unit.utf8)
    let second = secondUnit.map { Array($0.utf8) }
    let last = Array(suffix.utf8)
    var line = 0
    while bytes.count + first.count + last.count <= size {
      let repeated = bytes.count < size / 2 ? first : second ?? first
      bytes.append(contentsOf: repeated)
      line += repeated.count
      if lineLength > 0, line > lineLength {
        bytes.append(contentsOf: separator.utf8)
        line = 0
      }
    }
    bytes.append(contentsOf: last)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension HostileInput {
  /// All of them; each is a file in `Examples/hostile`.
  static let all: [HostileInput] = brackets + emphasis + code + tags + links + blocks + others

  private static let brackets = [
    HostileInput(name: "brackets-open", aim: "links that are never closed", unit: "["),
    HostileInput(name: "brackets-nested", aim: "brackets in brackets", unit: "[", secondUnit: "]"),
    HostileInput(name: "brackets-pairs", aim: "references to nothing", unit: "[a][b]"),
    HostileInput(
      name: "brackets-and-definition", aim: "references looked up one by one",
      prefix: "[z]: y\n\n", unit: "[a] [[b] "),
    HostileInput(name: "pictures-open", aim: "pictures that are never closed", unit: "!["),
    HostileInput(
      name: "pictures-and-links", aim: "every link looks through all open pictures",
      unit: "![[]()"),
    HostileInput(
      name: "pictures-then-links", aim: "links behind open pictures", unit: "![",
      secondUnit: "[](a)"),
    HostileInput(name: "link-addresses", aim: "addresses that are never closed", unit: "[a](<b"),
    HostileInput(
      name: "link-parentheses", aim: "parentheses in addresses", unit: "[a](", suffix: ")"),
    HostileInput(name: "link-titles", aim: "titles that are never closed", unit: "[a](b \"c' "),
    HostileInput(
      name: "emphasis-around-links", aim: "every link looks through all open emphasis",
      unit: "*a_[b](c)"),
  ]

  private static let emphasis = [
    HostileInput(name: "emphasis-open", aim: "emphasis that is never closed", unit: "*a "),
    HostileInput(name: "emphasis-nested", aim: "emphasis as deep as the text", unit: "**a *"),
    HostileInput(name: "emphasis-close", aim: "closers without openers", unit: "a** b* c_ "),
    HostileInput(
      name: "emphasis-mixed", aim: "closers that look back to the beginning", unit: "a__:_*b~~ "),
    HostileInput(name: "emphasis-crossed", aim: "markers that cross", unit: "~~&=_a*"),
    HostileInput(name: "emphasis-one-run", aim: "one run of markers", unit: "*a", suffix: "****"),
    HostileInput(
      name: "emphasis-lengths", aim: "runs whose lengths never fit", prefix: "a**b",
      unit: "c* "),
    HostileInput(name: "tildes", aim: "strikethrough", unit: "a~~ ~~~b ~"),
    HostileInput(
      name: "wide-emphasis", aim: "emphasis between full-width punctuation", unit: "は**（x）**"),
    HostileInput(
      name: "wide-emphasis-mixed", aim: "its markers next to each other", unit: "）~~**は_*（"),
  ]

  private static let code = [
    HostileInput(
      name: "backticks", aim: "runs of backticks that find no partner", unit: "`a``b```c````d"),
    HostileInput(name: "backticks-one", aim: "single backticks", unit: "`a"),
    HostileInput(
      name: "dollars-open", aim: "dollar signs that cannot close", unit: "$a ", suffix: "b$"),
    HostileInput(name: "dollars-mixed", aim: "dollar signs one and two", unit: "$a $$b "),
    HostileInput(
      name: "dollars-and-code", aim: "dollar signs before code", unit: "$a `b` ``c "),
    HostileInput(
      name: "round-formulas", aim: "round formulas that are never closed", unit: "\\(a "),
    HostileInput(
      name: "square-formulas", aim: "square formulas that are never closed", unit: "\\[\n",
      suffix: "\\] a\n", lineLength: 0),
    HostileInput(
      name: "formula-lines", aim: "formulas whose quote ends", unit: "> $$\n> a\n\n",
      suffix: "$$\n", lineLength: 0),
    HostileInput(
      name: "formula-nested", aim: "formulas in lists that end",
      unit: "- \\[\n  a\n- b\n", suffix: "\\]\n", lineLength: 0),
  ]

  private static let tags = [
    HostileInput(name: "tags-open", aim: "tags that are never closed", unit: "<a b='"),
    HostileInput(
      name: "tags-attributes", aim: "attributes without end", prefix: "<a", unit: " b=c"),
    HostileInput(name: "tags-less-than", aim: "less-than signs", unit: "<"),
    HostileInput(name: "tags-comments", aim: "comments that are never closed", unit: "a <!-- "),
    HostileInput(
      name: "tags-instructions", aim: "instructions that are never closed", unit: "a <? "),
    HostileInput(
      name: "tags-sections", aim: "sections that are never closed", unit: "a <![CDATA[ ]] "),
    HostileInput(
      name: "tags-declarations", aim: "declarations that are never closed", unit: "a <!B "),
    HostileInput(name: "tags-styles", aim: "styles that are never closed", unit: "<u>a</sub>"),
    HostileInput(name: "entities", aim: "references to nothing", unit: "&a;&#9999999;&#x"),
  ]

  private static let links = [
    HostileInput(name: "bare-hosts", aim: "hosts with underscores", unit: "www._"),
    HostileInput(name: "bare-schemes", aim: "schemes without hosts", unit: "http://"),
    HostileInput(
      name: "bare-parentheses", aim: "parentheses behind a link", prefix: "http://a", unit: ")"),
    HostileInput(name: "bare-references", aim: "references behind a link", unit: "http://a&b;;"),
    HostileInput(name: "bare-links", aim: "links right behind each other", unit: "http://a<"),
    HostileInput(name: "mail", aim: "at signs", unit: "a@b.c@"),
    HostileInput(name: "mail-names", aim: "long names", unit: "a.-_", suffix: "@"),
    HostileInput(name: "mail-scheme", aim: "schemes of addresses", unit: "mailto:a@"),
    HostileInput(
      name: "definitions", aim: "a long address, copied for every reference",
      prefix: "[a]: " + String(repeating: "x", count: 10_000) + "\n\n", unit: "[a]\n",
      lineLength: 0),
    HostileInput(
      name: "definitions-many", aim: "very many definitions", unit: "[a]: b\n[c]: d 'e\n",
      lineLength: 0),
  ]

  private static let blocks = [
    HostileInput(name: "quotes-in-a-line", aim: "quotes in quotes on one line", unit: ">"),
    HostileInput(
      name: "quotes-deep", aim: "64 quotes on every line",
      unit: String(repeating: ">", count: 64) + "a\n", lineLength: 0),
    HostileInput(name: "lists-in-a-line", aim: "lists in lists on one line", unit: "- * + 1. "),
    HostileInput(
      name: "lists-then-blanks", aim: "blank lines under lists in lists",
      prefix: String(repeating: "- ", count: 9_000) + "a\n", unit: "\n", lineLength: 0),
    HostileInput(
      name: "lists-and-quotes", aim: "both in each other on every line",
      unit: String(repeating: "> - ", count: 16) + "a\n", lineLength: 0),
    HostileInput(name: "items-empty", aim: "items without text", unit: "-\n", lineLength: 0),
    HostileInput(name: "headings", aim: "headings without text", unit: "#\n", lineLength: 0),
    HostileInput(name: "underlines", aim: "underlines", unit: "a\n=\n-\n", lineLength: 0),
    HostileInput(
      name: "rules", aim: "lines that are almost rules", unit: "* * * a\n", lineLength: 0),
    HostileInput(
      name: "fences", aim: "fences that close others", unit: "```\n~~~~\n", lineLength: 0),
    HostileInput(name: "blank-lines", aim: "nothing but blank lines", unit: "\n", lineLength: 0),
    HostileInput(
      name: "table-wide", aim: "1,000 columns over 1,000 rows of one cell",
      prefix: String(repeating: "|a", count: 1_000) + "|\n"
        + String(repeating: "|-", count: 1_000) + "|\n",
      unit: "|b\n", lineLength: 0),
    HostileInput(
      name: "table-wide-row", aim: "rows of very many cells", prefix: "|a|\n|-|\n", unit: "|b"),
    HostileInput(
      name: "table-many-rows", aim: "very many rows", prefix: "|a|b|\n|-|-|\n", unit: "|c|d|\n",
      lineLength: 0),
    HostileInput(
      name: "table-delimiters", aim: "delimiter rows without headers", unit: "|-|-|-|\n|-|\n",
      lineLength: 0),
    HostileInput(
      name: "table-no-headers", aim: "delimiter rows under long paragraphs",
      unit: "a](b)\n", secondUnit: "|-|-|\n|-|\n", lineLength: 0),
    HostileInput(
      name: "footnotes", aim: "footnotes in footnotes on one line", unit: "[^a]: "),
    HostileInput(
      name: "footnotes-many", aim: "very many footnotes", unit: "[^a]: [^b]\n", lineLength: 0),
    HostileInput(name: "footnotes-open", aim: "references that are never closed", unit: "[^a"),
  ]

  private static let others = [
    HostileInput(name: "backslashes", aim: "escapes", unit: "\\"),
    HostileInput(name: "exclamations", aim: "exclamation marks", unit: "!"),
    HostileInput(name: "colons", aim: "colons behind letters", unit: "aaaaaaaaaaaaaaaa:"),
    HostileInput(
      name: "trailing-blanks", aim: "blanks at the ends of lines", unit: "a   \n", lineLength: 0),
    HostileInput(name: "bars", aim: "bars", unit: "|"),
    HostileInput(name: "nulls", aim: "nulls", unit: "\u{0}"),
    HostileInput(name: "carriage-returns", aim: "old line ends", unit: "a\r- b\r\r", lineLength: 0),
    HostileInput(
      name: "private-characters", aim: "the characters that stand in for markup",
      prefix: "は**（\u{E000}）**", unit: "\u{E001}&#xE040;*（"),
    HostileInput(name: "joiners", aim: "marks without letters", unit: "\u{301}\u{200D}\u{FE0F}"),
  ]
}
