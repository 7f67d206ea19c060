import PageModel

extension TelegramMediaWebpage: PostboxCoded {
  static let postboxType = PostboxTypeName("TelegramMediaWebpage")

  /// The entries of what was loaded stand among those of the preview.
  static func read(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> TelegramMediaWebpage? {
    let webpageId = record.packedMediaId("i") ?? .zero
    guard record.int32("ct") ?? 0 == 0 else {
      let content = try TelegramMediaWebpageLoadedContent.read(from: &record)
      return content.map { TelegramMediaWebpage(webpageId: webpageId, content: .loaded($0)) }
    }
    let date = record.int32("pendingDate") ?? 0
    return TelegramMediaWebpage(
      webpageId: webpageId, content: .pending(date: date, url: record.string("pendingUrl")))
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(packed: webpageId, "i")
    switch content {
    case .pending(let date, let url):
      writer.write(0 as Int32, "ct")
      writer.write(date, "pendingDate")
      writer.write(url, "pendingUrl")
    case .loaded(let content):
      writer.write(1 as Int32, "ct")
      content.write(to: &writer)
    }
  }
}

extension TelegramMediaWebpageLoadedContent: PostboxCoded {
  static let postboxType = PostboxTypeName("TelegramMediaWebpageLoadedContent")

  static func read(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> TelegramMediaWebpageLoadedContent? {
    let url = record.string("u") ?? ""
    let displayUrl = record.string("d") ?? ""
    var content = TelegramMediaWebpageLoadedContent(
      url: url, displayUrl: displayUrl, hash: record.int32("ha") ?? 0)
    content.type = record.string("ty")
    content.websiteName = record.string("ws")
    content.title = record.string("ti")
    content.text = record.string("tx")
    content.embedUrl = record.string("eu")
    content.embedType = record.string("et")
    content.embedSize = record.dimensions("esw", "esh")
    content.duration = record.int32("du")
    content.author = record.string("au")
    content.isMediaLargeByDefault = record.bool("lbd")
    content.imageIsVideoCover = record.bool("isvc") ?? false
    content.image = try record.object(TelegramMediaImage.self, "im")
    content.file = try record.object(TelegramMediaFile.self, "fi")
    content.story = try record.object(StoryId.self, "stry")
    content.attributes = try record.objects(TelegramMediaWebpageAttribute.self, "attr")
    let legacyFiles = try record.objects(TelegramMediaFile.self, "fis")
    if !legacyFiles.isEmpty { content.attributes.append(.theme(files: legacyFiles)) }
    content.instantPage = try record.storedPage()
    return content
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(url, "u")
    writer.write(displayUrl, "d")
    writer.write(hash, "ha")
    writer.write(type, "ty")
    writer.write(websiteName, "ws")
    writer.write(title, "ti")
    writer.write(text, "tx")
    writer.write(embedUrl, "eu")
    writer.write(embedType, "et")
    writer.write(embedSize, "esw", "esh")
    writer.write(duration, "du")
    writer.write(author, "au")
    writer.write(isMediaLargeByDefault, "lbd")
    writer.write(imageIsVideoCover, "isvc")
    writer.write(object: image, "im")
    writer.write(object: file, "fi")
    writer.write(object: story, "stry")
    writer.write(objects: attributes, "attr")
    writer.write(instantPage?.encodeFlatBuffers(), "ipd")
  }
}

extension PostboxRecord {
  /// The page of a web page: in FlatBuffers form or, from old versions, as an object.
  fileprivate mutating func storedPage() throws(PostboxError) -> InstantPage? {
    guard let range = dataRange("ipd") else { return try object(InstantPage.self, "ip") }
    do {
      return try InstantPage.decodeFlatBuffers(Array(bytes[range]))
    } catch {
      throw .page(offset: range.lowerBound, error: error)
    }
  }
}

extension StoryId: PostboxCoded {
  static let postboxType = PostboxTypeName("TelegramMediaStory")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> StoryId? {
    let peerId = PeerId(packed: record.int64("pid") ?? 0)
    return StoryId(peerId: peerId, id: record.int32("sid") ?? 0)
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(peerId.packed, "pid")
    writer.write(id, "sid")
    writer.write(false, "mns")  // whether the story mentions the reader; a preview does not know
  }
}

extension TelegramMediaWebpageAttribute: PostboxCoded {
  static let postboxType = PostboxTypeName("TelegramMediaWebpageAttribute")
  /// The letter that is missing is missing in what is stored.
  private static let themeType = PostboxTypeName("TelegraMediaWebpageThemeAttribute")
  private static let stickerPackType = PostboxTypeName("TelegramMediaWebpageStickerPackAttribute")
  private static let isEmojiFlag: Int32 = 1 << 0
  private static let isSingleColorFlag: Int32 = 1 << 1

  static func read(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> TelegramMediaWebpageAttribute? {
    let kind = record.int32("r") ?? 0
    guard let range = record.objectRange("a")?.record else { return .unsupported }
    var content = try PostboxRecord(range, of: record.bytes, levels: record.levels)
    switch kind {
    case 1:
      return .theme(files: try content.objects(TelegramMediaFile.self, "files"))
    case 2:
      let flags = content.int32("flags") ?? 0
      return .stickerPack(
        isEmoji: flags & isEmojiFlag != 0, isSingleColor: flags & isSingleColorFlag != 0,
        files: try content.objects(TelegramMediaFile.self, "files"))
    default:
      return .unsupported
    }
  }

  func write(to writer: inout PostboxWriter) {
    switch self {
    case .unsupported:
      writer.write(0 as Int32, "r")
    case .theme(let files):
      writer.write(1 as Int32, "r")
      writer.write(TelegramMediaWebpageAttribute.themeType, "a") { writer in
        writer.write(objects: files, "files")
        writer.writeNone("settings")
      }
    case .stickerPack(let isEmoji, let isSingleColor, let files):
      let flags =
        (isEmoji ? TelegramMediaWebpageAttribute.isEmojiFlag : 0)
        | (isSingleColor ? TelegramMediaWebpageAttribute.isSingleColorFlag : 0)
      writer.write(2 as Int32, "r")
      writer.write(TelegramMediaWebpageAttribute.stickerPackType, "a") { writer in
        writer.write(flags, "flags")
        writer.write(objects: files, "files")
      }
    }
  }
}
