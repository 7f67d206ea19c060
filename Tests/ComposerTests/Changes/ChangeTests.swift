import Testing

@testable import Composer

@Suite("Changes")
struct ChangeTests {
  private func change(_ notation: String, _ command: EditCommand) throws -> (Document, Change) {
    let outcome = try Scene(notation).state.performing(command)
    return (outcome.state.document, try #require(outcome.change))
  }

  /// The document before, the command, and positions with where they go.
  private static let mappings: [(String, String, EditCommand, [(Int, Int)])] = [
    (
      "behind an insertion everything moves", "p: a|b\np: c", .type("xy"),
      [(0, 0), (1, 1), (2, 4), (3, 5), (5, 7), (7, 9)]
    ),
    (
      "what is deleted goes to where it was", "p: a^bcd|e", .backspace,
      [(1, 1), (2, 2), (3, 2), (4, 2), (5, 2), (6, 3)]
    ),
    (
      "a format moves nothing", "p: a^bcd|e", .toggleStyle(.bold), [(1, 1), (3, 3), (4, 4), (6, 6)]
    ),
    ("nor does a style", "p: ab|\np: c", .setStyle(.heading1), [(1, 1), (2, 2), (3, 3), (5, 5)]),
    (
      "behind a new paragraph everything moves by two", "p: a|b\np: c", .enter,
      [(0, 0), (4, 6), (5, 7), (7, 9)]
    ),
  ]

  @Test(arguments: mappings.indices)
  func mapping(row: Int) throws {
    let (sentence, notation, command, pairs) = ChangeTests.mappings[row]
    let (_, change) = try change(notation, command)
    for (from, to) in pairs { #expect(change.mapping(from) == to, "\(sentence): \(from)") }
  }

  @Test("Where something is inserted a position goes behind it, unless it stays before")
  func sides() throws {
    let (_, change) = try change("p: a|b", .type("xy"))
    #expect(change.mapping(2) == 4)
    #expect(change.mapping(2, staysBefore: true) == 2)
    #expect(change.mappingBack(4) == 2)
    #expect(change.mappingBack(3) == 2)
    #expect(change.mappingBack(1) == 1)
  }

  @Test("A keystroke is one edit of one text, whatever is around it")
  func small() throws {
    let notation = "table\n  row\n    cell\n      p: a\n      p: abc|def\n    cell: b"
    let (_, change) = try change(notation, .type("x"))
    #expect(change.edits.count == 1)
    guard case .text(_, .paragraph, at: 3, let old, let new) = change.edits[0] else {
      Issue.record("\(change.edits)")
      return
    }
    #expect(old.isEmpty)
    #expect(new == StyledText("x"))
  }

  @Test("An author's line that comes with the first word is part of the change")
  func author() throws {
    let (document, change) = try change("quote\n  p: |\np: a", .type("x"))
    #expect(change.mapping(6) == document.size - 1)
  }

  @Test("Undoing what folds or turns is a change as well")
  func directions() throws {
    let (document, change) = try change("p: a|", .setDirection(.rightToLeft))
    #expect(change.spans.isEmpty)
    #expect(document.reverting(change).direction == .automatic)
  }
}
