import CommandTable
import Recto

/// The pictures a page names, opened where the message lies or in a folder of media. Nothing is fetched
/// from the network.
package struct PagePictures {
  package let store = ImageStore()
  /// The size each readable picture has, from its header alone.
  package private(set) var sizes: [MediaId: PixelDimensions] = [:]
  /// A sentence for each picture that is not there.
  package private(set) var problems: [String] = []
  private var paths: [MediaId: String] = [:]
  private let media: MediaFolder?

  /// - Parameters:
  ///   - folder: what the paths of the page start from.
  ///   - mediaFolder: where to look for what is not there.
  ///   - command: whose option the folder of media is.
  package init(
    page: InstantPage, folder: String, mediaFolder: String?, command: [String]
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
      find(use.id, page.media[use.id], in: folder)
    }
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
      "the picture \(paths[id] ?? "in the message") is drawn as a placeholder: \(error.description)"
    }
  }

  private mutating func find(_ id: MediaId, _ medium: Media?, in folder: String) {
    switch medium {
    case .image(let image):
      find(image.representations.last?.resource, of: id, in: folder)
    case .file(let file):
      // What plays or is downloaded is no picture; one of its number may stand for it.
      if let picture = media?.file(numbered: id.id), file.isPictured {
        open(picture, calling: picture, as: id)
      }
    case nil:
      if let picture = media?.file(numbered: id.id) { open(picture, calling: picture, as: id) }
    }
  }

  private mutating func find(
    _ resource: TelegramMediaResource?, of id: MediaId, in folder: String
  ) {
    switch resource {
    case .localFileReference(let file):
      let path = file.localFilePath
      let full = path.hasPrefix("/") ? path : "\(folder)/\(path)"
      let other = isThere(full) ? nil : media?.file(named: path)
      open(other ?? full, calling: path, as: id)
    case .httpReference(let remote):
      if let file = media?.file(named: remote.url) {
        open(file, calling: remote.url, as: id)
      } else {
        let rest = media.map { ", and \(quoted($0.path)) does not hold it" } ?? ""
        problems.append(
          "the picture \(remote.url) is drawn as a placeholder; recto fetches nothing\(rest)")
      }
    case .cloudFile, .cloudDocumentSize, .cloudPhotoSize, .cloudPeerPhotoSize,
      .cloudStickerPackThumbnail, .cloudDocument, .localFile, .webFileReference, .empty, nil:
      if let file = media?.file(numbered: id.id) { open(file, calling: file, as: id) }
    }
  }

  private func isThere(_ path: String) -> Bool {
    (try? FileDescriptor.open(path, 0).close()) != nil
  }

  /// - Parameter name: what sentences call the picture.
  private mutating func open(_ path: String, calling name: String, as id: MediaId) {
    do {
      try store.insert(fileAt: path, for: id)
      sizes[id] = store.naturalSize(of: id)
      paths[id] = name
    } catch {
      problems.append("the picture \(name) is drawn as a placeholder: \(error.description)")
    }
  }
}

extension TelegramMediaFile {
  /// Whether a page shows a picture of the file: a video's, a sticker's, a document's.
  fileprivate var isPictured: Bool { audio == nil }
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
