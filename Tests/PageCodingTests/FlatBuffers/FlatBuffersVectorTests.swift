import PageCoding
import PageModel
import Testing

/// Bytes that the format's own Swift runtime wrote.
@Suite("FlatBuffers: known bytes")
struct FlatBuffersVectorTests {
  struct TextVector: Sendable, CustomTestStringConvertible {
    var sentence: String
    var text: RichText
    var hex: String

    var testDescription: String { sentence }
  }

  static let texts = [
    TextVector(
      sentence: "a text of nothing shares two bytes with its table", text: .empty,
      hex: "0c00000008000a000900040008000000080000000001020002000000"),
    TextVector(
      sentence: "plain words", text: .plain("Hi"),
      hex: """
        0c00000008000a0009000400080000000c000000000206000800040006000000040000000200000048690000
        """),
    TextVector(
      sentence: "bold words share the outer description", text: .bold(.plain("Hi")),
      hex: """
        0c00000008000c000b000400080000000800000000000003e6ffffff0c00000008000a0009000400080000000c
        000000000206000800040006000000040000000200000048690000
        """),
  ]

  @Test(arguments: texts)
  func text(_ vector: TextVector) throws {
    #expect(StorageHex.digits(vector.text.encodeFlatBuffers()) == vector.hex.filter(\.isHexDigit))
    #expect(try RichText.decodeFlatBuffers(StorageHex.bytes(vector.hex)) == vector.text)
  }

  struct PageVector: Sendable, CustomTestStringConvertible {
    var sentence: String
    var page: InstantPage
    var hex: String

    var testDescription: String { sentence }
  }

  static let pages = [
    PageVector(
      sentence: "a complete page of one paragraph",
      page: InstantPage(blocks: [.paragraph(.plain("Hi"))]),
      hex: """
        1400000010001800140010000f00000008000400100000000000008010000000000000011000000010000000
        000000000000000000000000010000000c00000008000c000b000400080000000800000000000007e6ffffff
        0c00000008000a0009000400080000000c000000000206000800040006000000040000000200000048690000
        """),
    PageVector(
      sentence: "a partial page from right to left, with views",
      page: InstantPage(
        blocks: [.paragraph(.empty), .divider], isComplete: false, rtl: true, url: "u", views: 5),
      hex: """
        14000000100018001400100000000f0008000400100000000500000010000000000000011000000010000000
        01000000750000000000000002000000200000000c00000008000c000b000400080000000800000000
        00000ad2ffffffe8ffffff0c0000000007060008000400060000000c00000008000a00090004000800000008
        0000000001020002000000
        """),
  ]

  @Test(arguments: pages)
  func page(_ vector: PageVector) throws {
    #expect(StorageHex.digits(vector.page.encodeFlatBuffers()) == vector.hex.filter(\.isHexDigit))
    #expect(try InstantPage.decodeFlatBuffers(StorageHex.bytes(vector.hex)) == vector.page)
  }

  @Test("cut off at any byte, a known buffer reads as an error or as a value, never as a trap")
  func truncated() {
    let vectors =
      FlatBuffersVectorTests.texts.map(\.hex) + FlatBuffersVectorTests.pages.map(\.hex)
    for bytes in vectors.map(StorageHex.bytes) {
      for count in 0..<bytes.count {
        _ = try? InstantPage.decodeFlatBuffers(Array(bytes.prefix(count)))
        _ = try? RichText.decodeFlatBuffers(Array(bytes.prefix(count)))
        _ = try? InstantPageBlock.decodeFlatBuffers(Array(bytes.prefix(count)))
      }
    }
  }
}
