import Testing

@testable import PageCoding

@Suite("TL: strings, vectors, numbers on the wire")
struct TLWireTests {
  /// Length, the head of the string's bytes, and how long all of it is.
  static let lengths: [(Int, String, Int)] = [
    (0, "00000000", 4), (1, "01", 4), (3, "03", 4), (4, "04", 8), (252, "fc", 256),
    (253, "fd", 256), (254, "fefe0000", 260), (256, "fe000100", 260), (65536, "fe000001", 65540),
  ]

  @Test("a string's length takes one byte or four, and zeros fill it up", arguments: lengths)
  func stringLengths(length: Int, head: String, total: Int) throws {
    let text = TL.RichText.textPlain(text: String(repeating: "x", count: length))
    let bytes = try text.bytes()
    #expect(bytes.count == 4 + total)
    #expect(Hexadecimal.string(bytes.dropFirst(4)).hasPrefix(head))
    #expect(bytes.count.isMultiple(of: 4))
    #expect(try TL.RichText(bytes: bytes) == text)
  }

  @Test("a string too long for three bytes is refused, not cut")
  func longestString() throws {
    let fits = TL.RichText.textPlain(text: String(repeating: "x", count: 0xff_ffff))
    #expect(try fits.bytes().count == 4 + 4 + 0x100_0000)
    let long = TL.RichText.textPlain(text: String(repeating: "x", count: 0x100_0000))
    #expect(throws: TLError.tooLong(byteCount: 0x100_0000)) { try long.bytes() }
  }

  /// Forms of "Hi" that are never written, but read.
  static let loose: [(String, String)] = [
    ("e0944674 fe020000 48690000", "a long length for a short string"),
    ("e0944674 ff020000 00000000 48690000", "a length of seven bytes"),
    ("e0944674 024869ff", "a fill of other bytes than zeros"),
  ]

  @Test("other spellings of a string are read", arguments: loose)
  func looseStrings(hexadecimal: String, meaning: String) throws {
    let text = try TL.RichText(bytes: try #require(Hexadecimal.bytes(hexadecimal)))
    #expect(TLDump.string(text) == "textPlain(text=\"Hi\")", "\(meaning)")
  }

  @Test("fields that share a flag are written together or not at all")
  func sharedFlags() throws {
    let caption = TL.PageCaption(text: .textEmpty, credit: .textEmpty)
    let half = TL.PageBlock.pageBlockPhoto(photoId: 1, caption: caption, url: "u")
    #expect(throws: TLError.fieldMissing(constructor: "pageBlockPhoto", bit: 0)) {
      try half.bytes()
    }
    let whole = TL.PageBlock.pageBlockPhoto(
      photoId: 1, caption: caption, url: "u", webpageId: 0)
    #expect(try TL.PageBlock(bytes: whole.bytes()) == whole)
  }

  @Test("what older layers wrote is read into today's constructors")
  func olderConstructors() throws {
    let quote = "267c3d26 e094467402486900 4f823ddc"
    let read = try TL.PageBlock(bytes: try #require(Hexadecimal.bytes(quote)))
    #expect(read == .pageBlockBlockquote(text: TLVector.hi, caption: .textEmpty))
    let draft = "f924cba2 0700000000000000" + TLVector.all[0].hexadecimal
    guard
      case .sendMessageRichMessageDraftAction(let canStop, let keepOnStop, let id, _) =
        try TL.SendMessageAction(bytes: try #require(Hexadecimal.bytes(draft)))
    else {
      Issue.record("not a live draft")
      return
    }
    #expect(!canStop && !keepOnStop && id == 7)
  }

  @Test("unknown switches are noticed where they stand")
  func unknownFlags() throws {
    let bytes = try #require(Hexadecimal.bytes("6a6b5634 00000040"))
    var reader = TLReader(bytes: bytes)
    _ = try TL.PageTableCell(from: &reader)
    #expect(
      reader.unknownFlags == [
        TLUnknownFlags(offset: 4, constructor: 0x3456_6b6a, bits: 0x4000_0000)
      ])
  }
}
