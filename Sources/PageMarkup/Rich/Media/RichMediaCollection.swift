import PageModel

/// The media of a page: those of the web, each address once for each kind, and those that were
/// sent along.
struct RichMediaCollection {
  private struct Key: Hashable {
    var address: String
    var kind: RichMediaKind
  }

  struct Place: Equatable {
    var id: MediaId
    var kind: RichMediaKind
  }

  private let sent: [String: Media]
  private let limit: Int
  private var places: [Key: Place] = [:]
  private(set) var media: [MediaId: Media] = [:]
  private(set) var alternativeTexts: [MediaId: String] = [:]

  init(options: RichMarkupOptions) {
    sent = options.media
    limit = options.limits.mediaItems
  }

  /// Whether the same media would get the same identifiers from here on.
  func isSame(as other: RichMediaCollection) -> Bool {
    places == other.places && alternativeTexts == other.alternativeTexts
  }

  /// The medium at an address, and what it is shown as: `kind`, or what was sent along.
  mutating func add(
    _ address: String, as kind: RichMediaKind, alternative: String, at position: SourcePosition
  ) throws(MarkupError) -> Result<Place, MediaCollection.Refusal> {
    let key = Key(address: address, kind: kind)
    if let place = places[key] { return .success(place) }
    let medium: Media
    switch find(address, kind) {
    case .success(let found): medium = found
    case .failure(let refusal): return .failure(refusal)
    }
    if media[medium.id] == nil, media.count >= limit {
      throw .tooManyMedia(position, limit: limit)
    }
    let place = Place(id: medium.id, kind: isSent(address) ? RichMediaKind(medium) : kind)
    places[key] = place
    media[place.id] = medium
    if !alternative.isEmpty, alternativeTexts[place.id] == nil {
      alternativeTexts[place.id] = alternative
    }
    return .success(place)
  }

  private func isSent(_ address: String) -> Bool { Self.sentName(address) != nil }

  /// The name in `tg://photo?id=name` and its like; nil for all other addresses.
  static func sentName(_ address: String) -> Substring? {
    for kind in ["photo", "video", "audio", "document"] {
      let prefix = "tg://\(kind)?id="
      if address.hasPrefix(prefix) { return address.dropFirst(prefix.count) }
    }
    return nil
  }

  private func find(
    _ address: String, _ kind: RichMediaKind
  ) -> Result<Media, MediaCollection.Refusal> {
    func refuse(_ reason: MarkupWarning.PictureRefusal) -> Result<Media, MediaCollection.Refusal> {
      .failure(MediaCollection.Refusal(reason: reason))
    }
    if let name = Self.sentName(address) {
      return sent[String(name)].map { .success($0) } ?? refuse(.notSent(name: String(name)))
    }
    if address.isEmpty { return refuse(.noAddress) }
    guard case .address(let url)? = LinkTarget(address),
      url.hasPrefix("http://") || url.hasPrefix("https://")
    else {
      let scheme = address.prefix { $0 != ":" }
      return refuse(.noWebAddress(scheme: scheme.count < address.count ? String(scheme) : nil))
    }
    let resource = TelegramMediaResource.httpReference(HttpReferenceMediaResource(url: url))
    if kind == .photo {
      let size = PixelDimensions(width: 0, height: 0)
      return .success(
        .image(
          TelegramMediaImage(
            imageId: .localImage(freeId(MediaNamespace.localImage)),
            representations: [
              TelegramMediaImageRepresentation(dimensions: size, resource: resource)
            ])))
    }
    let ending = FileEnding.type(of: url)
    return .success(
      .file(
        TelegramMediaFile(
          fileId: .localFile(freeId(MediaNamespace.localFile)), resource: resource,
          mimeType: ending?.mimeType ?? kind.mimeType, attributes: kind.attributes)))
  }

  /// A number that neither a medium of the page nor one that was sent along has.
  private func freeId(_ namespace: Int32) -> Int64 {
    var id = Int64(media.count + 1)
    while isTaken(MediaId(namespace: namespace, id: id)) { id += 1 }
    return id
  }

  private func isTaken(_ id: MediaId) -> Bool {
    media[id] != nil || sent.values.contains { $0.id == id }
  }
}
