import PageMarkup
import PageModel
import TestSupport
import Testing

@Suite("Rich dialects there and back")
struct RichRoundTripTests {
  enum Dialect: CaseIterable {
    case markdown
    case html

    func write(_ page: InstantPage) -> EmittedMarkup {
      self == .markdown ? page.richMarkdown() : page.richHTML()
    }

    func read(_ text: String, _ media: [String: Media]) throws -> InstantPage {
      let options = RichMarkupOptions(detectsEntities: false, media: media)
      switch self {
      case .markdown: return try parseRichMarkdown(text, options: options).page
      case .html: return try parseRichHTML(text, options: options).page
      }
    }
  }

  static func check(_ page: InstantPage, _ dialect: Dialect) {
    let emitted = dialect.write(page)
    let named = page.media.map { (String($0.key.id), $0.value) }
    let media = Dictionary(named, uniquingKeysWith: { first, _ in first })
    do {
      let parsed = try dialect.read(emitted.text, media)
      let collapses = dialect == .html
      let expected = RichForm.of(page, losses: emitted.losses, collapses: collapses)
      let found = RichForm.of(parsed, collapses: collapses)
      var difference = MarkdownRoundTripTests.difference(expected, found)
      if dialect == .markdown, !emitted.losses.isEmpty {
        // What is written with tags has no blanks next to each other, what is not has.
        difference = MarkdownRoundTripTests.difference(
          expected.withSingleBlanks, found.withSingleBlanks)
      }
      if difference != "nothing" {
        Issue.record(
          """
          not the same page
          \(difference)
          --- \(emitted.text)
          --- \(emitted.losses.map(\.description).joined(separator: "\n"))
          """)
        return
      }
      let again = dialect.write(parsed)
      if again.text != emitted.text {
        Issue.record(
          "not the same text again\n\(MarkdownRoundTripTests.difference(emitted.text, again.text))")
      }
      #expect(again.losses == [], "nothing is lost twice")
    } catch {
      Issue.record("\(error): \(emitted.text)")
    }
  }

  static func options() -> PageGenerator.Options {
    var options = PageGenerator.Options()
    options.hasKeyboardActions = false
    return options
  }

  @Test("any page", arguments: PageGenerator.seeds(300), Dialect.allCases)
  func anyPage(seed: UInt64, dialect: Dialect) {
    var generator = PageGenerator(seed: seed, options: Self.options())
    Self.check(generator.page(size: 6), dialect)
  }

  @Test("any text of markers and words", arguments: UInt64(1)...1500, Dialect.allCases)
  func anyText(seed: UInt64, dialect: Dialect) {
    var texts = HostileTexts(seed: seed)
    Self.check(texts.page(), dialect)
  }
}

extension String {
  fileprivate var withSingleBlanks: String {
    var result = ""
    var previous: Unicode.Scalar = "a"
    for scalar in unicodeScalars {
      if scalar == " ", previous == " " { continue }
      result.unicodeScalars.append(scalar)
      previous = scalar
    }
    return result
  }
}
