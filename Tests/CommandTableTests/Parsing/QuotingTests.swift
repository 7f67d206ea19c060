import CommandTable
import Testing

struct QuotingTests {
  @Test(
    "What would act on a terminal is spelt out, the rest is kept",
    arguments: [
      ("plain", "'plain'"), ("naïve 日本 שלום 👍🏽", "'naïve 日本 שלום 👍🏽'"), ("a\nb", "'a\\nb'"),
      ("\u{1B}]0;title\u{7}", "'\\u{1B}]0;title\\u{07}'"), ("\u{202E}abc", "'\\u{202E}abc'"),
      ("line\u{2028}", "'line\\u{2028}'"),
      (String(repeating: "é", count: 121), "'" + String(repeating: "é", count: 120) + "…'"),
    ])
  func quotes(_ text: String, _ expected: String) {
    #expect(quoted(text) == expected)
  }
}
