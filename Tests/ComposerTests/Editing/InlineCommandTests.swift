import PageModel
import Testing

@testable import Composer

/// The rule, the document before, the commands, and the document after.
private let rows: [(String, String, [EditCommand], String)] = [
  ("a format on the selection", "p: a^bc|d", [.toggleStyle(.bold)], "p: a^{b:bc}|d"),
  ("on all of it when a part has it", "p: ^a{b:b}|", [.toggleStyle(.bold)], "p: ^{b:ab}|"),
  ("off when all of it has it", "p: ^{b i:ab}|", [.toggleStyle(.bold)], "p: ^{i:ab}|"),
  (
    "across paragraphs and quotes", "p: a^b\nquote\n  p: c|d", [.toggleStyle(.spoiler)],
    "p: a^{spoiler:b}\nquote\n  p: {spoiler:c}|d"
  ),
  ("not in code", "p: ^a\ncode: b|", [.toggleStyle(.italic)], "p: ^{i:a}\ncode: b|"),
  (
    "above and below the line exclude each other", "p: ^{sub:a}|", [.toggleStyle(.superscript)],
    "p: ^{sup:a}|"
  ),
  (
    "all formats off, atoms stay", "p: ^{b url=\"u\":a}{i formula=\"x\"}|", [.clearFormats],
    "p: ^a{formula=\"x\"}|"
  ),
  ("a link", "p: ^ab|c", [.setLink(.url("u"))], "p: ^{url=\"u\":ab}|c"),
  ("in the place of another", "p: ^{mention=5:a}b|", [.setLink(.url("u"))], "p: ^{url=\"u\":ab}|"),
  (
    "an anchor stays", "p: ^{anchor=\"n\":a}|", [.setLink(.url("u"))],
    "p: ^{anchor=\"n\" url=\"u\":a}|"
  ),
  ("off", "p: ^{url=\"u\" b:ab}|c", [.setLink(nil)], "p: ^{b:ab}|c"),
  (
    "the whole link around a caret", "p: x{url=\"u\":a}{url=\"u\" b:b|c}d", [.setLink(.url("v"))],
    "p: x{url=\"v\":a}{url=\"v\" b:b|c}d"
  ),
  ("a mention", "p: a^b|c", [.insertLinked("Ann", .mention(peerId: 5))], "p: a{mention=5:Ann}|c"),
  (
    "a date with its format", "p: a|", [.insertLinked("now", .date(5, format: .relative))],
    "p: a{date=5 format=r:now}|"
  ),
  ("a linked text in code is text", "code: a|", [.insertLinked("now", .date(5))], "code: anow|"),
  (
    "an emoji with the formats around it", "p: {b:a|}", [.insertAtom(.emoji(fileId: 5, alt: "🫠"))],
    "p: {b:a}{b emoji=5 alt=\"🫠\"}|"
  ),
  ("a formula over a selection", "p: a^b|c", [.insertAtom(.formula("x"))], "p: a{formula=\"x\"}|c"),
  (
    "another formula in its place", "p: a|{b formula=\"x\"}", [.replaceAtom(.formula("y"))],
    "p: a|{b formula=\"y\"}"
  ),
  (
    "a button in a text", "p: a|",
    [.insertAtom(.button(InstantPageButton(text: .plain("b"), action: .disabled)))],
    "p: a{button disabled label=\"b\"}|"
  ),
]

@Suite("Commands about texts")
struct InlineCommandTests {
  @Test(arguments: rows.indices)
  func command(row: Int) throws {
    let (sentence, before, commands, after) = rows[row]
    #expect(try Scene(before).after(commands) == after, "\(sentence)")
  }
}
