import Glibc
import PageMarkup
import PageModel
import Testing

@Suite("Hostile texts and entities")
struct HostileEntityTests {
  /// A pattern that is repeated, and what reads the result.
  struct Input: CustomTestStringConvertible, Sendable {
    var name: String
    var pattern: String
    var read: @Sendable (String) -> Void

    var testDescription: String { "\(name): \(pattern.debugDescription)" }
  }

  private static let patterns = [
    "@", "@a", "a.", ".a", "a.a@", "http://", "http://a.", "a.com/", "a.com?", "#a", "#", "$A", "/",
    "/a", "1", "1 ", "4242 ", "+1", "+1 ", "+", "tg://", "tg://a/", "tg://a", "://", ":", "a@b.",
    "a@",
    "a.com/(", "a.com)", "/?.", "x.…", "a.b:1", ".:", "…a.", "é.", "日。", "mailto:", "a.com,",
    "@abcd@",
  ]

  private static let marks = [
    "*", "_", "__", "||", "`", "```", "[", "](", "[a](", "![", ">", "\n>", "\\", "~", "*_", "a_b ",
    "> \n",
    "<b>", "<b", "<a href='", "</b>", "&", "&#1", "<b x=y ", "&lt", "<", "<i></i>", "<b>x</b>",
    "** ",
    " **a", " ``` ", "`a` ", " ||", "\n**>a||\n", "[a](b.com)",
  ]

  static let inputs: [Input] =
    patterns.map { Input(name: "detect", pattern: $0) { _ = EntityDetection.detect(in: $0) } }
    + patterns.map {
      Input(name: "rich text", pattern: $0) { text in
        _ = RichText.concat([.bold(.plain(text)), .plain("x")]).detectingEntities()
      }
    }
    + marks.flatMap { pattern in
      EntityParseMode.allCases.map { mode in
        Input(name: mode.name, pattern: pattern) { _ = try? parseEntities($0, mode: mode) }
      }
    }
    + marks.map { Input(name: "plain field", pattern: $0) { _ = parsePlainField($0) } }
    + ["a\n", "a", "*", "😀.", " "].map {
      Input(name: "both ways", pattern: $0) { text in
        let length = text.utf16.count
        let kinds: [MessageEntity.Kind] = [.bold, .italic, .blockQuote(collapsed: false), .code]
        let entities = stride(from: 0, to: length, by: 3).map { place in
          MessageEntity(
            range: place..<min(length, place + 7), kind: kinds[place % kinds.count])
        }
        let formatted = FormattedText(text: text, entities: entities).normalized()
        _ = formatted.page().formattedText()
        _ = formatted.html()
        _ = formatted.markdownV2()
        _ = formatted.chunks()
      }
    }

  @Test("twice the text takes about twice the time", arguments: inputs)
  func growth(of input: Input) {
    let half = text(input.pattern, bytes: 32_000)
    let whole = text(input.pattern, bytes: 64_000)
    // What takes little time is measured too badly to compare.
    if seconds({ input.read(whole) }) < 0.1 { return }
    let isLinear = (0..<5).contains { _ in
      let first = seconds { input.read(half) }
      return seconds { input.read(whole) } < first * 3
    }
    #expect(isLinear)
  }

  @Test("entities that lie in each other as often as can be")
  func nestedEntities() {
    let text = String(repeating: "a", count: 20_000)
    let kinds: [MessageEntity.Kind] = [.bold, .textUrl("http://a.com/"), .spoiler, .underline]
    let entities = (0..<10_000).map {
      MessageEntity(range: $0..<20_000 - $0, kind: kinds[$0 % kinds.count])
    }
    let formatted = FormattedText(text: text, entities: entities).normalized()
    #expect(formatted.entities.count < 30_000)
    _ = formatted.page()
  }

  private func text(_ pattern: String, bytes: Int) -> String {
    String(repeating: pattern, count: max(1, bytes / pattern.utf8.count))
  }

  /// Of this thread alone: tests run beside each other.
  private func seconds(_ body: () -> Void) -> Double {
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
