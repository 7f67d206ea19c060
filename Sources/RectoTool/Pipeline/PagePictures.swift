import Recto

/// The pictures a page names by file, opened where the message lies. Nothing is fetched from the network.
struct PagePictures {
  let store = ImageStore()
  /// The size each readable picture has, from its header alone.
  private(set) var sizes: [MediaId: PixelDimensions] = [:]
  /// A sentence for each picture that is not there.
  private(set) var problems: [String] = []
  private var paths: [MediaId: String] = [:]

  init(page: InstantPage, folder: String) {
    for medium in page.mediaInOrder {
      guard case .image(let image) = medium,
        let resource = image.representations.last?.resource
      else { continue }
      switch resource {
      case .localFileReference(let file):
        open(file.localFilePath, in: folder, as: image.imageId)
      case .httpReference(let remote):
        problems.append(
          "the picture \(remote.url) is drawn as a placeholder; recto fetches nothing")
      case .cloudFile, .cloudDocumentSize, .cloudPhotoSize, .cloudPeerPhotoSize,
        .cloudStickerPackThumbnail, .cloudDocument, .localFile, .webFileReference, .empty:
        continue
      }
    }
  }

  /// A sentence for each picture that turned out broken while it was drawn.
  var failures: [String] {
    store.failures.sorted { $0.key < $1.key }.map { id, error in
      "the picture \(paths[id] ?? "in the message") is drawn as a placeholder: \(error.description)"
    }
  }

  private mutating func open(_ path: String, in folder: String, as id: MediaId) {
    let full = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    do {
      try store.insert(fileAt: full, for: id)
      sizes[id] = store.naturalSize(of: id)
      paths[id] = path
    } catch {
      problems.append("the picture \(path) is drawn as a placeholder: \(error.description)")
    }
  }
}
