import PageModel
import Testing

@testable import PageCoding

/// Buffers other writers make: old versions, newer ones, hostile ones.
@Suite("FlatBuffers: what others write")
struct FlatBuffersBuildingTests {
  /// A buffer of one table of a union.
  private func buffer(
    kind: UInt8, _ value: (inout FlatBuffersBuilder) -> FlatBuffersBuilder.Offset
  ) -> [UInt8] {
    var builder = FlatBuffersBuilder()
    let value = value(&builder)
    let union = builder.union(kind, value)
    return builder.finish(union)
  }

  @Test("a quote of old versions holds a text, which becomes a paragraph")
  func legacyQuote() throws {
    let bytes = buffer(kind: FlatBuffersBlockKind.blockQuote.rawValue) { builder in
      let text = builder.text(.plain("old"))
      let caption = builder.text(.plain("who"))
      builder.startTable()
      builder.add(text, 0)
      builder.add(caption, 1)
      return builder.endTable()
    }
    #expect(
      try InstantPageBlock.decodeFlatBuffers(bytes)
        == .blockQuote(
          blocks: [.paragraph(.plain("old"))], caption: .plain("who"), collapsed: nil))
  }

  @Test("blocks of a quote win over its text")
  func quoteWithBoth() throws {
    let bytes = buffer(kind: FlatBuffersBlockKind.blockQuote.rawValue) { builder in
      let text = builder.text(.plain("old"))
      let blocks = builder.blocks([.divider])
      let caption = builder.text(.empty)
      builder.startTable()
      builder.add(text, 0)
      builder.add(caption, 1)
      builder.add(blocks, 2)
      return builder.endTable()
    }
    #expect(
      try InstantPageBlock.decodeFlatBuffers(bytes)
        == .blockQuote(blocks: [.divider], caption: .empty, collapsed: nil))
  }

  @Test("a quote with neither is empty")
  func quoteWithNeither() throws {
    let bytes = buffer(kind: FlatBuffersBlockKind.blockQuote.rawValue) { builder in
      let caption = builder.text(.empty)
      builder.startTable()
      builder.add(caption, 1)
      return builder.endTable()
    }
    #expect(
      try InstantPageBlock.decodeFlatBuffers(bytes)
        == .blockQuote(blocks: [], caption: .empty, collapsed: nil))
  }

  @Test("a block newer than this version is not supported, a newer text is empty")
  func newer() throws {
    let block = buffer(kind: 200) { $0.emptyTable() }
    #expect(try InstantPageBlock.decodeFlatBuffers(block) == .unsupported)
    let text = buffer(kind: 200) { $0.emptyTable() }
    #expect(try RichText.decodeFlatBuffers(text) == .empty)
  }

  @Test("a text of no kind is empty, a block of no kind is an error")
  func none() throws {
    let bytes = buffer(kind: 0) { $0.emptyTable() }
    #expect(try RichText.decodeFlatBuffers(bytes) == .empty)
    #expect(throws: FlatBuffersError.self) { try InstantPageBlock.decodeFlatBuffers(bytes) }
  }

  @Test(
    "numbers that name no alignment fall back to the first one", arguments: [3, 17, -1] as [Int32])
  func unknownAlignment(number: Int32) throws {
    let bytes = buffer(kind: FlatBuffersBlockKind.table.rawValue) { builder in
      let title = builder.text(.empty)
      builder.startTable()
      builder.add(number, 2)
      builder.add(number, 3)
      let cell = builder.endTable()
      let row = builder.table(builder.list([cell]))
      let rows = builder.list([row])
      builder.startTable()
      builder.add(title, 0)
      builder.add(rows, 1)
      return builder.endTable()
    }
    let cell = InstantPageTableCell(text: nil)
    #expect(
      try InstantPageBlock.decodeFlatBuffers(bytes)
        == .table(
          title: .empty, rows: [InstantPageTableRow(cells: [cell])], bordered: false,
          striped: false, compact: false))
  }

  // MARK: Bounds

  @Test("one level more than the model allows is an error with a position")
  func tooDeep() throws {
    let text = StoragePages.nested(.plain("x"), levels: NestingLimit.richText)
    let block = StoragePages.nested(.divider, levels: NestingLimit.blocks)
    let textError = #expect(throws: FlatBuffersError.self) {
      try RichText.decodeFlatBuffers(text.encodeFlatBuffers())
    }
    let blockError = #expect(throws: FlatBuffersError.self) {
      try InstantPageBlock.decodeFlatBuffers(block.encodeFlatBuffers())
    }
    guard case .tooDeep(_, NestingLimit.richText) = textError else {
      Issue.record("not too deep: \(String(describing: textError))")
      return
    }
    guard case .tooDeep(_, NestingLimit.blocks) = blockError else {
      Issue.record("not too deep: \(String(describing: blockError))")
      return
    }
  }

  @Test("lists that share their elements cannot make a page that is far larger than its bytes")
  func sharedLists() throws {
    // 20 levels of ten times the same: 10²⁰ texts in a few hundred bytes.
    var builder = FlatBuffersBuilder()
    var text = builder.text(.plain("boom"))
    for _ in 0..<20 {
      let list = builder.list(Array(repeating: text, count: 10))
      text = builder.union(StoredTextKind.concat.flatBuffersNumber, builder.table(list))
    }
    let bytes = builder.finish(text)
    #expect(bytes.count < 2_000)
    let error = #expect(throws: FlatBuffersError.self) { try RichText.decodeFlatBuffers(bytes) }
    guard case .tooLarge = error else {
      Issue.record("not too large: \(String(describing: error))")
      return
    }
  }

  @Test("a long string that many texts share cannot either")
  func sharedString() throws {
    var builder = FlatBuffersBuilder()
    let string = builder.string(String(repeating: "x", count: 100_000))
    let text = builder.union(StoredTextKind.plain.flatBuffersNumber, builder.table(string))
    let list = builder.list(Array(repeating: text, count: 10_000))
    let concat = builder.union(StoredTextKind.concat.flatBuffersNumber, builder.table(list))
    let bytes = builder.finish(concat)
    #expect(throws: FlatBuffersError.self) { try RichText.decodeFlatBuffers(bytes) }
  }

  @Test("a string that a few texts share is fine")
  func sharedByFew() throws {
    var builder = FlatBuffersBuilder()
    let string = builder.string(String(repeating: "x", count: 1_000))
    let text = builder.union(StoredTextKind.plain.flatBuffersNumber, builder.table(string))
    let list = builder.list(Array(repeating: text, count: 40))
    let concat = builder.union(StoredTextKind.concat.flatBuffersNumber, builder.table(list))
    guard case .concat(let texts) = try RichText.decodeFlatBuffers(builder.finish(concat)) else {
      Issue.record("not a list of texts")
      return
    }
    #expect(texts.count == 40)
  }
}
