import PageModel

/// The places a medium was found in by the number the form stores; 0 is none.
private enum PartialMediaReferenceKind: UInt8 {
  case message = 1
  case webPage = 2
  case stickerPack = 3
  case savedGif = 4
  case savedSticker = 5
  case recentSticker = 6
  case savedMusic = 7
}

extension FlatBuffersDecoder {
  mutating func partialReference(
    _ id: Int, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> PartialMediaReference? {
    guard let table = try self.table(id, of: table) else { return nil }
    let (number, value) = try requiredUnion("PartialMediaReference.value", of: table)
    guard let kind = PartialMediaReferenceKind(rawValue: number) else {
      throw .unknownKind(offset: table.position, union: "PartialMediaReference", kind: number)
    }
    switch kind {
    case .message:
      guard let message = try self.table(0, of: value) else { return .message(nil) }
      return .message(try messageReference(message))
    case .webPage:
      guard let page = try self.table(0, of: value) else { return .webPage(nil) }
      return .webPage(
        WebpageReference(
          webpageId: try page.int64(0), url: try string(1, "WebpageReference.url", of: page)))
    case .stickerPack:
      return .stickerPack(
        try stickerPack(
          try self.table(0, "PartialMediaReference_StickerPack.stickerPack", of: value)))
    case .savedGif: return .savedGif
    case .savedSticker: return .savedSticker
    case .recentSticker: return .recentSticker
    case .savedMusic:
      guard let peer = try self.table(0, of: value) else { return .savedMusic(nil) }
      return .savedMusic(try peerReference(peer))
    }
  }

  private mutating func messageReference(
    _ table: FlatBuffersTable
  ) throws(FlatBuffersError) -> MessageReference {
    let peer = try peerReference(try self.table(0, "MessageReference.peer", of: table))
    var author: PeerReference?
    if let table = try self.table(1, of: table) { author = try peerReference(table) }
    guard let messageId = try table.messageId(2) else {
      throw .missingField(offset: table.position, field: "MessageReference.messageId")
    }
    return MessageReference(
      peer: peer, author: author, messageId: messageId, timestamp: try table.int32(3),
      incoming: try table.bool(4), secret: try table.bool(5),
      threadId: try table.optionalInt64(6))
  }
}

extension FlatBuffersBuilder {
  mutating func partialReference(_ reference: PartialMediaReference) -> Offset {
    let (kind, value) = partialReferenceValue(reference)
    return union(kind.rawValue, value)
  }

  private mutating func partialReferenceValue(
    _ reference: PartialMediaReference
  ) -> (PartialMediaReferenceKind, Offset) {
    switch reference {
    case .message(let message):
      return (.message, optionalTable(message.map { messageReference($0) }))
    case .webPage(let page):
      return (.webPage, optionalTable(page.map { webpageReference($0) }))
    case .stickerPack(let pack):
      return (.stickerPack, table(stickerPack(pack)))
    case .savedGif: return (.savedGif, emptyTable())
    case .savedSticker: return (.savedSticker, emptyTable())
    case .recentSticker: return (.recentSticker, emptyTable())
    case .savedMusic(let peer):
      return (.savedMusic, optionalTable(peer.map { peerReference($0) }))
    }
  }

  private mutating func optionalTable(_ field: Offset?) -> Offset {
    startTable()
    add(field, 0)
    return endTable()
  }

  private mutating func messageReference(_ message: MessageReference) -> Offset {
    let peer = peerReference(message.peer)
    let author = message.author.map { peerReference($0) }
    startTable()
    add(peer, 0)
    add(author, 1)
    add(message.messageId, 2)
    add(message.timestamp, 3)
    add(message.incoming, 4)
    add(message.secret, 5)
    add(message.threadId ?? .min, 6)
    return endTable()
  }

  private mutating func webpageReference(_ page: WebpageReference) -> Offset {
    let url = string(page.url)
    startTable()
    add(page.webpageId, 0)
    add(url, 1)
    return endTable()
  }
}
