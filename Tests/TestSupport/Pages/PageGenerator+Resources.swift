import PageModel

extension PageGenerator {
  mutating func resource() -> TelegramMediaResource {
    // The last four only exist in a client's own database.
    switch random.int(0...(options.hasStoredFields ? 10 : 6)) {
    case 0:
      return .cloudFile(
        CloudFileMediaResource(
          datacenterId: datacenter(), volumeId: random.int64(), localId: random.int32(1...99),
          secret: random.int64(), size: size(), fileReference: fileReference()))
    case 1:
      return .cloudDocumentSize(
        CloudDocumentSizeMediaResource(
          datacenterId: datacenter(), documentId: random.int64(), accessHash: random.int64(),
          sizeSpec: "m", fileReference: fileReference()))
    case 2:
      return .cloudPhotoSize(
        CloudPhotoSizeMediaResource(
          datacenterId: datacenter(), photoId: random.int64(), accessHash: random.int64(),
          sizeSpec: "x", size: size(), fileReference: fileReference()))
    case 3:
      return .cloudPeerPhotoSize(
        CloudPeerPhotoSizeMediaResource(
          datacenterId: datacenter(), photoId: random.maybe { $0.int64() },
          sizeSpec: random.pick([.small, .fullSize]), volumeId: random.maybe { $0.int64() },
          localId: random.maybe { $0.int32(1...99) }))
    case 4:
      return .cloudStickerPackThumbnail(
        CloudStickerPackThumbnailMediaResource(
          datacenterId: datacenter(), thumbVersion: random.maybe { $0.int32(1...9) },
          volumeId: random.maybe { $0.int64() }, localId: random.maybe { $0.int32(1...99) }))
    case 5:
      return .cloudDocument(
        CloudDocumentMediaResource(
          datacenterId: datacenter(), fileId: random.int64(), accessHash: random.int64(),
          size: size(), fileReference: fileReference(),
          fileName: random.bool() ? string() : nil))
    case 6:
      return .localFile(
        LocalFileMediaResource(
          fileId: random.int64(), size: size(), isSecretRelated: random.bool()))
    case 7:
      return .localFileReference(
        LocalFileReferenceMediaResource(
          localFilePath: "/tmp/" + name(), randomId: random.int64(),
          isUniquelyReferencedTemporaryFile: random.bool(), size: size()))
    case 8: return .httpReference(HttpReferenceMediaResource(url: url(), size: size()))
    case 9:
      return .webFileReference(
        WebFileReferenceMediaResource(
          url: url(), size: Int64(random.int(0...9_999)), accessHash: random.int64()))
    default: return .empty
    }
  }

  private mutating func datacenter() -> Int32 {
    random.int32(1...5)
  }

  private mutating func size() -> Int64? {
    random.maybe { Int64($0.int(1...1 << 40)) }
  }

  private mutating func fileReference() -> [UInt8]? {
    random.bool() ? bytes(1...8) : nil
  }

  mutating func channel() -> TelegramChannel {
    var channel = TelegramChannel(
      id: .cloudChannel(Int64(random.int(1...1 << 40))), title: string(),
      username: random.maybe { _ in "durov" })
    guard options.hasStoredFields else { return channel }
    channel.accessHash = random.maybe {
      $0.bool() ? .personal($0.int64()) : .genericPublic($0.int64())
    }
    channel.photo = random.bool() ? [representation()] : []
    channel.creationDate = date()
    channel.version = random.int32(0...9)
    channel.participationStatus = random.pick([.member, .left, .kicked])
    channel.info = random.pick([.broadcast(flags: 1), .group(flags: 2), .broadcast(flags: 0)])
    channel.flags = random.int32(0...0xff)
    channel.usernames = (0..<random.int(0...2)).map { _ in
      TelegramPeerUsername(flags: random.int32(0...3), username: name())
    }
    channel.adminRights = random.maybe { TelegramChatAdminRights(rights: $0.int32(0...99)) }
    channel.bannedRights = random.maybe {
      TelegramChatBannedRights(flags: $0.int32(0...99), untilDate: $0.int32(0...99))
    }
    channel.storiesHidden = random.maybe { $0.bool() }
    channel.nameColor = random.maybe { $0.int32(0...20) }
    channel.emojiStatus = random.maybe { PeerEmojiStatus(content: .emoji(fileId: $0.int64())) }
    return channel
  }
}
