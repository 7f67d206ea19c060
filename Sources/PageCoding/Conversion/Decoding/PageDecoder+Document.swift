import PageModel

extension PageDecoder {
  mutating func file(_ document: TL.Document) -> TelegramMediaFile? {
    switch document {
    case .documentEmpty(let id):
      lose("file \(id), of which only the number came")
      return nil
    case .document(let body):
      return file(body)
    }
  }

  private func file(_ body: TL.Document.Body) -> TelegramMediaFile {
    let reference = body.fileReference.isEmpty ? nil : body.fileReference
    func thumbnail(_ type: String) -> TelegramMediaResource {
      .cloudDocumentSize(
        CloudDocumentSizeMediaResource(
          datacenterId: body.dcId, documentId: body.id, accessHash: body.accessHash,
          sizeSpec: type, fileReference: reference))
    }
    let thumbnails = representations(body.thumbs ?? []) { type, _ in thumbnail(type) }
    var videoThumbnails: [TelegramMediaFile.VideoThumbnail] = []
    for size in body.videoThumbs ?? [] {
      if case .videoSize(let type, let width, let height, _, _) = size {
        videoThumbnails.append(
          TelegramMediaFile.VideoThumbnail(
            dimensions: PixelDimensions(width: width, height: height), resource: thumbnail(type)))
      }
    }
    let attributes = body.attributes.map(attribute)
    let size = body.size == 0 ? nil : body.size
    return TelegramMediaFile(
      fileId: .cloudFile(body.id),
      resource: .cloudDocument(
        CloudDocumentMediaResource(
          datacenterId: body.dcId, fileId: body.id, accessHash: body.accessHash, size: size,
          fileReference: reference, fileName: fileName(in: attributes))),
      previewRepresentations: thumbnails.representations, videoThumbnails: videoThumbnails,
      immediateThumbnailData: thumbnails.stripped ?? thumbnails.outline,
      mimeType: body.mimeType, size: size, attributes: attributes)
  }

  private func fileName(in attributes: [TelegramMediaFileAttribute]) -> String? {
    for attribute in attributes {
      if case .fileName(let name) = attribute { return name }
    }
    return nil
  }

  private func attribute(_ attribute: TL.DocumentAttribute) -> TelegramMediaFileAttribute {
    switch attribute {
    case .documentAttributeFilename(let name): return .fileName(name)
    case .documentAttributeImageSize(let width, let height):
      return .imageSize(PixelDimensions(width: width, height: height))
    case .documentAttributeAnimated: return .animated
    case .documentAttributeHasStickers: return .hasLinkedStickers
    case .documentAttributeSticker(_, let alt, let set, let mask):
      return .sticker(
        displayText: alt, packReference: stickerPack(set),
        maskData: mask.map { StickerMaskCoords(n: $0.n, x: $0.x, y: $0.y, zoom: $0.zoom) })
    case .documentAttributeCustomEmoji(let free, let textColor, let alt, let set):
      return .customEmoji(
        isPremium: !free, isSingleColor: textColor, alt: alt, packReference: stickerPack(set))
    case .documentAttributeAudio(
      let voice, let duration, let title, let performer, let waveform):
      return .audio(
        TelegramMediaAudioAttribute(
          isVoice: voice, duration: duration, title: title, performer: performer,
          waveform: waveform))
    case .documentAttributeVideo(
      let round, let streaming, let silent, let duration, let width, let height, let preload,
      let coverTime, let codec):
      var flags: TelegramMediaVideoAttribute.Flags = []
      if round { flags.insert(.instantRoundVideo) }
      if streaming { flags.insert(.supportsStreaming) }
      if silent { flags.insert(.isSilent) }
      return .video(
        TelegramMediaVideoAttribute(
          duration: duration, size: PixelDimensions(width: width, height: height), flags: flags,
          preloadSize: preload, coverTime: coverTime, videoCodec: codec))
    }
  }
}
