import TestSupport
import Testing

@testable import Composer

private let unreadable: [(String, String)] = [
  ("q: a", "line 1: there is no block 'q'"),
  ("p wide: a", "line 1: 'wide' means nothing here"),
  ("p: a\n   p: b", "line 2: indent by two spaces for each level"),
  ("p: {b:a", "line 1: a '{' is not closed; write '\\{' for the character"),
  ("p: \\q", "line 1: '\\' stands before n, \\, {, }, | or ^"),
  ("p: a|b|", "line 1: there is a second '|' or '^'"),
  ("p: a^b", "line 1: there is a '^' and no '|'"),
  ("quote collapsed\n  p: a|", "line 2: no caret can stand at this mark"),
  ("media\n  image=x", "line 2: the value of 'image' cannot be read"),
  ("p align=\"x: a", "line 1: a '\"' is not closed"),
  ("table\n  p: a", "line 2: 'p' cannot stand here"),
]

@Suite("The notation")
struct NotationTests {
  @Test("What is written is read", arguments: PageGenerator.seeds(300))
  func roundTrip(seed: UInt64) throws {
    var generator = DocumentGenerator(seed: seed)
    let document = generator.document()
    let selection = generator.selection(in: document)
    let notation = document.notation(selection)
    let read = try Document.reading(notation)
    #expect(read.document.notation(read.selection) == notation)
    #expect(read.selection == selection)
  }

  @Test(arguments: unreadable.indices)
  func mistakes(row: Int) {
    let (notation, sentence) = unreadable[row]
    let error = #expect(throws: NotationError.self) { try Document.reading(notation) }
    #expect(error?.description == sentence)
  }
}
