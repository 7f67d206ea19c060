import Recto
import Testing

@testable import ChatView

/// The keyboard's way through what can be tapped.
struct KeyboardWayTests {
  private static let text = """
    A [link](https://example.org/1) and ||a cover||.

    - [ ] one
    - [x] two
        - [ ] three with [a link](https://example.org/2)

    <details open><summary>More</summary>

    - [ ] four

    | a | b |
    |---|---|
    | [c](https://example.org/3) | d |

    </details>

    > quoted [link](https://example.org/4)
    """

  @Test("Tab goes to everything once, forwards and back, and each answers as it does to a tap")
  func through() throws {
    let chat = try TestChat.make([Self.text, "[Another](https://example.org/5)."])
    var way: [ChatHit] = []
    while let next = chat.target(1, from: way.last), way.count < 100 { way.append(next) }
    #expect(way.count == 11)
    #expect(Set(way.map(\.hit.highlight)).count == 11)
    for hit in way {
      let tapped = chat.target(at: hit.point, of: hit.index)
      #expect(tapped?.hit.place == hit.hit.place && tapped?.hit.highlight == hit.hit.highlight)
      #expect(tapped?.hit.details == hit.hit.details)
    }
    var back: [ChatHit] = [try #require(way.last)]
    while let before = chat.target(-1, from: back.last), back.count < 100 { back.append(before) }
    #expect(back.reversed().map(\.hit.highlight) == way.map(\.hit.highlight))
  }

  @Test("A list of thousands of checkboxes is gone through")
  func many() throws {
    let text = (0..<3_000).map { "- [ ] item \($0)" }.joined(separator: "\n")
    let chat = try TestChat.make(text)
    var paths: [[Int]] = []
    var focus: ChatHit?
    while let next = chat.target(1, from: focus), paths.count < 50 {
      if case .checkbox(let path?, _) = next.hit.target { paths.append(path) }
      focus = next
    }
    #expect(paths == (0..<50).map { [0, $0] })
    guard case .checkbox(let path, _)? = chat.target(-1, from: nil)?.hit.target else {
      Issue.record("the last is no checkbox")
      return
    }
    #expect(path == [0, 2_999])
  }
}
