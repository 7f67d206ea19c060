import PageModel
import TestSupport

/// Texts put together at random from what means something to a parser.
struct HostileTexts {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  static let pieces = [
    "a", "b", "Zoë", "は", "（", "。", "é", "👍🏽", "1", "9", " ", "  ", "\t", "\n", "\n\n", "\u{A0}",
    "*", "**", "***", "_", "__", "~", "~~", "~~~", "`", "``", "```", "=", "==", "|", "||", "$",
    "$$",
    "\\", "\\(", "\\)", "\\[", "\\]", "[", "]", "](", "](b)", "[x] ", "[ ] ", "[a]: b", "[^a]",
    "![",
    "!", "(", ")", "<", "<b>", "</b>", "<u>", "<br>", "<!--", "<?", "&", "&amp;", "&#42;", "&copy;",
    "#", "# ", "## ", ">", "> ", "-", "- ", "+ ", "* ", "1. ", "1) ", "12.", "---", "===", "|-|",
    ":-",
    "    ", "http://", "https://a.b/c", "www.a.b", "a@b.c", "mailto:", "://", "w", "www.", ":", ".",
    ",", "?", ";", "\"", "'", "\u{0}", "\r\n", "\u{FEFF}", "\u{200D}", "\u{E000}", "\u{2028}",
    "x_y",
    "3 * 4", "$5", "$x$", "tg://user?id=1", "%", "{", "}", "^", "/",
  ]

  mutating func string(_ count: ClosedRange<Int>) -> String {
    let count = random.int(count)
    return (0..<count).map { _ in random.pick(Self.pieces) }.joined()
  }

  mutating func text(depth: Int) -> RichText {
    if depth == 0 || random.chance(in: 3) { return .plain(string(1...4)) }
    switch random.int(0...13) {
    case 0, 1: return .bold(text(depth: depth - 1))
    case 2, 3: return .italic(text(depth: depth - 1))
    case 4: return .strikethrough(text(depth: depth - 1))
    case 5: return .fixed(.plain(string(1...3)))
    case 6: return .underline(text(depth: depth - 1))
    case 7: return .marked(text(depth: depth - 1))
    case 8:
      let url = random.pick([
        "https://a.b/c", "http://a.b/(c) d", "", "#x", "a\\b<c>", "https://a.b/?x&amp;y", "x\ny ",
      ])
      return .url(text: text(depth: depth - 1), url: url, webpageId: nil)
    case 9:
      return .formula(latex: random.pick(["x", "x^2", "a$b", "\\alpha\\$", "a\\)b", " x ", "a|b"]))
    case 10: return .textCustomEmoji(fileId: 5, alt: random.pick(["👍", "", "]", "a*b", "\n"]))
    default: return .concat((0..<random.int(2...4)).map { _ in text(depth: depth - 1) })
    }
  }

  mutating func page() -> InstantPage {
    let text = text(depth: 4)
    switch random.int(0...7) {
    case 0: return InstantPage(blocks: [.heading(text: text, level: 2)])
    case 1:
      return InstantPage(blocks: [
        .list(items: [.text(text, num: nil, checked: nil)], ordered: false)
      ])
    case 2:
      return InstantPage(blocks: [
        .list(items: [.text(text, num: "3", checked: true)], ordered: true)
      ])
    case 3:
      return InstantPage(
        blocks: [
          .blockQuote(
            blocks: [.paragraph(text), .paragraph(.plain(string(1...6)))], caption: .empty,
            collapsed: false)
        ])
    case 4:
      let cells = [text, .plain(string(0...4))].map {
        InstantPageTableCell(text: $0, header: true, colspan: 1, rowspan: 1)
      }
      return InstantPage(
        blocks: [
          .table(
            title: .empty, rows: [InstantPageTableRow(cells: cells)], bordered: true,
            striped: false,
            compact: false)
        ])
    case 5:
      return InstantPage(
        blocks: [.preformatted(text: .plain(string(1...6)), language: nil), .paragraph(text)])
    default: return InstantPage(blocks: [.paragraph(text), .paragraph(.plain(string(1...8)))])
    }
  }
}
