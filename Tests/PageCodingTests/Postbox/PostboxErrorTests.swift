import PageModel
import Testing

@testable import PageCoding

@Suite("Postbox: errors")
struct PostboxErrorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var sentence: String
    var hex: String
    var error: PostboxError

    var testDescription: String { sentence }
  }

  static let rows = [
    Row(
      sentence: "a key longer than the data", hex: "0572",
      error: .endOfData(offset: 1, needed: 5, available: 1)),
    Row(
      sentence: "a key of fewer bytes than none", hex: "ff72",
      error: .negativeLength(offset: 0, length: -1)),
    Row(
      sentence: "a key without a type", hex: "0172",
      error: .endOfData(offset: 2, needed: 1, available: 0)),
    Row(
      sentence: "a type that is not known", hex: "017263",
      error: .unknownType(offset: 2, type: 0x63)),
    Row(
      sentence: "half a number", hex: "0172000600",
      error: .endOfData(offset: 3, needed: 4, available: 2)),
    Row(
      sentence: "a string longer than the data", hex: "017304ffffff7f48",
      error: .endOfData(offset: 7, needed: 0x7fff_ffff, available: 1)),
    Row(
      sentence: "a string of fewer bytes than none", hex: "017304ffffffff",
      error: .negativeLength(offset: 3, length: -1)),
    Row(
      sentence: "more objects than the data can hold", hex: "016208ffffff7f00",
      error: .endOfData(offset: 7, needed: 0x7fff_ffff * 8, available: 1)),
    Row(
      sentence: "an object longer than the data", hex: "01740500000000ff000000",
      error: .endOfData(offset: 11, needed: 255, available: 0)),
    Row(
      sentence: "an object that is broken inside", hex: "0172000600000001740500000000020000000572",
      error: .endOfData(offset: 19, needed: 5, available: 1)),
  ]

  @Test(arguments: rows)
  func row(_ row: Row) throws {
    let error = #expect(throws: PostboxError.self) {
      try InstantPageBlock.decodePostbox(StorageHex.bytes(row.hex))
    }
    #expect(error == row.error)
  }

  @Test("one level more than the model allows is an error with a position")
  func tooDeep() throws {
    let text = StoragePages.nested(RichText.plain("x"), levels: NestingLimit.richText)
    let textError = #expect(throws: PostboxError.self) {
      try RichText.decodePostbox(text.encodePostbox())
    }
    guard case .tooDeep(_, NestingLimit.richText) = textError else {
      Issue.record("not too deep: \(String(describing: textError))")
      return
    }
    let block = StoragePages.nested(InstantPageBlock.divider, levels: NestingLimit.blocks)
    let blockError = #expect(throws: PostboxError.self) {
      try InstantPageBlock.decodePostbox(block.encodePostbox())
    }
    guard case .tooDeep(_, NestingLimit.blocks) = blockError else {
      Issue.record("not too deep: \(String(describing: blockError))")
      return
    }
  }

  @Test("a broken page inside a web page says where")
  func brokenPage() throws {
    var writer = PostboxWriter()
    writer.write(1 as Int32, "ct")
    writer.write([0, 0, 0, 0] as [UInt8], "ipd")
    let error = #expect(throws: PostboxError.self) {
      try TelegramMediaWebpage.decodePostbox(writer.bytes)
    }
    #expect(error == .page(offset: 17, error: .emptyOffset(offset: 0)))
  }

  static let sentences: [(PostboxError, String)] = [
    (
      .endOfData(offset: 7, needed: 4, available: 1),
      "the data end too early: at byte 7 there should be 4 bytes, there are 1"
    ),
    (.negativeLength(offset: 3, length: -1), "byte 3: -1 is no length"),
    (
      .unknownType(offset: 2, type: 99),
      "byte 2: no value has the type 99; are the data in Postbox form?"
    ),
    (.tooDeep(offset: 9, limit: 64), "byte 9: nested more than 64 levels deep"),
    (
      .page(offset: 17, error: .emptyOffset(offset: 4)),
      "the page stored at byte 17, its byte 4: an offset points at itself"
    ),
  ]

  @Test("errors say where and what in a sentence", arguments: sentences)
  func sentence(error: PostboxError, sentence: String) {
    #expect(error.description == sentence)
  }
}
