import PageMarkup
import Testing

@Suite("Threads")
struct ThreadTests {
  @Test("texts read beside each other do not disturb each other")
  func concurrency() async throws {
    let texts = [
      "~~a~~ $x$ **b**", "$x$ \\(y\\) https://a.b", "www.a.b ~~c~~ w", "|~~a~~|\n|-|\n|$b$|",
    ]
    let expected = try texts.map { try PageSpelling.of(parseMarkdown($0).page.blocks) }
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<64 {
        group.addTask {
          (0..<50).allSatisfy { round in
            let index = (task + round) % texts.count
            guard let page = try? parseMarkdown(texts[index]).page else { return false }
            return PageSpelling.of(page.blocks) == expected[index]
          }
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }
}
