import PageMarkup
import PageModel
import TestSupport
import Testing

@Suite("Finding entities in rich texts")
struct DetectingEntitiesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: RichText
    var expected: RichText
    var rule: String

    init(_ text: RichText, _ expected: RichText, _ rule: String) {
      self.text = text
      self.expected = expected
      self.rule = rule
    }

    var testDescription: String { rule }
  }

  @Test(arguments: [
    Row(.plain("no names"), .plain("no names"), "nothing to find changes nothing"),
    Row(
      .plain("hi @durov!"), .concat([.plain("hi "), .textMention(.plain("@durov")), .plain("!")]),
      "in plain text"),
    Row(
      .plain("#a $B /c a@b.com c.com"),
      .concat([
        .textHashtag(.plain("#a")), .plain(" "), .textCashtag(.plain("$B")), .plain(" "),
        .textBotCommand(.plain("/c")), .plain(" "), .textAutoEmail(.plain("a@b.com")),
        .plain(" "), .textAutoUrl(.plain("c.com")),
      ]), "each kind has its mark"),
    Row(
      .concat([.plain("+12125550123"), .plain(", 4242424242424242")]),
      .concat([
        .textAutoPhone(.plain("+12125550123")), .plain(", "),
        .textBankCard(.plain("4242424242424242")),
      ]), "numbers too"),
    Row(
      .textSpoiler(.plain("@durov")), .textMention(.textSpoiler(.plain("@durov"))),
      "outside a style over the same characters"),
    Row(
      .bold(.italic(.plain("a.com"))), .textAutoUrl(.bold(.italic(.plain("a.com")))),
      "outside several"),
    Row(
      .bold(.plain("hi @durov")),
      .bold(.concat([.plain("hi "), .textMention(.plain("@durov"))])),
      "inside a style over more"),
    Row(
      .concat([.plain("a."), .bold(.plain("com"))]),
      .textAutoUrl(.concat([.plain("a."), .bold(.plain("com"))])), "around a style over less"),
    Row(
      .concat([.bold(.plain("see a.")), .plain("com now")]),
      .concat([
        .bold(.plain("see ")),
        .textAutoUrl(.concat([.bold(.plain("a.")), .plain("com")])), .plain(" now"),
      ]), "a style it crosses is split"),
    Row(.fixed(.plain("@durov")), .fixed(.plain("@durov")), "not in code"),
    Row(
      .concat([.fixed(.plain("a.")), .plain("com")]),
      .concat([.fixed(.plain("a.")), .plain("com")]), "nor reaching into it"),
    Row(
      .url(text: .plain("a.com"), url: "b", webpageId: nil),
      .url(text: .plain("a.com"), url: "b", webpageId: nil), "not in links"),
    Row(.formula(latex: "a.com"), .formula(latex: "a.com"), "not in formulas"),
    Row(
      .concat([.formula(latex: "x"), .plain("@durov")]),
      .concat([.formula(latex: "x"), .textMention(.plain("@durov"))]), "but next to them"),
    Row(
      .textButton(InstantPageButton(text: .plain("a.com"), action: .text)),
      .textButton(InstantPageButton(text: .plain("a.com"), action: .text)), "not in buttons"),
    Row(
      .textDate(text: .plain("a.com"), date: 1, format: nil),
      .textDate(text: .plain("a.com"), date: 1, format: nil), "not in what is an entity"),
    Row(
      .textAutoUrl(.plain("a.com")), .textAutoUrl(.plain("a.com")), "what was found stays found"),
    Row(
      .anchor(text: .plain("see a.com"), name: "n"),
      .anchor(text: .concat([.plain("see "), .textAutoUrl(.plain("a.com"))]), name: "n"),
      "inside a named place"),
    Row(
      .concat([.plain("@du"), .anchor(text: .empty, name: "n"), .plain("rov")]),
      .textMention(.concat([.plain("@du"), .anchor(text: .empty, name: "n"), .plain("rov")])),
      "around one without size"),
    Row(
      .concat([.anchor(text: .plain("see a."), name: "n"), .plain("com")]),
      .concat([.anchor(text: .plain("see a."), name: "n"), .plain("com")]),
      "a named place is not cut"),
    Row(
      .concat([.plain("a.com/"), .textCustomEmoji(fileId: 1, alt: "x")]),
      .textAutoUrl(.concat([.plain("a.com/"), .textCustomEmoji(fileId: 1, alt: "x")])),
      "custom emoji count as their text"),
    Row(
      .textCustomEmoji(fileId: 1, alt: "@durov"),
      .textMention(
        .textCustomEmoji(fileId: 1, alt: "@durov")), "as a whole"),
  ])
  func rows(_ row: Row) {
    #expect(row.text.detectingEntities() == row.expected, "\(row.rule)")
  }

  @Test("no character moves, and a second time finds nothing new", arguments: UInt64(1)...300)
  func randomTexts(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = randomText(&random, depth: 4)
    let once = text.detectingEntities()
    #expect(once.plainText == text.plainText, "seed \(seed)")
    #expect(once.detectingEntities() == once, "seed \(seed)")
  }

  private func randomText(_ random: inout SeededGenerator, depth: Int) -> RichText {
    let pieces = ["a.", "com", "@du", "rov ", "#t", " ", "/x", "b", ".org/", "x", "", "\n"]
    if depth == 0 || random.chance(in: 3) { return .plain(random.pick(pieces)) }
    switch random.int(0...9) {
    case 0: return .bold(randomText(&random, depth: depth - 1))
    case 1: return .italic(randomText(&random, depth: depth - 1))
    case 2: return .fixed(randomText(&random, depth: depth - 1))
    case 3: return .anchor(text: randomText(&random, depth: depth - 1), name: "n")
    case 4: return .formula(latex: "x")
    case 5: return .textCustomEmoji(fileId: 1, alt: random.pick(pieces))
    case 6: return .url(text: randomText(&random, depth: depth - 1), url: "u", webpageId: nil)
    default:
      return .concat((0..<random.int(1...5)).map { _ in randomText(&random, depth: depth - 1) })
    }
  }

  @Test("a text as deep as texts may be stays within its depth")
  func deep() {
    var text = RichText.concat([.plain("x "), .plain("a.com")])
    while text.depth < NestingLimit.richText { text = .bold(text) }
    let found = text.detectingEntities()
    #expect(found.depth <= NestingLimit.richText)
    #expect(found.plainText == text.plainText)
  }

  @Test("What the look at the signs of a text passes over holds nothing", arguments: 0..<40)
  func signs(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "a", "b.", ".com", "a.com", "@", "durov", "#", "tag", "$", "USD", "/", "cmd", "+1",
      "2125550123", "4242 4242 4242", "4242", " ", ". ", "\n", "é", "я", "?x", ":80", "tg://", "x",
    ]
    for _ in 0..<50 {
      let parts = (0..<Int.random(in: 1...6, using: &random)).map { _ -> RichText in
        let plain = RichText.plain(pieces.randomElement(using: &random) ?? "")
        return Bool.random(using: &random) ? .bold(plain) : plain
      }
      let text = RichText.concat(parts)
      let isFound = text.detectingEntities() != text
      #expect(isFound == !EntityDetection.detect(in: text.plainText).isEmpty, "\(text.plainText)")
    }
  }
}
