import ChatView
import Recto
import Testing

/// What those who listen are told of a message: one line a node, indented as the tree is.
struct SpokenPageTests {
  private func told(_ text: String, _ change: (Chat) -> Void = { _ in }) throws -> String {
    let chat = try TestChat.make(text)
    change(chat)
    let message = try #require(chat.spoken(chat.visible()).first)
    return message.node.children.map { $0.told() }.joined()
  }

  struct Row: Sendable {
    var what: String
    var text: String
    var told: String
  }

  static let rows = [
    Row(
      what: "Headings say their level, links where they lead",
      text: "## Hi\n\nSee [here](https://a.org/b).",
      told: """
        heading "Hi" (heading level 2)
        text "See here."
          link "here" (https://a.org/b) taps

        """),
    Row(
      what: "A link in several styles is one; what is covered is not told",
      text: "[a **b** c](https://a.org/b) ||secret||",
      told: """
        text "a b c hidden text"
          link "a b c" (https://a.org/b) taps
          button "Show hidden text" taps

        """),
    Row(
      what: "Checkboxes are called what they stand before",
      text: "- [x] done\n- [ ] open",
      told: """
        list ""
          listItem ""
            checkbox "done" checked taps
            text "done"
          listItem ""
            checkbox "open" unchecked taps
            text "open"

        """),
    Row(
      what: "Lists in lists, with their numbers", text: "3. one\n   - in it\n4. two",
      told: """
        list ""
          listItem "3"
            text "one"
            list ""
              listItem ""
                text "in it"
          listItem "4"
            text "two"

        """),
    Row(
      what: "Quotes and code", text: "> words\n> ```swift\n> let a = 1\n> ```",
      told: """
        group "Quote"
          text "words"
          code "let a = 1" (code, swift)

        """),
    Row(
      what: "Formulas are read out", text: "A $a^2$.\n\n$$\\frac{1}{2}$$",
      told: """
        text "A a squared."
        formula "the fraction 1 over 2" taps

        """),
    Row(
      what: "Tables by rows; a cell with more than words has it as children",
      text: "| a | b |\n|---|---|\n| 1 | [x](https://a.org/b) |",
      told: """
        table "" (2 rows, 2 columns)
          row ""
            cell "a" (header)
            cell "b" (header)
          row ""
            cell "1"
            cell "x"
              text "x"
                link "x" (https://a.org/b) taps

        """),
  ]

  @Test("A page is told in reading order", arguments: rows)
  func order(_ row: Row) throws {
    #expect(try told(row.text) == row.told, "\(row.what)")
  }

  @Test("Closed details are a button that opens; open ones tell what they hold, at any depth")
  func details() throws {
    let text = """
      <details><summary>More</summary>

      - <details><summary>Even more</summary>

        > - [ ] deep

        </details>

      </details>
      """
    #expect(try told(text) == "button \"More\" (details) closed taps\n")
    let open = try told(text) { chat in
      chat.messages[0].expandedDetails = [0: true, 1: true]
      chat.update(0)
    }
    #expect(open.contains("button \"More\" (details) open taps\ngroup \"Details\"\n"))
    #expect(open.contains("checkbox \"deep\" unchecked taps"))
    #expect(open.contains("button \"Even more\" (details) open taps"))
  }

  @Test(
    "Messages say whose they are and which they are; a page of any length makes so many nodes and no more"
  )
  func bounds() throws {
    let long = (0..<3_000).map { "- item \($0)" }.joined(separator: "\n")
    let chat = try TestChat.make([long, "short"])
    let messages = chat.spoken(chat.visible())
    #expect(messages.map(\.node.name) == ["Received message"])
    #expect(messages.first?.node.note == "1 of 2")
    let count = messages.reduce(0) { $0 + $1.node.told().split(separator: "\n").count }
    #expect(count > 20 && count <= Chat.mostSpokenNodes)
  }

  @Test("Of a long table only the rows near the view are told, wherever that is")
  func longTable() throws {
    let rows = (0..<400).map { "| r\($0) | x |" }.joined(separator: "\n")
    let chat = try TestChat.make("| a | b |\n|---|---|\n" + rows)
    _ = chat.visible()
    chat.scroll(to: chat.contentHeight / 2)
    let told = try #require(chat.spoken(chat.visible()).first).node.told()
    #expect(told.contains("cell \"r200\""))
    #expect(!told.contains("cell \"r0\"") && !told.contains("cell \"r399\""))
  }

  @Test("A page of nothing but pictures is told in time that grows with it")
  func pictures() throws {
    let chat = try TestChat.make("text")
    let pictures = InstantPage(
      blocks: (0..<5_000).map {
        .image(
          id: MediaId(namespace: 0, id: Int64($0)), caption: InstantPageCaption(), url: nil,
          webpageId: nil, spoiler: false)
      })
    chat.replace(0, with: ChatMessage(name: "m", content: .page(pictures)))
    _ = chat.visible()
    #expect(chat.target(1, from: nil)?.index == 0)
  }

  @Test("Every node that taps is hit where it says")
  func taps() throws {
    let chat = try TestChat.make(
      "[a](https://a.org/b) ||b||\n\n- [ ] c\n\n| d |\n|---|\n| [e](https://e.org) |\n\n$$x$$")
    let message = try #require(chat.spoken(chat.visible()).first)
    let taps = message.node.allTaps
    #expect(taps.count == 5)
    for tap in taps { #expect(chat.target(at: tap, of: 0) != nil) }
  }
}

extension SpokenNode {
  fileprivate var allTaps: [Point] { (tap.map { [$0] } ?? []) + children.flatMap(\.allTaps) }

  fileprivate func told(_ depth: Int = 0) -> String {
    var line = String(repeating: "  ", count: depth) + "\(role) \"\(name)\""
    if !note.isEmpty { line += " (\(note))" }
    if let isChecked { line += isChecked ? " checked" : " unchecked" }
    if let isExpanded { line += isExpanded ? " open" : " closed" }
    if tap != nil { line += " taps" }
    return line + "\n" + children.map { $0.told(depth + 1) }.joined()
  }
}
