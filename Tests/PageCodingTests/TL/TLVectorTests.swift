import PageModel
import Testing

@testable import PageCoding

/// A value and the bytes another implementation of MTProto writes for it.
struct TLVector: CustomTestStringConvertible, Sendable {
  var name: String
  var object: any TLObject
  var hexadecimal: String

  var testDescription: String { name }

  static let hi = TL.RichText.textPlain(text: "Hi")

  static let all = [
    TLVector(
      name: "richMessage, one paragraph, no media",
      object: TL.RichMessage(
        blocks: [.pageBlockParagraph(text: hi)], photos: [], documents: []),
      hexadecimal: """
        8b9df3ba0000000015c4b51c0100000066077a46e09446740248690015c4b51c0000000015c4b51c00000000
        """),
    TLVector(
      name: "inputRichMessage, right to left, one collapsed quote",
      object: TL.InputRichMessage.inputRichMessage(
        rtl: true,
        blocks: [.pageBlockBlockquote(collapsed: true, text: hi, caption: .textEmpty)]),
      hexadecimal: """
        fc49c4e40100000015c4b51c010000000b67d16601000000e0944674024869004f823ddc
        """),
    TLVector(
      name: "pageBlockList with one checked item",
      object: TL.PageBlock.pageBlockList(
        items: [.pageListItemText(checkbox: true, checked: true, text: hi)]),
      hexadecimal: "1180e8e415c4b51c010000003c68582f03000000e094467402486900"),
    TLVector(
      name: "pageBlockOrderedList with one numbered item",
      object: TL.PageBlock.pageBlockOrderedList(
        items: [.pageListOrderedItemText(num: "1", text: hi)]),
      hexadecimal: """
        c1f6d61f0000000015c4b51c01000000891103150400000001310000e094467402486900
        """),
    TLVector(
      name: "textButton, callback, red link",
      object: TL.RichText.textButton(
        text: hi, type: .inlineButtonTypeCallback(data: [1, 2]),
        style: TL.RichButtonStyle(bgDanger: true, link: true)),
      hexadecimal: """
        d69cc7af01000000e09446740248690038bc55290000000002010200bd10c6030a000000
        """),
    TLVector(
      name: "textDate, relative",
      object: TL.RichText.textDate(relative: true, text: hi, date: 1_700_000_000),
      hexadecimal: "2b5eb4a501000000e09446740248690000f15365"),
    TLVector(
      name: "pageTableCell, header, centred, two columns",
      object: TL.PageTableCell(header: true, alignCenter: true, text: hi, colspan: 2),
      hexadecimal: "6a6b56348b000000e09446740248690002000000"),
  ]
}

@Suite("TL: vectors")
struct TLVectorTests {
  @Test("are written byte for byte", arguments: TLVector.all)
  func areWritten(vector: TLVector) throws {
    #expect(Hexadecimal.string(try vector.object.bytes()) == vector.hexadecimal)
  }

  @Test("are read back", arguments: TLVector.all)
  func areRead(vector: TLVector) throws {
    let bytes = try #require(Hexadecimal.bytes(vector.hexadecimal))
    let object = try TL.object(from: bytes)
    #expect(TLDump.string(object) == TLDump.string(vector.object))
  }

  @Test("a page in the model gives the vector's bytes")
  func modelGivesVectors() throws {
    let paragraph = InstantPage(blocks: [.paragraph(.plain("Hi"))])
    let message = try TL.encodeRichMessage(paragraph)
    #expect(Hexadecimal.string(message.bytes) == TLVector.all[0].hexadecimal)
    #expect(message.losses == [])
    let quote = InstantPage(
      blocks: [
        .blockQuote(blocks: [.paragraph(.plain("Hi"))], caption: .empty, collapsed: true)
      ], rtl: true)
    let article = try TL.InputRichMessage(
      bytes: try #require(Hexadecimal.bytes(TLVector.all[1].hexadecimal)))
    var losses: [PageLoss] = []
    #expect(article.page(losses: &losses) == quote)
    #expect(losses == [])
  }
}
