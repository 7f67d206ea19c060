import Recto

extension InstantPage {
  /// Media of a page as this one calls them after its author went on writing: numbers that were given by counting
  /// change hands when something is put before them.
  ///
  /// - Returns: none for media that are not on this page any more. The server's names are for good.
  func counterparts(of ids: Set<MediaId>, in old: InstantPage) -> Set<MediaId> {
    Set(
      ids.compactMap { id in
        id.isCounted ? old.media[id].flatMap { counterpart(of: $0) } : id
      })
  }

  private func counterpart(of medium: Media) -> MediaId? {
    if let same = media[medium.id], same.isSame(as: medium) { return medium.id }
    return media.filter { $0.value.isSame(as: medium) }.keys.min()
  }
}

extension Media {
  /// Whether both are the same thing, whatever their pages call it: their bytes come from the same place.
  fileprivate func isSame(as other: Media) -> Bool {
    switch (self, other) {
    case (.image, .image), (.file, .file): break
    case (.image, .file), (.file, .image): return false
    }
    guard id.isCounted, other.id.isCounted else { return false }
    let (one, two) = (resources, other.resources)
    return one.isEmpty && two.isEmpty ? self == other : one == two
  }

  private var resources: [TelegramMediaResource] {
    let all =
      switch self {
      case .image(let image): image.representations.map(\.resource)
      case .file(let file): [file.resource]
      }
    return all.filter { $0 != .empty }
  }
}

extension MediaId {
  /// Whether it may have been given by counting through a page.
  fileprivate var isCounted: Bool {
    namespace == MediaNamespace.localImage || namespace == MediaNamespace.localFile
  }
}
