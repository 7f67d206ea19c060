import PageModel

extension FileDescription {
  init(_ file: TelegramMediaFile, kind: Kind) {
    self.init(
      kind: kind, fileId: RemoteFileId(file.resource),
      uniqueId: RemoteFileId.uniqueId(file.resource) ?? UniqueFileId.text(file.fileId))
    size = file.size
    mimeType = file.mimeType
    thumbnail = file.previewRepresentations.first.map {
      PictureDescription($0, of: file.fileId, part: "thumbnail")
    }
    for attribute in file.attributes { read(attribute) }
  }

  private mutating func read(_ attribute: TelegramMediaFileAttribute) {
    switch attribute {
    case .fileName(let name):
      self.name = name
    case .video(let video) where kind.isVideo:
      dimensions = video.size
      // Not a number and what does not fit become 0.
      duration = Int32(exactly: video.duration.rounded(.toNearestOrAwayFromZero)) ?? 0
      supportsStreaming = video.flags.contains(.supportsStreaming)
    case .audio(let audio) where kind.isAudio:
      duration = audio.duration
      title = audio.title
      performer = audio.performer
      waveform = audio.waveform
    case .hasLinkedStickers:
      hasStickers = true
    case .sticker, .imageSize, .animated, .video, .audio, .hintFileIsLarge, .hintIsValidated,
      .noPremium, .customEmoji:
      break
    }
  }

  /// The medium a reader of the form makes of it.
  func file(_ form: MediaForm) -> TelegramMediaFile {
    TelegramMediaFile(
      fileId: id(form), resource: fileId.resource(size: size, uniqueId: uniqueId),
      previewRepresentations: thumbnail.map { [$0.representation] } ?? [], mimeType: mimeType,
      size: size, attributes: attributes)
  }

  private var attributes: [TelegramMediaFileAttribute] {
    var attributes: [TelegramMediaFileAttribute] = []
    switch kind {
    case .animation, .video:
      attributes.append(
        .video(
          TelegramMediaVideoAttribute(
            duration: Double(duration), size: dimensions,
            flags: supportsStreaming ? .supportsStreaming : [])))
    case .audio, .voiceNote:
      attributes.append(
        .audio(
          TelegramMediaAudioAttribute(
            isVoice: kind == .voiceNote, duration: duration, title: title, performer: performer,
            waveform: waveform)))
    case .document:
      break
    }
    if kind == .animation { attributes.append(.animated) }
    if hasStickers { attributes.append(.hasLinkedStickers) }
    if let name { attributes.append(.fileName(name)) }
    return attributes
  }
}

extension TelegramMediaFile {
  /// Whether two files are the same but for the order of their attributes, which means nothing.
  func isSame(as other: TelegramMediaFile) -> Bool {
    var left = self
    var right = other
    left.attributes.sort { $0.rank < $1.rank }
    right.attributes.sort { $0.rank < $1.rank }
    return left == right
  }
}

extension TelegramMediaFileAttribute {
  fileprivate var rank: Int {
    switch self {
    case .video: return 0
    case .audio: return 1
    case .animated: return 2
    case .hasLinkedStickers: return 3
    case .fileName: return 4
    case .imageSize: return 5
    case .sticker: return 6
    case .customEmoji: return 7
    case .hintFileIsLarge: return 8
    case .hintIsValidated: return 9
    case .noPremium: return 10
    }
  }
}
