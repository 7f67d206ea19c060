import ChatView
import Recto
import Testing

struct FirstChangeTests {
  private static let text = "# One\n\n- a\n- b\n\n> quoted\n\nLast."

  @Test(
    "What changed first is found as deep as it stands",
    arguments: [
      ("# One\n\n- a\n- b\n\n> quoted\n\nLast.", nil),
      ("# Two\n\n- a\n- b\n\n> quoted\n\nLast.", [0]),
      ("# One\n\n- a\n- c\n\n> quoted\n\nLast.", [1, 1]),
      ("# One\n\n- a\n\n> quoted\n\nLast.", [1, 0]),
      ("# One\n\n- a\n- b\n- c\n\n> quoted\n\nLast.", [1, 2]),
      ("# One\n\n- a\n- b\n\n> quoted *now*\n\nLast.", [2, 0]),
      ("# One\n\nNew.\n\n- a\n- b\n\n> quoted\n\nLast.", [1]),
      ("# One\n\n- a\n- b\n\n> quoted\n\nLast.\n\nMore.", [4]),
      ("# One\n\n- a\n- b", [1]),
      ("", nil),
    ] as [(String, [Int]?)])
  func changes(_ text: String, _ path: [Int]?) throws {
    let old = try TestChat.page(Self.text)
    #expect(try TestChat.page(text).firstChange(since: old) == path)
  }

  @Test("The title of details is their own, what they hold is not")
  func details() {
    func page(_ title: String, _ inside: String) -> InstantPage {
      InstantPage(blocks: [
        .details(
          title: .plain(title), blocks: [.divider, .paragraph(.plain(inside))], expanded: false)
      ])
    }
    let old = page("t", "x")
    #expect(page("u", "y").firstChange(since: old) == [0])
    #expect(page("t", "y").firstChange(since: old) == [0, 1])
    #expect(page("t", "y").firstChange(since: InstantPage(blocks: [])) == [0])
  }
}
