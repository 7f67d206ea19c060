import PageModel
import Testing

@testable import PageCoding

/// Bytes that follow from the form's rules, confirmed by another encoder.
@Suite("Postbox: known bytes")
struct PostboxVectorTests {
  private static let paragraph =
    "01720006000000017405d70f10f91000000001720001000000017304020000004869"
  private static let page = """
    01620801000000c07226a12200000001720006000000017405d70f10f910000000017200010000000173040200
    00004869
    01690a0400000000000000016d080000000001630001000000017200000000000375726c040000000001760b
    """

  struct Row: Sendable, CustomTestStringConvertible {
    var sentence: String
    var hex: String
    /// The value's bytes, and the bytes of what is read from bytes.
    var encoded: @Sendable () -> [UInt8]
    var decoded: @Sendable ([UInt8]) throws -> [UInt8]

    var testDescription: String { sentence }
  }

  static let rows = [
    Row(
      sentence: "plain words", hex: "01720001000000017304020000004869",
      encoded: { RichText.plain("Hi").encodePostbox() },
      decoded: { try RichText.decodePostbox($0).encodePostbox() }),
    Row(
      sentence: "bold words",
      hex: "01720002000000017405d70f10f91000000001720001000000017304020000004869",
      encoded: { RichText.bold(.plain("Hi")).encodePostbox() },
      decoded: { try RichText.decodePostbox($0).encodePostbox() }),
    Row(
      sentence: "a paragraph", hex: paragraph,
      encoded: { InstantPageBlock.paragraph(.plain("Hi")).encodePostbox() },
      decoded: { try InstantPageBlock.decodePostbox($0).encodePostbox() }),
    Row(
      sentence: "a checked list item without a number",
      hex: """
        01720001000000017405d70f10f90f000000017200010000000173040100000061016e0b02636b0002000000
        """,
      encoded: {
        encodePostboxValue(
          InstantPageListItem.text(.plain("a"), num: nil, checked: true), as: .record)
      },
      decoded: { bytes in
        let item: InstantPageListItem? = try decodePostboxValue(bytes)
        return encodePostboxValue(try #require(item), as: .record)
      }),
    Row(
      sentence: "a page of one paragraph", hex: page,
      encoded: { InstantPage(blocks: [.paragraph(.plain("Hi"))]).encodePostbox() },
      decoded: { try InstantPage.decodePostbox($0).encodePostbox() }),
    Row(
      sentence: "the same page as a root object", hex: "015f0557eada815d000000" + page,
      encoded: { InstantPage(blocks: [.paragraph(.plain("Hi"))]).encodePostbox(as: .root) },
      decoded: { try InstantPage.decodePostbox($0).encodePostbox(as: .root) }),
    Row(
      sentence: "a list of one block",
      hex: "01620801000000c07226a122000000" + paragraph,
      encoded: {
        var writer = PostboxWriter()
        writer.write(objects: [InstantPageBlock.paragraph(.plain("Hi"))], "b")
        return writer.bytes
      },
      decoded: { bytes in
        let blocks = try withPostboxRecord(bytes) { record throws(PostboxError) in
          try record.objects(InstantPageBlock.self, "b")
        }
        var writer = PostboxWriter()
        writer.write(objects: blocks, "b")
        return writer.bytes
      }),
  ]

  @Test(arguments: rows)
  func row(_ row: Row) throws {
    let hex = row.hex.filter(\.isHexDigit)
    #expect(StorageHex.digits(row.encoded()) == hex)
    #expect(StorageHex.digits(try row.decoded(StorageHex.bytes(hex))) == hex)
  }

  static let values = """
    026d6f0b016302010375726c0400000000016403000000000000f83f0262790a030000000102030273610c0200
    00000100000061020000006263016c01feffffffffffffff026961060200000001000000ffffffff026c610702
    0000000100000000000000ffffffffffffffff
    """

  @Test("values of every plain type are written")
  func writeValues() {
    var writer = PostboxWriter()
    writer.writeNone("mo")
    writer.write(true, "c")
    writer.write("", "url")
    writer.write(1.5, "d")
    writer.write([1, 2, 3] as [UInt8], "by")
    writer.write(["a", "bc"], "sa")
    writer.write(-2 as Int64, "l")
    writer.write([1, -1] as [Int32], "ia")
    writer.write([1, -1] as [Int64], "la")
    #expect(
      StorageHex.digits(writer.bytes) == PostboxVectorTests.values.filter(\.isHexDigit))
  }

  @Test("values of every plain type are read")
  func readValues() throws {
    try withPostboxRecord(StorageHex.bytes(PostboxVectorTests.values)) { record in
      #expect(record.int32("mo") == nil)
      #expect(record.bool("c") == true)
      #expect(record.string("url") == "")
      #expect(record.double("d") == 1.5)
      #expect(record.data("by") == [1, 2, 3])
      #expect(record.strings("sa") == ["a", "bc"])
      #expect(record.int64("l") == -2)
      #expect(record.int32s("ia") == [1, -1])
      #expect(record.int64s("la") == [1, -1])
    }
  }

  @Test("lists of bytes and dictionaries come back")
  func otherTypes() throws {
    var writer = PostboxWriter()
    writer.write([[1], [], [2, 3]] as [[UInt8]], "ba")
    writer.write(
      pairs: [(key: RichText.plain("k"), value: InstantPageBlock.divider)], "dict")
    writer.write(7 as Int32, "last")
    try withPostboxRecord(writer.bytes) { record throws(PostboxError) in
      #expect(record.dataList("ba") == [[1], [], [2, 3]])
      #expect(record.int32("last") == 7)
      let pairs = record.pairRanges("dict")
      #expect(pairs.map(\.key.hash) == [RichText.postboxType.hash])
      #expect(pairs.map(\.value.hash) == [InstantPageBlock.postboxType.hash])
      #expect(try record.read(RichText.self, pairs[0].key.record) == .plain("k"))
      #expect(try record.read(InstantPageBlock.self, pairs[0].value.record) == .divider)
    }
  }

  @Test("cut off at any byte, a known record reads as an error or as a value, never as a trap")
  func truncated() {
    let vectors = PostboxVectorTests.rows.map(\.hex) + [PostboxVectorTests.values]
    for bytes in vectors.map(StorageHex.bytes) {
      for count in 0..<bytes.count {
        let prefix = Array(bytes.prefix(count))
        _ = try? InstantPage.decodePostbox(prefix)
        _ = try? RichText.decodePostbox(prefix)
        _ = try? InstantPageBlock.decodePostbox(prefix)
        _ = try? RichTextMessageAttribute.decodePostbox(prefix)
        _ = try? TelegramMediaWebpage.decodePostbox(prefix)
        _ = try? TelegramMediaMap.decodePostbox(prefix)
        _ = try? Media.decodePostbox(prefix)
      }
    }
  }
}
