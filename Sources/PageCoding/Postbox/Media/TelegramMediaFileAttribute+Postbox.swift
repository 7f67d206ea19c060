import PageModel

/// What is known about a file by the number the form stores.
private enum FileAttributeKind: Int32 {
  case fileName = 0
  case sticker = 1
  case imageSize = 2
  case animated = 3
  case video = 4
  case audio = 5
  case hasLinkedStickers = 6
  case hintFileIsLarge = 7
  case hintIsValidated = 8
  case noPremium = 9
  case customEmoji = 10
}

extension TelegramMediaFileAttribute: PostboxCoded {
  static let postboxType = PostboxTypeName("TelegramMediaFileAttribute")

  static func read(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> TelegramMediaFileAttribute? {
    guard let kind = FileAttributeKind(rawValue: record.int32("t") ?? 0) else { return nil }
    switch kind {
    case .fileName: return .fileName(record.string("fn") ?? "")
    case .sticker:
      let displayText = record.string("dt") ?? ""
      let pack = try record.object(StickerPackReference.self, "pr")
      return .sticker(
        displayText: displayText, packReference: pack,
        maskData: try record.object(StickerMaskCoords.self, "mc"))
    case .imageSize: return .imageSize(record.dimensions("w", "h") ?? .zero)
    case .animated: return .animated
    case .video: return .video(video(from: &record))
    case .audio: return .audio(audio(from: &record))
    case .hasLinkedStickers: return .hasLinkedStickers
    case .hintFileIsLarge: return .hintFileIsLarge
    case .hintIsValidated: return .hintIsValidated
    case .noPremium: return .noPremium
    case .customEmoji:
      let isPremium = record.bool("ip") ?? true
      let isSingleColor = record.bool("sc") ?? false
      let alt = record.string("dt") ?? ""
      return .customEmoji(
        isPremium: isPremium, isSingleColor: isSingleColor, alt: alt,
        packReference: try record.object(StickerPackReference.self, "pr"))
    }
  }

  private static func video(from record: inout PostboxRecord) -> TelegramMediaVideoAttribute {
    let duration = record.double("dur") ?? record.int32("du").map { Double($0) } ?? 0
    let size = record.dimensions("w", "h") ?? .zero
    let flags = TelegramMediaVideoAttribute.Flags(rawValue: record.int32("f") ?? 0)
    let preloadSize = record.int32("prs")
    let coverTime = record.double("ct")
    return TelegramMediaVideoAttribute(
      duration: duration, size: size, flags: flags, preloadSize: preloadSize,
      coverTime: coverTime, videoCodec: record.string("vc"))
  }

  private static func audio(from record: inout PostboxRecord) -> TelegramMediaAudioAttribute {
    let isVoice = record.int32("iv") ?? 0 != 0
    let duration = record.int32("du") ?? 0
    let title = record.string("ti")
    let performer = record.string("pe")
    return TelegramMediaAudioAttribute(
      isVoice: isVoice, duration: duration, title: title, performer: performer,
      waveform: record.data("wf"))
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(kind.rawValue, "t")
    switch self {
    case .animated, .hasLinkedStickers, .hintFileIsLarge, .hintIsValidated, .noPremium:
      break
    case .fileName(let name):
      writer.write(name, "fn")
    case .sticker(let displayText, let pack, let mask):
      writer.write(displayText, "dt")
      writer.write(object: pack, "pr")
      writer.write(object: mask, "mc")
    case .imageSize(let size):
      writer.write(size, "w", "h")
    case .video(let video):
      writer.write(video.duration, "dur")
      writer.write(video.size, "w", "h")
      writer.write(video.flags.rawValue, "f")
      writer.write(video.preloadSize, "prs")
      writer.write(video.coverTime, "ct")
      writer.write(video.videoCodec, "vc")
    case .audio(let audio):
      writer.write(flag: audio.isVoice, "iv")
      writer.write(audio.duration, "du")
      if let title = audio.title { writer.write(title, "ti") }
      if let performer = audio.performer { writer.write(performer, "pe") }
      if let waveform = audio.waveform { writer.write(waveform, "wf") }
    case .customEmoji(let isPremium, let isSingleColor, let alt, let pack):
      writer.write(isPremium, "ip")
      writer.write(isSingleColor, "sc")
      writer.write(alt, "dt")
      writer.write(object: pack, "pr")
    }
  }

  private var kind: FileAttributeKind {
    switch self {
    case .fileName: return .fileName
    case .sticker: return .sticker
    case .imageSize: return .imageSize
    case .animated: return .animated
    case .video: return .video
    case .audio: return .audio
    case .hasLinkedStickers: return .hasLinkedStickers
    case .hintFileIsLarge: return .hintFileIsLarge
    case .hintIsValidated: return .hintIsValidated
    case .noPremium: return .noPremium
    case .customEmoji: return .customEmoji
    }
  }
}

extension StickerMaskCoords: PostboxCoded {
  static let postboxType = PostboxTypeName("StickerMaskCoords")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> StickerMaskCoords? {
    let n = record.int32("n") ?? 0
    let x = record.double("x") ?? 0
    let y = record.double("y") ?? 0
    let zoom = record.double("z") ?? 0
    // Readers have always rounded these, so as not to tell pages apart by their storage.
    return StickerMaskCoords(
      n: n, x: Double(Float(x)), y: Double(Float(y)), zoom: Double(Float(zoom)))
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(n, "n")
    writer.write(x, "x")
    writer.write(y, "y")
    writer.write(zoom, "z")
  }
}
