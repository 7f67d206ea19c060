import PageModel

extension InstantPage {
  /// Reads a page in FlatBuffers form: what a database keeps with a web page.
  ///
  /// Every offset is checked before it is followed. Blocks newer than this version read as
  /// ``InstantPageBlock/unsupported``, newer texts as no text, newer media are left out. Quotes of
  /// old versions, which held one text, read as quotes of one paragraph.
  ///
  /// - Throws: What is wrong and at which byte. Memory stays within a multiple of the bytes.
  public static func decodeFlatBuffers(
    _ bytes: [UInt8]
  ) throws(FlatBuffersError) -> InstantPage {
    try FlatBuffersDecoder.decode(bytes) { decoder, table throws(FlatBuffersError) in
      try decoder.page(table)
    }
  }

  /// The page in FlatBuffers form, the same bytes for the same page; see ``flatBuffersLosses()``
  /// for what they do not hold. Media are sorted by their ids.
  public func encodeFlatBuffers() -> [UInt8] {
    var builder = FlatBuffersBuilder()
    let page = builder.page(self)
    return builder.finish(page)
  }
}

extension InstantPageBlock {
  /// Reads a block that is a buffer of its own; see ``InstantPage/decodeFlatBuffers(_:)``.
  public static func decodeFlatBuffers(
    _ bytes: [UInt8]
  ) throws(FlatBuffersError) -> InstantPageBlock {
    try FlatBuffersDecoder.decode(bytes) { decoder, table throws(FlatBuffersError) in
      try decoder.block(table)
    }
  }

  /// The block in FlatBuffers form.
  public func encodeFlatBuffers() -> [UInt8] {
    var builder = FlatBuffersBuilder()
    let block = builder.block(self)
    return builder.finish(block)
  }
}

extension RichText {
  /// Reads a text that is a buffer of its own; see ``InstantPage/decodeFlatBuffers(_:)``.
  public static func decodeFlatBuffers(_ bytes: [UInt8]) throws(FlatBuffersError) -> RichText {
    try FlatBuffersDecoder.decode(bytes) { decoder, table throws(FlatBuffersError) in
      try decoder.text(table)
    }
  }

  /// The text in FlatBuffers form.
  public func encodeFlatBuffers() -> [UInt8] {
    var builder = FlatBuffersBuilder()
    let text = builder.text(self)
    return builder.finish(text)
  }
}

extension FlatBuffersDecoder {
  fileprivate mutating func page(_ table: FlatBuffersTable) throws(FlatBuffersError) -> InstantPage
  {
    var page = InstantPage(
      blocks: try blocks(0, "InstantPage.blocks", of: table), isComplete: try table.bool(2),
      rtl: try table.bool(3), url: try string(4, "InstantPage.url", of: table),
      views: try table.optionalInt32(5))
    let media = try tables(1, "InstantPage.media", of: table) {
      decoder, table throws(FlatBuffersError) in try decoder.medium(table)
    }
    for case let medium? in media { page.media[medium.id] = medium }
    return page
  }
}

extension FlatBuffersBuilder {
  fileprivate mutating func page(_ page: InstantPage) -> Offset {
    let blocks = blocks(page.blocks)
    let media = list(
      page.media.sorted { $0.key < $1.key }.compactMap { medium($0.value) })
    let url = string(page.url)
    startTable()
    add(blocks, 0)
    add(media, 1)
    add(page.isComplete, 2)
    add(page.rtl, 3)
    add(url, 4)
    add(page.views ?? .min, 5)
    return endTable()
  }
}
