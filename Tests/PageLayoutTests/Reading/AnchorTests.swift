import PageModel
import Testing
import Typesetting

@testable import PageLayout

@Suite("Links to a place on the page")
struct AnchorTests {
  private let page = InstantPage(blocks: [
    .details(
      title: .plain("first"),
      blocks: [
        .details(
          title: .plain("a"), blocks: [.paragraph(.plain("x"))], expanded: false)
      ], expanded: false),
    .paragraph(.anchor(text: .plain("here"), name: "text")),
    .blockQuote(
      blocks: [
        .details(
          title: .plain("second"),
          blocks: [
            .paragraph(.plain("x")),
            .details(title: .plain("b"), blocks: [.paragraph(.plain("x"))], expanded: false),
            .details(title: .plain("c"), blocks: [.anchor("deep")], expanded: false),
          ], expanded: false)
      ], caption: .empty, collapsed: nil),
  ])

  private func layout(open: [Int]) throws -> PageLayout {
    layoutPage(
      page,
      inputs: LayoutInputs(
        width: 360, theme: .chat(.day(outgoing: false)),
        expandedDetails: Dictionary(uniqueKeysWithValues: open.map { ($0, true) })),
      context: try TypesettingContext())
  }

  @Test("An anchor in text is the line that carries it")
  func line() throws {
    let layout = try layout(open: [])
    guard case .rect(let rect) = layout.target(ofAnchor: "text", in: page) else {
      Issue.record("not found")
      return
    }
    let item = try #require(layout.items.first { $0.isRightToLeftText || isText($0) })
    #expect(rect.y >= item.frame.minY && rect.maxY <= item.frame.maxY && rect.width > 0)
  }

  private func isText(_ item: LayoutItem) -> Bool {
    if case .text = item.content { true } else { false }
  }

  @Test("An anchor in closed details names what to open, from the outermost in")
  func closed() throws {
    // In page order: first 0, a 1, second 2, b 3, c 4.
    #expect(try layout(open: []).target(ofAnchor: "deep", in: page) == .closed(details: [2, 4]))
    #expect(try layout(open: [2]).target(ofAnchor: "deep", in: page) == .closed(details: [4]))
    guard case .rect(let rect) = try layout(open: [2, 4]).target(ofAnchor: "deep", in: page) else {
      Issue.record("not found")
      return
    }
    #expect(rect.width == 0 && rect.y > 0)
  }

  @Test("What is nowhere is missing", arguments: ["", "nowhere", "Text"])
  func missing(_ name: String) throws {
    #expect(try layout(open: [0, 1, 2, 3, 4]).target(ofAnchor: name, in: page) == .missing)
  }
}
