import PageModel

/// What the JSON forms say of a file; each holds a part of it.
struct FileDescription {
  enum Kind {
    case animation
    case audio
    case document
    case video
    case voiceNote

    /// The type of files that do not tell theirs.
    var mimeType: String {
      switch self {
      case .animation, .video: return "video/mp4"
      case .audio: return "audio/mpeg"
      case .voiceNote: return "audio/ogg"
      case .document: return "application/octet-stream"
      }
    }

    var isVideo: Bool { self == .animation || self == .video }
    var isAudio: Bool { self == .audio || self == .voiceNote }
  }

  var kind: Kind
  var fileId: RemoteFileId
  var uniqueId: String
  /// Bytes.
  var size: Int64?
  var name: String?
  var mimeType: String
  var dimensions = PixelDimensions(width: 0, height: 0)
  /// Seconds.
  var duration: Int32 = 0
  var title: String?
  var performer: String?
  /// TDLib only.
  var waveform: [UInt8]?
  /// TDLib and input only.
  var supportsStreaming = false
  /// TDLib only.
  var hasStickers = false
  var thumbnail: PictureDescription?

  init(kind: Kind, fileId: RemoteFileId, uniqueId: String) {
    self.kind = kind
    self.fileId = fileId
    self.uniqueId = uniqueId
    mimeType = kind.mimeType
  }

  /// What of it a form can say.
  func held(by form: MediaForm) -> FileDescription {
    var held = heldByAll
    held.thumbnail = thumbnail?.held(by: form)
    switch form {
    case .tdlib:
      if size == 0 { held.size = nil }
      held.thumbnail?.progressiveSizes = []
    case .botAPIReceived:
      held.waveform = nil
      held.supportsStreaming = false
      held.hasStickers = false
    case .botAPIInput:
      held.waveform = nil
      held.hasStickers = false
      held.size = nil
      held.name = nil
      held.mimeType = kind.mimeType
      held.thumbnail = nil  // a request cannot name one that is on the server
    }
    return held
  }

  /// What the forms say of the kind of file at all; to them empty and missing is one.
  private var heldByAll: FileDescription {
    var held = self
    if name?.isEmpty == true || kind == .voiceNote { held.name = nil }
    if title?.isEmpty == true || kind != .audio { held.title = nil }
    if performer?.isEmpty == true || kind != .audio { held.performer = nil }
    if waveform?.isEmpty == true || kind != .voiceNote { held.waveform = nil }
    if kind != .video { held.supportsStreaming = false }
    if !kind.isVideo { held.hasStickers = false }
    return held
  }

  func id(_ form: MediaForm) -> MediaId {
    if form == .botAPIInput, let cloudId = fileId.cloudId { return .cloudFile(cloudId) }
    return UniqueFileId.mediaId(
      form == .botAPIInput ? fileId.text : uniqueId, localNamespace: MediaNamespace.localFile)
  }
}
