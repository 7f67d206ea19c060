import PageModel

extension TDLibEncoder {
  mutating func mediaBlock(_ block: InstantPageBlock) -> JSONValue? {
    if case .image(let id, let caption, let url, let webpageId, let spoiler) = block {
      guard let photo = photo(id) else { return nil }
      log.add("that the link of a photo has a cached page", if: webpageId != nil)
      return TDLibEncoder.object(
        "pageBlockPhoto", ("photo", photo), ("caption", self.caption(caption)),
        ("url", .string(url ?? "")), ("has_spoiler", .boolean(spoiler)))
    }
    if case .audio(let id, let caption) = block {
      guard let file = file(id, what: "an audio file") else { return nil }
      let value = describe(file, id, file.isVoice ? .voiceNote : .audio)
      return file.isVoice
        ? TDLibEncoder.object(
          "pageBlockVoiceNote", ("voice_note", value), ("caption", self.caption(caption)))
        : TDLibEncoder.object(
          "pageBlockAudio", ("audio", value), ("caption", self.caption(caption)))
    }
    if case .document(let id, let caption) = block {
      guard let file = file(id, what: "a document") else { return nil }
      return TDLibEncoder.object(
        "pageBlockDocument", ("document", describe(file, id, .document)),
        ("caption", self.caption(caption)))
    }
    return video(block)
  }

  private mutating func video(_ block: InstantPageBlock) -> JSONValue? {
    guard case .video(let id, let caption, let autoplay, let loop, let spoiler) = block,
      let file = file(id, what: "a video")
    else { return nil }
    if file.attributes.contains(.animated) {
      log.add("that an animation plays once", if: !loop)
      return TDLibEncoder.object(
        "pageBlockAnimation", ("animation", describe(file, id, .animation)),
        ("caption", self.caption(caption)), ("need_autoplay", .boolean(autoplay)),
        ("has_spoiler", .boolean(spoiler)))
    }
    return TDLibEncoder.object(
      "pageBlockVideo", ("video", describe(file, id, .video)),
      ("caption", self.caption(caption)), ("need_autoplay", .boolean(autoplay)),
      ("is_looped", .boolean(loop)), ("has_spoiler", .boolean(spoiler)))
  }

  // MARK: Photos

  /// A `photo`; nil, and logged, when the page has no such photo.
  mutating func photo(_ id: MediaId) -> JSONValue? {
    shown.insert(id)
    guard case .image(let image)? = page.media[id] else {
      log.add("a photo that is not among the page's media")
      return nil
    }
    let photo = PhotoDescription(image).held(by: .tdlib)
    let held = photo.image(.tdlib)
    log.add(
      "all but the addresses and dimensions of a photo", if: held != image || held.imageId != id)
    return TDLibEncoder.object(
      "photo", ("has_stickers", .boolean(photo.hasStickers)),
      ("sizes", .array(photo.sizes.map(TDLibEncoder.photoSize))))
  }

  private static func photoSize(_ picture: PictureDescription) -> JSONValue {
    object(
      "photoSize", ("type", .string(picture.letter)),
      ("photo", file(picture.fileId, picture.uniqueId, size: picture.size)),
      ("width", .integer(picture.dimensions.width)),
      ("height", .integer(picture.dimensions.height)),
      ("progressive_sizes", .array(picture.progressiveSizes.map { .integer($0) })))
  }

  // MARK: Files

  /// The file of a name; nil, and logged, when the page has no such file.
  mutating func file(_ id: MediaId, what: String) -> TelegramMediaFile? {
    shown.insert(id)
    guard case .file(let file)? = page.media[id] else {
      log.add("\(what) that is not among the page's media")
      return nil
    }
    return file
  }

  /// An `animation`, `audio`, `document`, `video` or `voiceNote`.
  mutating func describe(
    _ file: TelegramMediaFile, _ id: MediaId, _ kind: FileDescription.Kind
  ) -> JSONValue {
    let description = FileDescription(file, kind: kind).held(by: .tdlib)
    let held = description.file(.tdlib)
    log.add(
      "all but the address, the name, the type, the measures and the thumbnail of a file",
      if: !held.isSame(as: file) || held.fileId != id)
    return TDLibEncoder.object(description)
  }

  private static func object(_ media: FileDescription) -> JSONValue {
    var value = object(media.kind.tdlibName)
    if media.kind != .document { value.add("duration", .integer(media.duration)) }
    switch media.kind {
    case .animation, .video:
      value.add("width", .integer(media.dimensions.width))
      value.add("height", .integer(media.dimensions.height))
    case .audio:
      value.add("title", .string(media.title ?? ""))
      value.add("performer", .string(media.performer ?? ""))
    case .voiceNote:
      value.add("waveform", .string(Base64.encode(media.waveform ?? [])))
    case .document:
      break
    }
    if media.kind != .voiceNote { value.add("file_name", .string(media.name ?? "")) }
    value.add("mime_type", .string(media.mimeType))
    if media.kind.isVideo { value.add("has_stickers", .boolean(media.hasStickers)) }
    if media.kind == .video {
      value.add("supports_streaming", .boolean(media.supportsStreaming))
    }
    if let thumbnail = media.thumbnail {
      value.add(
        media.kind == .audio ? "album_cover_thumbnail" : "thumbnail", Self.thumbnail(thumbnail))
    }
    if media.kind == .audio { value.add("external_album_covers", .array([])) }
    value.add(
      media.kind.fileMember, file(media.fileId, media.uniqueId, size: media.size))
    return value
  }

  private static func thumbnail(_ picture: PictureDescription) -> JSONValue {
    object(
      "thumbnail", ("format", object("thumbnailFormatJpeg")),
      ("width", .integer(picture.dimensions.width)),
      ("height", .integer(picture.dimensions.height)),
      ("file", file(picture.fileId, picture.uniqueId, size: picture.size)))
  }

  /// A file that TDLib knows of and has not loaded.
  private static func file(
    _ fileId: RemoteFileId, _ uniqueId: String, size: Int64?
  ) -> JSONValue {
    let local = object(
      "localFile", ("path", ""), ("can_be_downloaded", .boolean(true)),
      ("can_be_deleted", .boolean(false)), ("is_downloading_active", .boolean(false)),
      ("is_downloading_completed", .boolean(false)), ("download_offset", .integer(0)),
      ("downloaded_prefix_size", .integer(0)), ("downloaded_size", .integer(0)))
    let remote = object(
      "remoteFile", ("id", .string(fileId.text)), ("unique_id", .string(uniqueId)),
      ("is_uploading_active", .boolean(false)), ("is_uploading_completed", .boolean(true)),
      ("uploaded_size", .integer(size ?? 0)))
    return object(
      "file", ("id", .integer(0)), ("size", .integer(size ?? 0)),
      ("expected_size", .integer(size ?? 0)), ("local", local), ("remote", remote))
  }
}

extension FileDescription.Kind {
  /// The name of the object.
  var tdlibName: String {
    switch self {
    case .animation: return "animation"
    case .audio: return "audio"
    case .document: return "document"
    case .video: return "video"
    case .voiceNote: return "voiceNote"
    }
  }

  /// The member of the object that holds the `file`.
  var fileMember: String {
    self == .voiceNote ? "voice" : tdlibName
  }
}
