import PageMarkup
import PageModel
import TestSupport
import Testing

@Suite("Markdown there and back")
struct MarkdownRoundTripTests {
  static func check(_ page: InstantPage, sourceLocation: SourceLocation = #_sourceLocation) {
    let emitted = page.markdown()
    do {
      let parsed = try parseMarkdown(emitted.text).page
      let expected = PageForm.of(page, losses: emitted.losses)
      let found = PageForm.of(parsed)
      if expected != found {
        Issue.record(
          """
          not the same page
          \(Self.difference(expected, found))
          --- \(emitted.text)
          --- \(emitted.losses.map(\.description).joined(separator: "\n"))
          """, sourceLocation: sourceLocation)
        return
      }
      let again = parsed.markdown()
      if again.text != emitted.text {
        Issue.record(
          """
          not the same text again
          \(Self.difference(emitted.text, again.text))
          """, sourceLocation: sourceLocation)
      }
      #expect(again.losses == [], "nothing is lost twice", sourceLocation: sourceLocation)
      #expect(page.markdown().text == emitted.text, "always the same")
    } catch {
      Issue.record("\(error): \(emitted.text)", sourceLocation: sourceLocation)
    }
  }

  static func difference(_ expected: String, _ found: String) -> String {
    let left = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let right = found.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(left.count, right.count) {
      let one = index < left.count ? left[index].debugDescription : "nothing"
      let other = index < right.count ? right[index].debugDescription : "nothing"
      if index < left.count, index < right.count, isMatch(left[index], right[index]) { continue }
      if one != other { return "line \(index): \(one)\n found: \(other)" }
    }
    return "nothing"
  }

  /// Whether two lines are the same, but for what stands at a `⁇` of the first.
  static func isMatch(_ pattern: Substring, _ line: Substring) -> Bool {
    var pieces = pattern.split(separator: "⁇", omittingEmptySubsequences: false)[...]
    guard let first = pieces.popFirst(), line.hasPrefix(first) else { return false }
    var rest = line.dropFirst(first.count)
    guard let last = pieces.popLast() else { return rest.isEmpty }
    for piece in pieces {
      guard let found = rest.firstRange(of: piece) else { return piece.isEmpty }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  @Test("any page", arguments: PageGenerator.seeds(300))
  func anyPage(seed: UInt64) {
    var generator = PageGenerator(seed: seed)
    Self.check(generator.page(size: 8))
  }

  @Test("pages of everything", arguments: PageGenerator.seeds(20))
  func everything(seed: UInt64) {
    var generator = PageGenerator(seed: seed)
    Self.check(generator.pageOfEverything())
  }

  @Test("any text of markers and words", arguments: UInt64(1)...1500)
  func anyText(seed: UInt64) {
    var texts = HostileTexts(seed: seed)
    Self.check(texts.page())
  }
}
