import PageModel

extension PartialMediaReference: PostboxCoded {
  static let postboxType = PostboxTypeName("PartialMediaReference")

  static func read(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> PartialMediaReference? {
    switch record.int32("_r") ?? 0 {
    case 0: return .message(try record.object(MessageReference.self, "msg"))
    case 1: return .webPage(try record.object(WebpageReference.self, "wpg"))
    case 2:
      return .stickerPack(try record.object(StickerPackReference.self, "spk") ?? .name(""))
    case 3: return .savedGif
    case 4: return .savedSticker
    case 5: return .recentSticker
    case 6: return .savedMusic(try record.object(PeerReference.self, "pg"))
    default: return nil
    }
  }

  func write(to writer: inout PostboxWriter) {
    switch self {
    case .message(let message):
      writer.write(0 as Int32, "_r")
      writeContent(message, MessageReference.postboxType, "msg", to: &writer)
    case .webPage(let page):
      writer.write(1 as Int32, "_r")
      writeContent(page, WebpageReference.postboxType, "wpg", to: &writer)
    case .stickerPack(let pack):
      writer.write(2 as Int32, "_r")
      writer.write(object: pack, "spk")
    case .savedGif: writer.write(3 as Int32, "_r")
    case .savedSticker: writer.write(4 as Int32, "_r")
    case .recentSticker: writer.write(5 as Int32, "_r")
    case .savedMusic(let peer):
      writer.write(6 as Int32, "_r")
      writer.write(object: peer, "pg")
    }
  }

  /// A reference, which may be one to nothing.
  private func writeContent<Value: PostboxCoded & ReferenceContent>(
    _ value: Value?, _ type: PostboxTypeName, _ key: StaticString, to writer: inout PostboxWriter
  ) {
    writer.write(type, key) { writer in
      writer.write(Value.contentType, "c") { writer in
        writer.write(value == nil ? 0 as Int32 : 1, "_r")
        value?.writeContent(to: &writer)
      }
    }
  }
}

/// A reference whose entries stand in a record inside its own.
private protocol ReferenceContent {
  static var contentType: PostboxTypeName { get }
  func writeContent(to writer: inout PostboxWriter)
}

extension MessageReference: PostboxCoded, ReferenceContent {
  static let postboxType = PostboxTypeName("MessageReference")
  static let contentType = PostboxTypeName("MessageReferenceContent")

  /// When the message was sent, and which way, is not stored.
  static func read(from record: inout PostboxRecord) throws(PostboxError) -> MessageReference? {
    guard let range = record.objectRange("c")?.record else { return nil }
    var content = try PostboxRecord(range, of: record.bytes, levels: record.levels)
    guard content.int32("_r") == 1 else { return nil }
    guard let peer = try content.object(PeerReference.self, "p") else { return nil }
    let author = try content.object(PeerReference.self, "author")
    let peerId = PeerId(packed: content.int64("i.p") ?? 0)
    let namespace = content.int32("i.n") ?? 0
    let messageId = MessageId(
      peerId: peerId, namespace: namespace, id: content.int32("i.i") ?? 0)
    return MessageReference(
      peer: peer, author: author, messageId: messageId, timestamp: 0, incoming: false,
      threadId: content.int64("tid"))
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(MessageReference.contentType, "c") { writer in
      writer.write(1 as Int32, "_r")
      writeContent(to: &writer)
    }
  }

  fileprivate func writeContent(to writer: inout PostboxWriter) {
    writer.write(object: peer, "p")
    writer.write(object: author, "author")
    writer.write(messageId.peerId.packed, "i.p")
    writer.write(messageId.namespace, "i.n")
    writer.write(messageId.id, "i.i")
    writer.write(threadId, "tid")
  }
}

extension WebpageReference: PostboxCoded, ReferenceContent {
  static let postboxType = PostboxTypeName("WebpageReference")
  static let contentType = PostboxTypeName("WebpageReferenceContent")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> WebpageReference? {
    guard let range = record.objectRange("c")?.record else { return nil }
    var content = try PostboxRecord(range, of: record.bytes, levels: record.levels)
    guard content.int32("_r") == 1 else { return nil }
    let webpageId = content.int64("i") ?? 0
    return WebpageReference(webpageId: webpageId, url: content.string("u") ?? "")
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(WebpageReference.contentType, "c") { writer in
      writer.write(1 as Int32, "_r")
      writeContent(to: &writer)
    }
  }

  fileprivate func writeContent(to writer: inout PostboxWriter) {
    writer.write(webpageId, "i")
    writer.write(url, "u")
  }
}
