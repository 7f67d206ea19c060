import PageModel

/// What is known about a file by the number the form stores; 0 is none.
private enum FileAttributeKind: UInt8 {
  case fileName = 1
  case sticker = 2
  case imageSize = 3
  case animated = 4
  case video = 5
  case audio = 6
  case hasLinkedStickers = 7
  case hintFileIsLarge = 8
  case hintIsValidated = 9
  case noPremium = 10
  case customEmoji = 11
}

extension FlatBuffersDecoder {
  /// Nil for a kind newer than this version.
  mutating func fileAttribute(
    _ table: FlatBuffersTable
  ) throws(FlatBuffersError) -> TelegramMediaFileAttribute? {
    let (number, value) = try requiredUnion("TelegramMediaFileAttribute.value", of: table)
    guard let kind = FileAttributeKind(rawValue: number) else { return nil }
    switch kind {
    case .fileName:
      return .fileName(
        try string(0, "TelegramMediaFileAttribute_FileName.fileName", of: value))
    case .sticker:
      return .sticker(
        displayText: try string(
          0, "TelegramMediaFileAttribute_Sticker.displayText", of: value),
        packReference: try optionalStickerPack(1, of: value), maskData: try mask(2, of: value))
    case .imageSize: return .imageSize(try size(of: value))
    case .animated: return .animated
    case .video: return .video(try video(value))
    case .audio:
      return .audio(
        TelegramMediaAudioAttribute(
          isVoice: try value.bool(0), duration: try value.int32(1),
          title: try string(2, of: value), performer: try string(3, of: value),
          waveform: try data(4, of: value)))
    case .hasLinkedStickers: return .hasLinkedStickers
    case .hintFileIsLarge: return .hintFileIsLarge
    case .hintIsValidated: return .hintIsValidated
    case .noPremium: return .noPremium
    case .customEmoji:
      return .customEmoji(
        isPremium: try value.bool(0), isSingleColor: try value.bool(1),
        alt: try string(2, "TelegramMediaFileAttribute_CustomEmoji.alt", of: value),
        packReference: try optionalStickerPack(3, of: value))
    }
  }

  private mutating func video(
    _ value: FlatBuffersTable
  ) throws(FlatBuffersError) -> TelegramMediaVideoAttribute {
    let preloadSize = try value.int32(4)
    let coverTime = try value.float(5)
    return TelegramMediaVideoAttribute(
      duration: try value.float(0),
      size: PixelDimensions(width: try value.int32(1), height: try value.int32(2)),
      flags: TelegramMediaVideoAttribute.Flags(rawValue: try value.int32(3)),
      preloadSize: preloadSize == 0 ? nil : preloadSize,
      coverTime: coverTime == 0 ? nil : coverTime, videoCodec: try string(6, of: value))
  }

  private mutating func mask(
    _ id: Int, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> StickerMaskCoords? {
    guard let mask = try self.table(id, of: table) else { return nil }
    return StickerMaskCoords(
      n: try mask.int32(0), x: try mask.float(1), y: try mask.float(2), zoom: try mask.float(3))
  }
}

extension FlatBuffersBuilder {
  mutating func fileAttribute(_ attribute: TelegramMediaFileAttribute) -> Offset {
    let (kind, value) = fileAttributeValue(attribute)
    return union(kind.rawValue, value)
  }

  private mutating func fileAttributeValue(
    _ attribute: TelegramMediaFileAttribute
  ) -> (FileAttributeKind, Offset) {
    switch attribute {
    case .fileName(let name): return (.fileName, table(string(name)))
    case .sticker(let displayText, let pack, let mask):
      let displayText = string(displayText)
      let pack = pack.map { stickerPack($0) }
      let mask = mask.map { self.mask($0) }
      startTable()
      add(displayText, 0)
      add(pack, 1)
      add(mask, 2)
      return (.sticker, endTable())
    case .imageSize(let size):
      startTable()
      add(size.width, 0)
      add(size.height, 1)
      return (.imageSize, endTable())
    case .animated: return (.animated, emptyTable())
    case .video(let video): return (.video, self.video(video))
    case .audio(let audio): return (.audio, self.audio(audio))
    case .hasLinkedStickers: return (.hasLinkedStickers, emptyTable())
    case .hintFileIsLarge: return (.hintFileIsLarge, emptyTable())
    case .hintIsValidated: return (.hintIsValidated, emptyTable())
    case .noPremium: return (.noPremium, emptyTable())
    case .customEmoji(let isPremium, let isSingleColor, let alt, let pack):
      let alt = string(alt)
      let pack = pack.map { stickerPack($0) }
      startTable()
      add(isPremium, 0)
      add(isSingleColor, 1)
      add(alt, 2)
      add(pack, 3)
      return (.customEmoji, endTable())
    }
  }

  private mutating func mask(_ mask: StickerMaskCoords) -> Offset {
    startTable()
    add(mask.n, 0)
    add(float: mask.x, 1)
    add(float: mask.y, 2)
    add(float: mask.zoom, 3)
    return endTable()
  }

  private mutating func video(_ video: TelegramMediaVideoAttribute) -> Offset {
    let codec = video.videoCodec.map { string($0) }
    startTable()
    add(float: video.duration, 0)
    add(video.size.width, 1)
    add(video.size.height, 2)
    add(video.flags.rawValue, 3)
    add(video.preloadSize ?? 0, 4)
    add(float: video.coverTime ?? 0, 5)
    add(codec, 6)
    return endTable()
  }

  private mutating func audio(_ audio: TelegramMediaAudioAttribute) -> Offset {
    let title = audio.title.map { string($0) }
    let performer = audio.performer.map { string($0) }
    let waveform = audio.waveform.map { data($0) }
    startTable()
    add(audio.isVoice, 0)
    add(audio.duration, 1)
    add(title, 2)
    add(performer, 3)
    add(waveform, 4)
    return endTable()
  }
}
