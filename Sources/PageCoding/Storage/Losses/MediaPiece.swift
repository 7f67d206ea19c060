import PageModel

/// A part of a medium that a form may not be able to hold.
enum MediaPiece {
  case file(TelegramMediaFile)
  case resource(TelegramMediaResource)
  /// Bytes that may be absent: a thumbnail, a waveform, a reference to a file.
  case data([UInt8])
  case startTimestamp(Double)
  case attribute(TelegramMediaFileAttribute)
  case pack(StickerPackReference)
  case message(MessageReference)
}

extension Media {
  /// The parts of the medium and of the media inside it.
  var pieces: [MediaPiece] {
    switch self {
    case .image(let image): return image.pieces
    case .file(let file): return file.pieces
    }
  }
}

extension TelegramMediaImage {
  fileprivate var pieces: [MediaPiece] {
    var pieces = representations.flatMap(\.pieces)
    for video in videoRepresentations {
      pieces += video.resource.pieces
      if let start = video.startTimestamp { pieces.append(.startTimestamp(start)) }
    }
    if let data = immediateThumbnailData { pieces.append(.data(data)) }
    if case .sticker(let pack, _) = emojiMarkup?.content { pieces.append(.pack(pack)) }
    if case .cloud(_, _, let data?) = reference { pieces.append(.data(data)) }
    return pieces + (partialReference?.pieces ?? []) + (video?.pieces ?? [])
  }
}

extension TelegramMediaFile {
  fileprivate var pieces: [MediaPiece] {
    var pieces: [MediaPiece] = [.file(self)]
    pieces += partialReference?.pieces ?? []
    pieces += resource.pieces
    pieces += previewRepresentations.flatMap(\.pieces)
    pieces += videoThumbnails.flatMap(\.resource.pieces)
    pieces += videoCover?.pieces ?? []
    if let data = immediateThumbnailData { pieces.append(.data(data)) }
    pieces += attributes.flatMap(\.pieces)
    return pieces + alternativeRepresentations.flatMap(\.pieces)
  }
}

extension TelegramMediaImageRepresentation {
  var pieces: [MediaPiece] {
    resource.pieces + (immediateThumbnailData.map { [.data($0)] } ?? [])
  }
}

extension TelegramMediaResource {
  fileprivate var pieces: [MediaPiece] {
    let data: [UInt8]?
    switch self {
    case .cloudFile(let file): data = file.fileReference
    case .cloudDocumentSize(let document): data = document.fileReference
    case .cloudPhotoSize(let photo): data = photo.fileReference
    case .cloudDocument(let document): data = document.fileReference
    case .cloudPeerPhotoSize, .cloudStickerPackThumbnail, .localFile, .localFileReference,
      .httpReference, .webFileReference, .empty:
      data = nil
    }
    return [.resource(self)] + (data.map { [.data($0)] } ?? [])
  }
}

extension TelegramMediaFileAttribute {
  fileprivate var pieces: [MediaPiece] {
    switch self {
    case .sticker(_, let pack, _), .customEmoji(_, _, _, let pack):
      return [.attribute(self)] + (pack.map { [.pack($0)] } ?? [])
    case .audio(let audio):
      return [.attribute(self)] + (audio.waveform.map { [.data($0)] } ?? [])
    case .fileName, .imageSize, .animated, .video, .hasLinkedStickers, .hintFileIsLarge,
      .hintIsValidated, .noPremium:
      return [.attribute(self)]
    }
  }
}

extension PartialMediaReference {
  fileprivate var pieces: [MediaPiece] {
    switch self {
    case .message(let message): return message.map { [.message($0)] } ?? []
    case .stickerPack(let pack): return [.pack(pack)]
    case .webPage, .savedGif, .savedSticker, .recentSticker, .savedMusic: return []
    }
  }
}
