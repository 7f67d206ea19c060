import Glibc
import PageMarkup
import Testing
import TestSupport

@Suite("Hostile Rich HTML")
struct HTMLHostileTests {
  #if DEBUG
    private static let largest = 128_000
  #else
    private static let largest = 512_000
  #endif

  @Test("at full size in less than a second each", arguments: HostileInput.html)
  func time(of input: HostileInput) {
    let text = input.text(ofSize: Self.largest)
    #expect(Self.seconds { _ = try? parseRichHTML(text) } < 1)
  }

  @Test("twice the text takes about twice the time", arguments: HostileInput.html)
  func growth(of input: HostileInput) {
    let options = Self.unlimited
    let half = input.text(ofSize: 64_000)
    let whole = input.text(ofSize: 128_000)
    // What takes little time is measured too badly to compare.
    let seconds = Self.seconds { _ = try? parseRichHTML(whole, options: options) }
    if seconds < 0.1 { return }
    // Other work on the machine slows single runs down; growth itself would slow all of them.
    let isLinear = (0..<4).contains { _ in
      let first = Self.seconds { _ = try? parseRichHTML(half, options: options) }
      let second = Self.seconds { _ = try? parseRichHTML(whole, options: options) }
      return min(seconds, second) < first * 2.5
    }
    #expect(isLinear)
  }

  @Test("on a thread with a small stack", arguments: HostileInput.html)
  func stack(of input: HostileInput) {
    let text = input.text(ofSize: 64_000)
    let options = Self.unlimited
    // Getting there is what is asked for.
    _ = withStack { _ = try? parseRichHTML(text, options: options) }
  }

  private static func seconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let time = clock.measure(body)
    return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
  }

  /// No bounds but those of depth.
  private static let unlimited: RichMarkupOptions = {
    var options = RichMarkupOptions()
    options.limits.sourceBytes = .max
    options.limits.htmlTags = .max
    options.limits.textLength = .max
    options.limits.inlineRuns = .max
    options.limits.blockNodes = .max
    options.limits.blocks = .max
    options.limits.tableCells = .max
    options.limits.tableColumns = .max
    return options
  }()
}
