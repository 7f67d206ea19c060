import ChatView
import Recto
import Testing

/// What a tap does to the chat and asks of its window.
struct ActivationTests {
  private func told(_ effects: [ChatEffect]) -> [String] {
    effects.map { effect in
      switch effect {
      case .open(let url, let words): "open \(url)" + (words.map { " as \($0)" } ?? "")
      case .copy(let text): "copy \(text)"
      case .offer(let offer, _):
        "offer \(offer.copied)\(offer.url.map { " or " + $0 } ?? ""): \(offer.sentence)"
      case .tell: "tell"
      case .show: "show"
      case .play: "play"
      case .seek(_, let part): "seek \(part)"
      case .slide(_, let page): "slide \(page)"
      case .openDocument: "open document"
      case .checked(let path, let isChecked): "checked \(path) \(isChecked)"
      case .happened(let event): event.json(message: nil)
      }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var effects: [String]

    init(_ text: String, _ effects: [String]) {
      self.text = text
      self.effects = effects
    }

    var testDescription: String { text }
  }

  static let links = [
    Row(
      "[the docs](https://example.org/a)",
      [
        #"{"event":"link","url":"https://example.org/a"}"#,
        "open https://example.org/a as the docs",
      ]),
    Row(
      "https://example.org",
      [#"{"event":"link","url":"https://example.org"}"#, "open https://example.org"]),
    Row(
      "[example.org](https://example.org/)",
      [#"{"event":"link","url":"https://example.org/"}"#, "open https://example.org/"]),
    Row(
      "write to me@example.org",
      [
        #"{"event":"entity","kind":"email","text":"me@example.org"}"#,
        "offer me@example.org or mailto:me@example.org: A client would write to me@example.org",
      ]),
    Row(
      "#tag",
      [
        ##"{"event":"entity","kind":"hashtag","text":"#tag"}"##,
        "offer #tag: A client would search for messages with #tag",
      ]),
  ]

  @Test("A link is followed, after a question where its words hide the address", arguments: links)
  func link(_ row: Row) throws {
    let chat = try TestChat.make(row.text)
    let hit = try #require(chat.firstHit { if case .link = $0 { true } else { false } })
    #expect(told(chat.activate(hit)) == row.effects)
  }

  @Test("Details open and close, a checkbox flips, a spoiler lifts for good")
  func states() throws {
    let chat = try TestChat.make(
      """
      <details><summary>More</summary>

      Inside.

      </details>

      - [ ] box

      ||secret||
      """)
    _ = chat.visible()
    let height = chat.contentHeight
    let closed = try #require(chat.firstHit { if case .details = $0 { true } else { false } })
    #expect(told(chat.activate(closed)) == [#"{"event":"details","index":0,"open":true}"#])
    #expect(chat.contentHeight > height)
    _ = chat.activate(closed)
    #expect(chat.contentHeight == height)

    let box = try #require(chat.firstHit { if case .checkbox = $0 { true } else { false } })
    #expect(
      told(chat.activate(box)) == [
        "checked [1, 0] true", #"{"event":"checkbox","path":[1,0],"checked":true}"#,
      ])
    let checked = try #require(chat.firstHit { if case .checkbox = $0 { true } else { false } })
    #expect(told(chat.activate(checked)).first == "checked [1, 0] false")

    let spoiler = try #require(chat.firstHit { if case .spoiler = $0 { true } else { false } })
    _ = chat.activate(spoiler)
    #expect(chat.firstHit { if case .spoiler = $0 { true } else { false } } == nil)
  }

  @Test("A link into closed details opens them and scrolls there")
  func anchor() throws {
    let chat = try TestChat.make(
      "[go](#there)\n\n" + String(repeating: "line\n\n", count: 60)
        + "<details><summary>More</summary>\n\n<a name=\"there\"></a>There.\n\n</details>")
    let hit = try #require(chat.firstHit { if case .link = $0 { true } else { false } })
    #expect(told(chat.activate(hit)) == [##"{"event":"link","url":"#there"}"##])
    #expect(chat.scrollOffset > 300)
    #expect(chat.messages[0].expandedDetails == [0: true])
    #expect(told(chat.goTo("nowhere", in: 0)) == ["tell"])
  }

  @Test("A release elsewhere is no tap, nor is one after a drag")
  func pointer() throws {
    let chat = try TestChat.make("[one](https://a.example) and plain text")
    let link = try #require(chat.firstHit { if case .link = $0 { true } else { false } })
    let text = try #require(chat.firstHit { if case .text = $0 { true } else { false } })
    var pointer = PointerState()
    let isNew = pointer.move(over: link)
    #expect(isNew)
    #expect(pointer.cursor == .hand)
    let isNewAgain = pointer.move(over: link)
    #expect(!isNewAgain)
    pointer.press(link)
    let tap1 = pointer.release(over: text)
    #expect(!tap1)
    pointer.press(link)
    let tap2 = pointer.release(over: link)
    #expect(tap2)
    pointer.press(link)
    pointer.cancel()
    let tap3 = pointer.release(over: link)
    #expect(!tap3)
    pointer.move(over: text)
    #expect(pointer.cursor == .text)
    pointer.move(over: nil)
    #expect(pointer.cursor == .arrow)
  }
}

/// What the keyboard and the pointer find.
struct TargetTests {
  static let text = """
    [one](https://a.example/1) and [two](https://b.example/1)

    - [ ] box

    ```swift
    let x = 1
    ```

    <details open><summary>More</summary>

    [inside](https://c.example/1)

    </details>
    """

  @Test("The keyboard goes to everything in the order of the page, and back")
  func order() throws {
    let chat = try TestChat.make([Self.text, "nothing", "[last](https://d.example/1)"])
    var current: ChatHit?
    var kinds: [String] = []
    while let next = chat.target(1, from: current) {
      kinds.append(Self.kind(next.hit.target))
      current = next
      try #require(kinds.count < 20)
    }
    #expect(
      kinds == [
        "https://a.example/1", "https://b.example/1", "checkbox", "details", "https://c.example/1",
        "https://d.example/1",
      ])
    let back = try #require(chat.target(-1, from: current))
    #expect(Self.kind(back.hit.target) == "https://c.example/1")
    #expect(chat.hitAgain(back).map { Self.kind($0.hit.target) } == "https://c.example/1")
  }

  private static func kind(_ target: LayoutHit.Target) -> String {
    switch target {
    case .link(.url(let url)): url
    case .checkbox: "checkbox"
    case .details: "details"
    default: "another"
    }
  }

  @Test("Over code there is a button that knows the code, elsewhere there is none")
  func code() throws {
    let chat = try TestChat.make(Self.text)
    let visible = chat.visible()
    let found = stride(from: 0.0, to: 300, by: 2).compactMap {
      chat.code(at: Point(x: 60, y: $0), among: visible)
    }
    #expect(Set(found.map(\.code)) == ["let x = 1"])
    #expect(found.count < 60)
  }
}
