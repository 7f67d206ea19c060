import PageModel

/// Where the media of a page are, as markup can say it.
struct MediaAddresses {
  private let media: [MediaId: Media]
  private let dialect: MarkupDialect

  init(_ page: InstantPage, dialect: MarkupDialect) {
    media = page.media
    self.dialect = dialect
  }

  /// Nil for a medium that has no address in the dialect.
  subscript(id: MediaId) -> String? {
    guard let medium = media[id] else { return nil }
    return medium.resources.lazy.compactMap { address(of: $0) }.first ?? name(of: id, medium)
  }

  subscript(medium id: MediaId) -> Media? { media[id] }

  private func address(of resource: TelegramMediaResource) -> String? {
    switch resource {
    case .httpReference(let resource):
      return isWritable(resource.url) ? resource.url : nil
    case .webFileReference(let resource):
      return dialect == .markdown || !isWritable(resource.url) ? nil : resource.url
    case .localFileReference(let resource):
      guard dialect == .markdown else { return nil }
      return Self.address(ofFile: resource.localFilePath)
    case .cloudFile, .cloudDocumentSize, .cloudPhotoSize, .cloudPeerPhotoSize,
      .cloudStickerPackThumbnail, .cloudDocument, .localFile, .empty:
      return nil
    }
  }

  private func isWritable(_ url: String) -> Bool {
    let start = url.utf8.prefix(8).map { $0 | 0x20 }
    if start.starts(with: "https://".utf8) || start.starts(with: "http://".utf8) { return true }
    return dialect == .markdown && start.starts(with: "data:".utf8)
  }

  /// The path of a file such that it is read as a path again.
  private static func address(ofFile path: String) -> String? {
    if path.isEmpty { return nil }
    var address = ""
    for scalar in path.unicodeScalars {
      // `%` would begin a character, and what ends with `:` a scheme.
      switch scalar {
      case "%": address += "%25"
      case ":": address += "%3A"
      default: address.unicodeScalars.append(scalar)
      }
    }
    return address
  }

  /// The server's media are named; whoever reads the text knows them by these names
  /// (`RichMarkupOptions.media`).
  private func name(of id: MediaId, _ medium: Media) -> String? {
    guard dialect.isRich else { return nil }
    let kind: String
    switch RichMediaKind(medium) {
    case .photo: kind = "photo"
    case .video, .animation: kind = "video"
    case .audio, .voiceNote: kind = "audio"
    case .document: kind = "document"
    }
    return "tg://\(kind)?id=\(id.id)"
  }
}

extension Media {
  fileprivate var resources: [TelegramMediaResource] {
    switch self {
    case .image(let image): return image.representations.reversed().map(\.resource)
    case .file(let file): return [file.resource]
    }
  }
}
