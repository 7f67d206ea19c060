import Testing

@testable import PageLayout

@Suite("What two arrays share")
struct ArraySharedTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var one: [String]
    var other: [String]
    var atBeginning: Int
    var atEnd: Int
  }

  @Test(arguments: [
    Row(testDescription: "nothing with nothing", one: [], other: [], atBeginning: 0, atEnd: 0),
    Row(testDescription: "nothing with something", one: [], other: ["a"], atBeginning: 0, atEnd: 0),
    Row(
      testDescription: "all", one: ["a", "b"], other: ["a", "b"], atBeginning: 2, atEnd: 2),
    Row(
      testDescription: "an end", one: ["a", "b"], other: ["b"], atBeginning: 0, atEnd: 1),
    Row(
      testDescription: "equal without being the same memory",
      one: [String(repeating: "long enough to be on the heap ", count: 2), "x"],
      other: [String(repeating: "long enough to be on the heap ", count: 2), "y"],
      atBeginning: 1, atEnd: 0),
  ])
  func shared(_ row: Row) {
    #expect(row.one.countShared(with: row.other) == row.atBeginning)
    #expect(
      row.one.countSharedAtEnd(with: row.other, atMost: min(row.one.count, row.other.count))
        == row.atEnd)
  }

  @Test("A long array is compared to the element", arguments: [0, 1, 63, 64, 65, 127, 128, 199])
  func long(_ changed: Int) {
    let one = Array(0..<200)
    var other = one
    other[changed] = -1
    #expect(one.countShared(with: other) == changed)
    #expect(one.countSharedAtEnd(with: other, atMost: 200) == 199 - changed)
  }
}
