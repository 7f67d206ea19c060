import Foundation
import PageMarkup
import Testing

@Suite("Hostile Rich Markdown")
struct RichHostileTests {
  #if DEBUG
    private static let largest = 128_000
  #else
    private static let largest = 512_000
  #endif

  private static let inputs = HostileInput.all + own

  private static let own = [
    HostileInput(name: "pairs-open", aim: "spoilers that are never closed", unit: "||a "),
    HostileInput(name: "pairs-late", aim: "one closer for all", unit: "||a ", suffix: "b||"),
    HostileInput(name: "pairs-run", aim: "one run of signs", unit: "="),
    HostileInput(name: "pairs-cross", aim: "pairs across emphasis", unit: "==a *b== c* "),
    HostileInput(name: "pairs-cross-both", aim: "pairs across pairs", unit: "||a ==*b|| c==* "),
    HostileInput(
      name: "pairs-in-style", aim: "pairs that a style's end refuses", prefix: "~~",
      unit: "||a ==*b== c* ", suffix: "~~||"),
    HostileInput(
      name: "pairs-in-links", aim: "pairs that links refuse", unit: "[a ==b](https://a.b) c== "),
    HostileInput(name: "pairs-escaped", aim: "escaped closers", unit: "||a\\||b"),
    HostileInput(name: "pairs-lines", aim: "openers without lines", unit: "||a\n", lineLength: 0),
    HostileInput(
      name: "details-deep", aim: "details in details",
      unit: "<details>\n<summary>**a**</summary>\n\n", lineLength: 0),
    HostileInput(
      name: "details-in-lists", aim: "details that end with their items",
      unit: "- <details>\n\n  a\n", lineLength: 0),
    HostileInput(
      name: "end-tags", aim: "end tags of nothing", unit: "</details>\n\n", lineLength: 0),
    HostileInput(name: "styles-cross", aim: "styles that cross", unit: "<b><i>a</b></i>"),
    HostileInput(
      name: "styles-over-blocks", aim: "styles around blocks", prefix: "<b><i><u><s>",
      unit: "a<hr>"),
    HostileInput(name: "html-open", aim: "tags that do not end", prefix: "<p>", unit: "<a b='"),
    HostileInput(name: "html-names", aim: "tags without end", prefix: "<p>", unit: "<a "),
    HostileInput(name: "html-comments", aim: "open comments", prefix: "<p>", unit: "<!-- "),
    HostileInput(
      name: "html-hides-markdown", aim: "Markdown in a quote of HTML",
      prefix: "<blockquote>\n\n", unit: "**a**\n\n- b\n\n", lineLength: 0),
    HostileInput(name: "html-cells", aim: "cells without end", prefix: "<table>", unit: "<td>a"),
    HostileInput(name: "html-summaries", aim: "summaries", prefix: "<details>", unit: "<summary>"),
    HostileInput(
      name: "media-lines", aim: "two media a paragraph",
      unit: "![](https://a.b/c.jpg \"d\")\n![](https://a.b/c.mp4)\n\n",
      lineLength: 0),
    HostileInput(name: "dates", aim: "dates in text", unit: "![a](tg://time?unix=5&format=r) "),
    HostileInput(name: "names", aim: "names of nothing", unit: "&abc;&abc"),
    HostileInput(
      name: "our-tags", aim: "blocks on every line", unit: "<tg-thinking>a\n", lineLength: 0),
  ]

  @Test("at full size in less than a second and a half each", arguments: inputs)
  func time(of input: HostileInput) {
    let text = input.text(ofSize: Self.largest)
    let seconds = Self.seconds { _ = try? parseRichMarkdown(text) }
    #expect(seconds < 1.5)
  }

  @Test("twice the text takes about twice the time", arguments: inputs)
  func growth(of input: HostileInput) {
    var options = RichMarkupOptions()
    options.limits = .unlimited
    let half = input.text(ofSize: 64_000)
    let whole = input.text(ofSize: 128_000)
    // What takes little time is measured too badly to compare.
    let seconds = Self.seconds { _ = try? parseRichMarkdown(whole, options: options) }
    if seconds < 0.1 { return }
    // Other work on the machine slows single runs down; growth itself would slow all of them.
    let isLinear = (0..<5).contains { _ in
      let first = Self.seconds { _ = try? parseRichMarkdown(half, options: options) }
      let second = Self.seconds { _ = try? parseRichMarkdown(whole, options: options) }
      return min(seconds, second) < first * 2.5
    }
    #expect(isLinear)
  }

  /// Of this thread alone: tests run beside each other.
  private static func seconds(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    let start = now()
    body()
    return now() - start
  }
}
