import TestSupport
import Testing

@testable import Composer

/// Documents, their size, and their stops.
private let rows: [(String, String, size: Int, stops: [Int])] = [
  ("a paragraph of n takes n + 2", "p: ab", 4, [1, 2, 3]),
  (
    "code with a language and a paragraph behind it", "p: ab\ncode: x\\ny\n  language: go\np:", 17,
    [1, 2, 3, 6, 7, 8, 10, 11, 12, 13, 16]
  ),
  (
    "media with a caption take n + 5, and begin with a gap", "media\n  image=0:1\n  caption: ab", 7,
    [1, 3, 4, 5]
  ),
  ("audio is an atom", "media\n  audio=5:1", 3, [1]),
  ("a file is an atom, whatever its caption", "media\n  document=5:1\n  caption: abc", 3, [1]),
  ("a folded quote is an atom", "quote collapsed\n  p: abc", 3, [1]),
  ("a quote takes its children and its author", "quote\n  p: a\n  author: b", 8, [2, 3, 5, 6]),
  ("a quote of blanks has no author line", "quote\n  p:\n  p:", 6, [2, 4]),
  ("an empty item of a list is content", "quote\n  bullet:", 6, [2, 4]),
  ("an author makes an author line", "quote\n  p:\n  author: b", 7, [2, 4, 5]),
  ("an empty pull quote takes 4", "pull:", 4, [2]),
  (
    "a pull quote of n with an author of a takes n + a + 6", "pull: ab\n  author: c", 9,
    [2, 3, 4, 6, 7]
  ),
  ("details that are open", "details: t\n  p: a", 8, [2, 3, 5, 6]),
  ("details that are folded keep their title", "details folded: t\n  p: a", 5, [2, 3]),
  ("details without a body", "details:", 4, [2]),
  (
    "a stop for each button",
    "buttons\n  button disabled label=\"a\"\n  button disabled label=\"b\"", 4, [1, 2]
  ),
  ("an empty row of buttons has one stop", "buttons", 3, [1]),
  (
    "a cell's first text is 4 behind the table's beginning",
    "table\n  row\n    cell: a\n    cell: b", 14, [4, 5, 9, 10]
  ),
  ("a carried block is an atom", "carried\n  divider", 3, [1]),
  ("containers nest", "quote\n  quote\n    p: a", 11, [3, 4, 6, 9]),
]

@Suite("The axis")
struct AxisTests {
  @Test(arguments: rows.indices)
  func sizesAndStops(row: Int) throws {
    let (sentence, notation, size, stops) = rows[row]
    let document = try Document.reading(notation).document
    #expect(document.size == size, "\(sentence)")
    #expect((0...size).filter { document.place(at: $0) != nil } == stops, "\(sentence)")
    #expect(document.faults == [], "\(sentence)")
  }

  @Test(arguments: PageGenerator.seeds(300))
  func everyPosition(seed: UInt64) {
    var generator = DocumentGenerator(seed: seed)
    let document = generator.document()
    #expect(document.faults == [])
    var stops: [Int] = []
    for position in 0...document.size {
      guard let place = document.place(at: position) else { continue }
      stops.append(position)
      #expect(document.position(of: place) == position, "\(document.notation())")
    }
    for position in -2...(document.size + 2) {
      #expect(document.stop(atOrAfter: position) == stops.first { $0 >= position })
      #expect(document.stop(atOrBefore: position) == stops.last { $0 <= position })
    }
    #expect(document.place(at: -1) == nil)
    #expect(document.place(at: document.size + 1) == nil)
  }
}
