import PageModel

/// The name of a file in the JSON forms: a string that means something only to who wrote it.
///
/// Ours say where the bytes are: `recto.document.2.5413….` and so on, fields separated by dots.
/// Names given by a server or another program are kept as they are inside a resource that is
/// fetched through the server; addresses on the web name themselves.
struct RemoteFileId {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  init(_ resource: TelegramMediaResource) {
    switch resource {
    case .httpReference(let http) where RemoteFileId.isAddress(http.url):
      text = http.url
    case .webFileReference(let file):
      text = RemoteFileId.foreignName(file)?.id ?? RemoteFileId.fields(of: resource).text
    default:
      text = RemoteFileId.fields(of: resource).text
    }
  }

  /// - Parameter size: Bytes; names of ours know better.
  /// - Parameter uniqueId: The lasting name beside a name of others; kept with it unless it is
  ///   one of ours, which the medium's id says too.
  func resource(size: Int64?, uniqueId: String? = nil) -> TelegramMediaResource {
    if RemoteFileId.isAddress(text) {
      return .httpReference(HttpReferenceMediaResource(url: text, size: size))
    }
    if let resource = FileIdFields(text)?.resource { return resource }
    return .webFileReference(
      WebFileReferenceMediaResource(
        url: ForeignFileName(id: text, uniqueId: uniqueId).url,
        size: size ?? 0, accessHash: 0))
  }

  /// What the server calls the medium, when the name says it.
  var cloudId: Int64? {
    switch resource(size: nil) {
    case .cloudDocument(let document): return document.fileId
    case .cloudPhotoSize(let photo): return photo.photoId
    case .cloudDocumentSize(let size): return size.documentId
    case .cloudFile, .cloudPeerPhotoSize, .cloudStickerPackThumbnail, .localFile,
      .localFileReference, .httpReference, .webFileReference, .empty:
      return nil
    }
  }

  /// The lasting name that came with a name of others.
  static func uniqueId(_ resource: TelegramMediaResource) -> String? {
    guard case .webFileReference(let file) = resource, let name = foreignName(file) else {
      return nil
    }
    return name.uniqueId
  }

  private static func foreignName(_ file: WebFileReferenceMediaResource) -> ForeignFileName? {
    guard file.accessHash == 0, let name = ForeignFileName(url: file.url) else { return nil }
    // Only a name that reads back as the same resource.
    let back = RemoteFileId(name.id).resource(size: file.size, uniqueId: name.uniqueId)
    return back == .webFileReference(file) ? name : nil
  }

  /// `attach:` names a part of the request that carries the JSON.
  private static func isAddress(_ text: String) -> Bool {
    ["https://", "http://", "attach://"].contains { text.hasPrefix($0) }
  }
}

/// The names a server gave a file, kept in the address of a resource.
private struct ForeignFileName {
  var id: String
  var uniqueId: String?

  private static let start = "tg://file?id="
  private static let separator = "&unique="

  var url: String {
    let unique = uniqueId.map { ForeignFileName.separator + PercentCoding.encode($0) } ?? ""
    return ForeignFileName.start + PercentCoding.encode(id) + unique
  }

  init(id: String, uniqueId: String?) {
    self.id = id
    if let uniqueId, uniqueId != id, !UniqueFileId.isOurs(uniqueId) { self.uniqueId = uniqueId }
  }

  init?(url: String) {
    guard url.hasPrefix(ForeignFileName.start) else { return nil }
    let names = url.dropFirst(ForeignFileName.start.count)
      .split(separator: "&", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = names.first, let id = PercentCoding.decode(String(first)) else {
      return nil
    }
    self.id = id
    guard names.count == 2 else { return }
    let rest = "&" + names[1]
    guard rest.hasPrefix(ForeignFileName.separator),
      let uniqueId = PercentCoding.decode(
        String(rest.dropFirst(ForeignFileName.separator.count)))
    else { return nil }
    self.uniqueId = uniqueId
  }
}
