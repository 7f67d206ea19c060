import Testing

@testable import CommandTable

struct SuggestionTests {
  static let candidates = ["render", "convert", "completion", "help", "view", "lint"]

  @Test(
    "The nearest candidate is suggested, and none when all are far",
    arguments: [
      ("render", "render"), ("rendr", "render"), ("rander", "render"), ("erndre", "render"),
      ("RENDER", "render"), ("comp", "completion"), ("con", "convert"), ("co", nil),
      ("vew", "view"),
      ("h", "help"), ("lnit", "lint"), ("x", nil), ("", nil), ("transmogrify", nil),
      ("renderrrrrrr", nil),
    ] as [(String, String?)])
  func suggests(_ word: String, _ expected: String?) {
    #expect(nearest(to: word, among: Self.candidates) == expected)
  }
}
