import PageModel

/// What a medium is shown as (Bot API 10.3, the `InputMedia` types of rich messages).
enum RichMediaKind: Hashable {
  case photo
  case video
  /// A video without sound that starts by itself and again.
  case animation
  case audio
  case voiceNote
  case document

  /// What the ending of an address says; nil when it says nothing.
  init?(address: String) {
    guard let type = FileEnding.type(of: address) else { return nil }
    self = type.kind
  }

  /// What a medium is that is there.
  init(_ medium: Media) {
    switch medium {
    case .image:
      self = .photo
    case .file(let file):
      self = .document
      for attribute in file.attributes {
        switch attribute {
        case .animated: self = .animation
        case .video: if self != .animation { self = .video }
        case .audio(let audio): self = audio.isVoice ? .voiceNote : .audio
        case .fileName, .sticker, .imageSize, .hasLinkedStickers, .hintFileIsLarge,
          .hintIsValidated, .noPremium, .customEmoji:
          break
        }
      }
    }
  }

  /// The type of files that do not tell theirs.
  var mimeType: String {
    switch self {
    case .photo: return "image/jpeg"
    case .video, .animation: return "video/mp4"
    case .audio: return "audio/mpeg"
    case .voiceNote: return "audio/ogg"
    case .document: return "application/octet-stream"
    }
  }

  /// What is known of a file of the kind before it is loaded.
  var attributes: [TelegramMediaFileAttribute] {
    let video = TelegramMediaFileAttribute.video(
      TelegramMediaVideoAttribute(duration: 0, size: PixelDimensions(width: 0, height: 0)))
    switch self {
    case .photo, .document: return []
    case .video: return [video]
    case .animation: return [video, .animated]
    case .audio, .voiceNote:
      return [
        .audio(TelegramMediaAudioAttribute(isVoice: self == .voiceNote, duration: 0))
      ]
    }
  }

  func block(
    _ id: MediaId, caption: InstantPageCaption = InstantPageCaption(), spoiler: Bool
  ) -> InstantPageBlock {
    switch self {
    case .photo:
      return .image(id: id, caption: caption, url: nil, webpageId: nil, spoiler: spoiler)
    case .video:
      return .video(id: id, caption: caption, autoplay: false, loop: false, spoiler: spoiler)
    case .animation:
      return .video(id: id, caption: caption, autoplay: true, loop: true, spoiler: spoiler)
    case .audio, .voiceNote: return .audio(id: id, caption: caption)
    case .document: return .document(id: id, caption: caption)
    }
  }
}

/// The endings of file names that say what is inside.
struct FileEnding {
  var kind: RichMediaKind
  var mimeType: String

  /// The ending of an address's path, if it is a known one.
  static func type(of address: String) -> FileEnding? {
    let path = address.utf8.prefix { $0 != Ascii.question && $0 != UInt8(ascii: "#") }
    guard let period = path.lastIndex(of: Ascii.period),
      path.distance(from: period, to: path.endIndex) <= 6
    else { return nil }
    return known[String(decoding: path[path.index(after: period)...], as: UTF8.self).lowercased()]
  }

  private static let known: [String: FileEnding] = [
    "jpg": FileEnding(kind: .photo, mimeType: "image/jpeg"),
    "jpeg": FileEnding(kind: .photo, mimeType: "image/jpeg"),
    "png": FileEnding(kind: .photo, mimeType: "image/png"),
    "webp": FileEnding(kind: .photo, mimeType: "image/webp"),
    "gif": FileEnding(kind: .animation, mimeType: "image/gif"),
    "mp4": FileEnding(kind: .video, mimeType: "video/mp4"),
    "m4v": FileEnding(kind: .video, mimeType: "video/mp4"),
    "mov": FileEnding(kind: .video, mimeType: "video/quicktime"),
    "webm": FileEnding(kind: .video, mimeType: "video/webm"),
    "mp3": FileEnding(kind: .audio, mimeType: "audio/mpeg"),
    "m4a": FileEnding(kind: .audio, mimeType: "audio/mp4"),
    "flac": FileEnding(kind: .audio, mimeType: "audio/flac"),
    "wav": FileEnding(kind: .audio, mimeType: "audio/wav"),
    "ogg": FileEnding(kind: .voiceNote, mimeType: "audio/ogg"),
    "oga": FileEnding(kind: .voiceNote, mimeType: "audio/ogg"),
    "opus": FileEnding(kind: .voiceNote, mimeType: "audio/ogg"),
    "pdf": FileEnding(kind: .document, mimeType: "application/pdf"),
    "zip": FileEnding(kind: .document, mimeType: "application/zip"),
  ]
}
