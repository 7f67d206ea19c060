import PageModel
import Testing

@testable import PageCoding

@Suite("TL: bytes that are no object")
struct TLErrorTests {
  /// A rich text's bytes, and what is said about them.
  static let sentences: [(String, String)] = [
    ("", "the data end too early: at byte 0 there should be 4 bytes, there are 0"),
    ("e09446", "the data end too early: at byte 0 there should be 4 bytes, there are 3"),
    ("efbeadde", "byte 0: 0xdeadbeef is no constructor of RichText that layer 229 knows"),
    ("e0944674 0448", "the data end too early: at byte 4 there should be 4 bytes, there are 2"),
    ("e0944674 04486900", "the data end too early: at byte 4 there should be 8 bytes, there are 4"),
    ("e0944674 02ff6900", "byte 4: a string is not valid UTF-8"),
    (
      "e0944674 ffffffffffffffff",
      "the data end too early: at byte 4 there should be 72057594037927944 bytes, there are 8"
    ),
    ("d760627e 4f823ddc", "byte 4: a vector should begin here, not 0xdc3d824f"),
    ("d760627e 15c4b51c ffffff7f", "byte 8: a vector of 2147483647 elements does not fit"),
    ("d760627e 15c4b51c ffffffff", "byte 8: a vector of -1 elements does not fit into the data"),
    ("d760627e 15c4b51c 02000000 4f823ddc", "byte 8: a vector of 2 elements does not fit"),
    ("4f823ddc 00000000", "byte 4: the object ends here, but 4 more bytes follow"),
    ("d69cc7af 00000000 4f823ddc 4f823ddc", "byte 12: 0xdc3d824f is no constructor of Inline"),
  ]

  @Test("are refused with where and why", arguments: sentences)
  func sentencesSayWhere(hexadecimal: String, sentence: String) throws {
    let bytes = try #require(Hexadecimal.bytes(hexadecimal))
    do throws(TLError) {
      let text = try TL.RichText(bytes: bytes)
      Issue.record("taken for \(TLDump.string(text))")
    } catch {
      #expect(error.description.hasPrefix(sentence))
    }
  }

  @Test("texts as deep as the model may be are read, deeper ones are not")
  func textDepth() throws {
    #expect(throws: Never.self) { try TL.RichText(bytes: bold(63)) }
    #expect(throws: TLError.tooDeep(offset: 256, limit: NestingLimit.richText)) {
      try TL.RichText(bytes: bold(64))
    }
    #expect(throws: TLError.tooDeep(offset: 256, limit: NestingLimit.richText)) {
      try TL.RichText(bytes: bold(1_000_000))
    }
  }

  @Test("blocks as deep as the model may be are read, deeper ones are not")
  func blockDepth() throws {
    #expect(throws: Never.self) { try TL.PageBlock(bytes: covers(63)) }
    #expect(throws: TLError.tooDeep(offset: 256, limit: NestingLimit.blocks)) {
      try TL.PageBlock(bytes: covers(64))
    }
  }

  @Test("objects that are stepped over have a bound of their own")
  func carriedDepth() throws {
    var reader = TLReader(bytes: bold(300))
    #expect(throws: TLError.tooDeep(offset: 1024, limit: TLReader.objectLimit)) {
      try reader.carriedBytes(of: "RichText", from: 0)
    }
  }

  @Test("vectors that promise much at every level take no more memory than the data deserve")
  func promisingVectors() {
    // Sixty-three concatenations in each other, each promising as many texts as could follow.
    var bytes: [UInt8] = []
    let total = 63 * 12 + 400_000
    for level in 0..<63 {
      let left = (total - level * 12 - 12) / 4
      bytes += [0xd7, 0x60, 0x62, 0x7e, 0x15, 0xc4, 0xb5, 0x1c]
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: left >> (8 * $0)) }
    }
    bytes += [UInt8](repeating: 0, count: 400_000)
    #expect(throws: TLError.unknownConstructor(offset: 756, constructor: 0, type: "RichText")) {
      try TL.RichText(bytes: bytes)
    }
  }

  private func bold(_ levels: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<levels { bytes += [0xc4, 0xab, 0x24, 0x67] }
    return bytes + [0x4f, 0x82, 0x3d, 0xdc]
  }

  private func covers(_ levels: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<levels { bytes += [0x00, 0x33, 0xf2, 0x39] }
    return bytes + [0x88, 0xb1, 0x20, 0xdb]
  }
}
