import PageModel

/// The pictures of a page, each address once.
struct MediaCollection {
  typealias Addition = Result<MediaId, Refusal>

  struct Refusal: Error {
    var reason: MarkupWarning.PictureRefusal
  }

  private let limits: MarkupLimits
  private var ids: [String: MediaId] = [:]
  private(set) var media: [MediaId: Media] = [:]
  private(set) var alternativeTexts: [MediaId: String] = [:]

  init(limits: MarkupLimits) {
    self.limits = limits
  }

  /// Whether the same pictures would get the same identifiers from here on.
  func isSame(as other: MediaCollection) -> Bool {
    ids == other.ids && alternativeTexts == other.alternativeTexts
  }

  /// The picture at an address. What cannot be loaded from there is refused and costs nothing.
  mutating func add(
    _ address: String, alternative: String, at position: SourcePosition
  ) throws(MarkupError) -> Addition {
    if let id = ids[address] {
      if alternativeTexts[id] == nil, !alternative.isEmpty { alternativeTexts[id] = alternative }
      return .success(id)
    }
    let source: PictureSource
    switch PictureSource.at(address, limits: limits) {
    case .success(let found): source = found
    case .failure(let refusal): return .failure(refusal)
    }
    if media.count >= limits.mediaItems {
      throw .tooManyMedia(position, limit: limits.mediaItems)
    }
    let id = MediaId.localImage(Int64(media.count + 1))
    ids[address] = id
    media[id] = .image(
      TelegramMediaImage(
        imageId: id,
        representations: [
          TelegramMediaImageRepresentation(
            dimensions: source.dimensions, resource: source.resource)
        ]))
    if !alternative.isEmpty { alternativeTexts[id] = alternative }
    return .success(id)
  }
}
