import CommandTable
import Glibc
import Recto

/// The pictures a page names, opened where the message lies or in a folder of media. Nothing is fetched
/// from the network.
package struct PagePictures {
  package let store = ImageStore()
  /// The size each readable picture has, from its header alone.
  package private(set) var sizes: [MediaId: PixelDimensions] = [:]
  /// How long the readable videos are, seconds.
  package private(set) var durations: [MediaId: Double] = [:]
  /// Where each medium's own file is, as far as it is anywhere: what plays, what is opened or saved.
  package private(set) var files: [MediaId: String] = [:]
  /// For each of the others, what a sentence says of it.
  package private(set) var absences: [MediaId: String] = [:]
  /// Why pictures of files that are there cannot be read.
  package private(set) var refusals: [MediaId: String] = [:]
  /// A sentence for each picture that is not there.
  package private(set) var problems: [String] = []
  private var paths: [MediaId: String] = [:]
  private let media: MediaFolder?

  /// - Parameters:
  ///   - folder: what the paths of the page start from.
  ///   - mediaFolder: where to look for what is not there.
  ///   - tileFolder: where the tiles of maps are.
  ///   - command: whose option the folder of media is.
  package init(
    page: InstantPage, folder: String, mediaFolder: String?, tileFolder: String? = nil,
    command: [String]
  ) throws(ToolError) {
    do {
      media = try mediaFolder.map { path throws(SystemError) in try MediaFolder(path: path)
      }
    } catch {
      let path = quoted(mediaFolder ?? "")
      throw .rule(
        "the folder of media \(path) cannot be read: \(error.words); name another",
        in: command)
    }
    var seen: Set<MediaId> = []
    for use in page.mediaUses where seen.insert(use.id).inserted {
      let medium = page.media[use.id]
      let place = located(medium?.resource, of: use.id, in: folder)
      find(use.id, medium, at: place, in: folder)
      note(place, of: use.id, medium?.resource)
    }
    if let tileFolder { findMaps(on: page, folder: tileFolder) }
    guard let media else { return }
    for case .textCustomEmoji(let fileId, _) in page.richTexts {
      let id = MediaId.cloudFile(fileId)
      guard seen.insert(id).inserted, let file = media.file(numbered: fileId) else { continue }
      open(file, calling: file, as: id)
    }
  }

  /// A sentence for each picture that turned out broken while it was drawn.
  package var failures: [String] {
    store.failures.sorted { $0.key < $1.key }.map { id, error in
      "\(id.isMap ? "" : "the picture ")\(paths[id] ?? "in the message") is drawn as a placeholder:"
        + " \(error.description)"
    }
  }

  /// What sentences call a file, and where it is.
  private typealias Place = (path: String, name: String)

  /// - Parameter place: of the medium itself; nil when it is nowhere.
  private mutating func find(
    _ id: MediaId, _ medium: Media?, at place: Place?, in folder: String
  ) {
    switch medium {
    case .image:
      if let place {
        open(place.path, calling: place.name, as: id)
      } else {
        miss(medium?.resource, of: id, in: folder)
      }
    case .file(let file):
      if let cover = file.videoCover,
        let picture = located(cover.representations.last?.resource, of: cover.imageId, in: folder)
      {
        open(picture.path, calling: picture.name, as: cover.imageId)
      }
      // What plays or is downloaded is no picture; one of its number may stand for it.
      if let picture = media?.file(numbered: id.id), file.isPictured {
        open(picture, calling: picture, as: id)
      } else if file.showsItsContent, let place {
        open(place.path, calling: place.name, as: id)
      }
    case nil:
      if let place { open(place.path, calling: place.name, as: id) }
    }
  }

  /// A picture that is not there.
  private mutating func miss(
    _ resource: TelegramMediaResource?, of id: MediaId, in folder: String
  ) {
    switch resource {
    case .localFileReference(let file):
      let path = file.localFilePath
      open(place(of: path, in: folder), calling: path, as: id)
    case .httpReference(let remote):
      let rest = searched.map { ",\($0)" } ?? ""
      problems.append(
        "the picture \(remote.url) is drawn as a placeholder; recto fetches nothing\(rest)")
    case .cloudFile, .cloudDocumentSize, .cloudPhotoSize, .cloudPeerPhotoSize,
      .cloudStickerPackThumbnail, .cloudDocument, .localFile, .webFileReference, .empty, nil:
      break
    }
  }

  /// Where a medium's file is; nil when it is nowhere.
  private func located(
    _ resource: TelegramMediaResource?, of id: MediaId, in folder: String
  ) -> Place? {
    switch resource {
    case .localFileReference(let file):
      let path = file.localFilePath
      let full = place(of: path, in: folder)
      return (isThere(full) ? full : media?.file(named: path)).map { ($0, path) }
    case .httpReference(let remote):
      return media?.file(named: remote.url).map { ($0, remote.url) }
    case .cloudFile, .cloudDocumentSize, .cloudPhotoSize, .cloudPeerPhotoSize,
      .cloudStickerPackThumbnail, .cloudDocument, .localFile, .webFileReference, .empty, nil:
      return media?.file(numbered: id.id).map { ($0, $0) }
    }
  }

  /// Notes where a medium itself is, or what to say of it.
  private mutating func note(
    _ place: Place?, of id: MediaId, _ resource: TelegramMediaResource?
  ) {
    if let place {
      files[id] = place.path
      return
    }
    switch resource {
    case .localFileReference(let file):
      absences[id] = "there is no file \(quoted(file.localFilePath))"
    case .httpReference(let remote):
      absences[id] = "\(remote.url) is not at hand; Recto fetches nothing" + hint
    case .cloudFile, .cloudDocumentSize, .cloudPhotoSize, .cloudPeerPhotoSize,
      .cloudStickerPackThumbnail, .cloudDocument, .localFile, .webFileReference, .empty, nil:
      absences[id] = "the file \(id.id) is on a server; Recto fetches nothing" + hint
    }
  }

  private var hint: String { searched ?? "; --media names a folder with files" }

  /// That the folder of media was looked through; nil without one.
  private var searched: String? {
    media.map { " and \(quoted($0.path)) does not hold it" }
  }

  private func place(of path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  /// Maps are put together from tiles where there are any.
  private mutating func findMaps(on page: InstantPage, folder: String) {
    let tiles = MapTiles(folder: folder)
    for step in page.walk {
      guard let map = step.block?.mapSnapshot, sizes[map.id] == nil else { continue }
      let place = "the map at \(map.latitude), \(map.longitude)"
      if tiles.hasTiles(for: map) {
        store.insert(map, tiles: tiles)
        sizes[map.id] = map.size
        paths[map.id] = place
      }
      if let tile = tiles.firstMissing(for: map) {
        let result =
          sizes[map.id] == nil ? "is drawn as a placeholder" : "is drawn with parts missing"
        problems.append("\(place) \(result): there is no \(tile) in \(quoted(folder))")
      }
    }
  }

  /// Whether a file can be read. A pipe would be waited for, and what is in a folder nobody plays.
  private func isThere(_ path: String) -> Bool {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return false }
    return (try? FileDescriptor.open(path, 0).close()) != nil
  }

  /// - Parameter name: what sentences call the picture.
  private mutating func open(_ path: String, calling name: String, as id: MediaId) {
    do {
      try store.insert(fileAt: path, for: id)
      sizes[id] = store.naturalSize(of: id)
      durations[id] = store.duration(of: id)
      paths[id] = name
    } catch {
      refusals[id] = error.description
      problems.append("the picture \(name) is drawn as a placeholder: \(error.description)")
    }
  }
}

extension Media {
  /// Where its own bytes are: of a picture, those of the largest size.
  fileprivate var resource: TelegramMediaResource? {
    switch self {
    case .image(let image): image.representations.last?.resource
    case .file(let file): file.resource
    }
  }
}

extension TelegramMediaFile {
  /// Whether a page shows a picture of the file: a video's, a sticker's, a document's.
  fileprivate var isPictured: Bool { audio == nil }

  /// Whether the file itself is what is shown.
  fileprivate var showsItsContent: Bool {
    video != nil || mimeType.hasPrefix("video/") || mimeType.hasPrefix("image/")
      || mimeType == "application/x-tgsticker"
  }
}

extension MediaId {
  fileprivate var isMap: Bool { namespace == MediaNamespace.cloudMap }
}

extension InstantPage {
  /// Every rich text on the page, nested ones included.
  fileprivate var richTexts: some Sequence<RichText> {
    content.lazy.flatMap { piece -> [RichText] in
      switch piece.part {
      case .text(let text, _): Array(text.walk)
      case .string, .medium: []
      }
    }
  }
}
