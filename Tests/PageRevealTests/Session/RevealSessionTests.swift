import PageDrawing
import PageLayout
import PageModel
import TestSupport
import Testing
import Typesetting

@testable import PageReveal

@Suite("A message that grows")
struct RevealSessionTests {
  private let pages: Pages

  init() throws { pages = try Pages() }

  static let multilingual = """
    # 見出し **bold**

    「山小屋」に着いたら、まず温かいスープをどうぞ。第一天走九公里。

    ستكون الرحلة سهلة، والمسافة 40 كيلومترًا فقط! אם ירד גשם (Plan B).

    Families 👩‍👩‍👧‍👦, flags 🇳🇿, ~~gone~~ <u>under</u> <mark>marked</mark> ||hidden||.

    | a | b |
    |---|--:|
    | 中 | 2 |
    | x | $y^2$ |

    ```swift
    let x = 1  // one
    ```

    - [x] done $\\frac{a}{b}$
    - [ ] open

    > quoted *words*
    """

  /// Shows prefixes of a source, one every tenth of a second, and runs to the end.
  private func run(
    _ source: String, chunk: Int = 20, frameRate: Double = 60,
    _ visit: (RevealSession, MessageLayout) throws -> Void = { _, _ in }
  ) throws -> (RevealSession, MessageLayout) {
    var session = RevealSession()
    var message = try pages.message(markdown: "")
    var shown = 0
    for frame in 0..<Int(frameRate * 60) {
      let now = Double(frame) / frameRate
      while shown < source.count, Double(shown / chunk) * 0.1 <= now {
        shown = min(source.count, shown + chunk)
        message = try pages.message(markdown: String(source.prefix(shown)))
        session.show(
          message.page, isWhole: shown == source.count, at: now, context: pages.context)
      }
      session.advance(to: now)
      try visit(session, message)
      if shown == source.count, !session.isMoving { return (session, message) }
    }
    Issue.record("still moving after a minute")
    return (session, message)
  }

  @Test("It settles, and its pixels are those of the message alone")
  func settles() throws {
    let (session, message) = try run(Self.multilingual)
    #expect(session.frame.isSettled && session.isComplete)
    #expect(session.frame.size == message.page.size)
    let alone = try rasterize(displayList(for: message), scale: 2, images: ImageStore())
    let frame = try rasterize(
      displayList(for: message, revealing: session.frame), scale: 2, images: ImageStore())
    #expect(alone == frame)
  }

  @Test("A slow display sees what a fast one sees")
  func frameRates() throws {
    var cursors: [Double: [Int]] = [:]
    for rate in [10.0, 30, 60] {
      _ = try run("Some words that arrive in time.\n\nAnd a second paragraph.", frameRate: rate) {
        session, _ in
        if abs(session.time * 10 - (session.time * 10).rounded()) < 1e-6 {
          cursors[rate, default: []].append(session.cursor)
        }
      }
    }
    for (slow, fast) in zip(cursors[10] ?? [], cursors[60] ?? []) {
      #expect(abs(slow - fast) <= 1 + fast / 20)
    }
    #expect((cursors[30]?.count ?? 0) > 10)
  }

  @Test("The same calls give the same frames")
  func deterministic() throws {
    var first: [RevealFrame] = []
    var second: [RevealFrame] = []
    _ = try run("one **two** three\n\n- four") { session, _ in first.append(session.frame) }
    _ = try run("one **two** three\n\n- four") { session, _ in second.append(session.frame) }
    #expect(first == second && first.count > 10)
  }

  @Test("What shrinks is cut, what begins again goes on from what is shown")
  func shrinking() throws {
    var session = RevealSession()
    let long = pages.page([.paragraph(.plain("a paragraph of some length, all of it shown"))])
    session.show(long, isWhole: true, at: 0, context: pages.context)
    session.advance(to: 0.9)
    for step in 1...100 { session.advance(to: 0.9 + Double(step) / 10) }
    #expect(session.isComplete && session.cursor == session.map.total)
    let short = pages.page([.paragraph(.plain("a paragraph"))])
    session.show(short, isWhole: false, at: 20, context: pages.context)
    #expect(session.cursor == session.map.total && !session.isComplete)
    session.show(long, isWhole: false, at: 21, context: pages.context)
    #expect(session.cursor > 0 && session.isMoving)
  }

  @Test("A message of nothing is complete at once")
  func empty() throws {
    var session = RevealSession()
    #expect(!session.isMoving && session.frame.items.isEmpty)
    session.show(
      PageLayout(size: .zero, items: [], isRightToLeft: false), isWhole: true, at: 1,
      context: pages.context)
    session.advance(to: 2)
    #expect(session.isComplete && !session.isMoving && session.frame.isSettled)
  }

  @Test("A thinking block keeps a growing message moving")
  func thinking() throws {
    var session = RevealSession()
    let page = pages.page([.thinking(.plain("Let me see"))])
    session.show(page, isWhole: false, at: 0, context: pages.context)
    for step in 1...300 { session.advance(to: Double(step) / 60) }
    #expect(session.isMoving)
    session.show(page, isWhole: true, at: 6, context: pages.context)
    for step in 1...60 { session.advance(to: 6 + Double(step) / 60) }
    #expect(!session.isMoving && session.frame.isSettled)
  }

  @Test("Times that stand still, go back or are none do no harm")
  func hostileTimes() throws {
    var session = RevealSession()
    let page = pages.page([.paragraph(.plain("text"))])
    session.show(page, isWhole: true, at: 5, context: pages.context)
    for now in [5.0, 4, .nan, -.infinity, 5.1, 1e15] { session.advance(to: now) }
    #expect(session.time == 1e15 && session.cursor <= session.map.total)
  }

  @Test("The frame's dump shows what is settled, what flies and what fades")
  func dump() throws {
    var session = RevealSession()
    let page = pages.page([.paragraph(.plain("Some words to read")), .divider])
    session.show(page, isWhole: true, at: 0, context: pages.context)
    var dumps: [String] = []
    for step in 1...300 {
      session.advance(to: Double(step) / 60)
      dumps.append(session.frame.dump(of: page))
    }
    #expect(dumps.contains { $0.contains("›") && $0.contains("text \"Some") })
    #expect(dumps.contains { $0.contains("  divider 0.") })
    #expect(dumps.last?.contains(" settled\n  text \"Some words to read\"\n  divider\n") == true)
  }
}
