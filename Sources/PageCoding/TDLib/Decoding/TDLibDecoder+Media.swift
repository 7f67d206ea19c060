import PageModel

extension TDLibDecoder {
  /// - Returns: nil when the type is none of a medium; ``InstantPageBlock/unsupported`` when the
  ///   medium itself is missing, as TDLib prints a medium it could not read.
  mutating func mediaBlock(
    _ type: String, _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> InstantPageBlock? {
    switch type {
    case "pageBlockPhoto":
      guard let id = try photo(cursor, "photo") else { return .unsupported }
      return .image(
        id: id, caption: try caption(cursor), url: try cursor.text("url"), webpageId: nil,
        spoiler: try cursor.flag("has_spoiler"))
    case "pageBlockAnimation":
      guard let id = try file(cursor, "animation", .animation) else { return .unsupported }
      return .video(
        id: id, caption: try caption(cursor), autoplay: try cursor.flag("need_autoplay"),
        loop: true, spoiler: try cursor.flag("has_spoiler"))
    case "pageBlockVideo":
      guard let id = try file(cursor, "video", .video) else { return .unsupported }
      return .video(
        id: id, caption: try caption(cursor), autoplay: try cursor.flag("need_autoplay"),
        loop: try cursor.flag("is_looped"), spoiler: try cursor.flag("has_spoiler"))
    case "pageBlockAudio":
      guard let id = try file(cursor, "audio", .audio) else { return .unsupported }
      return .audio(id: id, caption: try caption(cursor))
    case "pageBlockVoiceNote":
      guard let id = try file(cursor, "voice_note", .voiceNote) else { return .unsupported }
      return .audio(id: id, caption: try caption(cursor))
    case "pageBlockDocument":
      guard let id = try file(cursor, "document", .document) else { return .unsupported }
      return .document(id: id, caption: try caption(cursor))
    default:
      return nil
    }
  }

  // MARK: Photos

  /// Reads a `photo` into the media; nil when there is none or it is of another kind.
  mutating func photo(
    _ object: JSONCursor, _ name: String
  ) throws(JSONDecodingError) -> MediaId? {
    guard let photo = object[name], try photo.required("@type").string() == "photo" else {
      return nil
    }
    var sizes: [PictureDescription] = []
    for element in try photo.elements("sizes") {
      guard var size = try picture(element, fileMember: "photo") else { continue }
      for step in try element.elements("progressive_sizes") {
        size.progressiveSizes.append(try step.integer())
      }
      sizes.append(size)
    }
    var description = PhotoDescription(sizes: sizes)
    description.hasStickers = try photo.flag("has_stickers")
    let image = description.image(.tdlib)
    media[image.imageId] = .image(image)
    return image.imageId
  }

  /// A `photoSize` or a `thumbnail`; nil when it has no file.
  private func picture(
    _ cursor: JSONCursor, fileMember: String
  ) throws(JSONDecodingError) -> PictureDescription? {
    try cursor.expect(.object)
    guard let file = cursor[fileMember], let remote = file["remote"] else { return nil }
    let name = try self.name(remote)
    return PictureDescription(
      fileId: RemoteFileId(name.id), uniqueId: name.uniqueId,
      dimensions: try dimensions(cursor), size: try size(file))
  }

  private func name(
    _ remote: JSONCursor
  ) throws(JSONDecodingError) -> (id: String, uniqueId: String) {
    let id = try remote.string("id")
    return (id, try remote.text("unique_id") ?? id)
  }

  /// Bytes; 0 means unknown.
  private func size(_ file: JSONCursor) throws(JSONDecodingError) -> Int64? {
    let size: Int64 = try file.integer("size") ?? 0
    return size == 0 ? nil : size
  }

  // MARK: Files

  /// Reads an `animation`, an `audio` or the like into the media; nil when there is none or it is
  /// of another kind.
  mutating func file(
    _ object: JSONCursor, _ name: String, _ kind: FileDescription.Kind
  ) throws(JSONDecodingError) -> MediaId? {
    guard let medium = object[name],
      try medium.required("@type").string() == kind.tdlibName,
      let file = medium[kind.fileMember], let remote = file["remote"]
    else { return nil }
    let names = try self.name(remote)
    var description = FileDescription(
      kind: kind, fileId: RemoteFileId(names.id), uniqueId: names.uniqueId)
    description.size = try size(file)
    try describe(&description, medium)
    let media = description.file(.tdlib)
    self.media[media.fileId] = .file(media)
    return media.fileId
  }

  private func describe(
    _ file: inout FileDescription, _ cursor: JSONCursor
  ) throws(JSONDecodingError) {
    file.name = try cursor.text("file_name")
    if let type = cursor["mime_type"] { file.mimeType = try type.string() }
    file.duration = try cursor.integer("duration") ?? 0
    file.title = try cursor.text("title")
    file.performer = try cursor.text("performer")
    file.supportsStreaming = try cursor.flag("supports_streaming")
    file.hasStickers = try cursor.flag("has_stickers")
    file.dimensions = try dimensions(cursor)
    let waveform = try bytes(cursor, "waveform")
    file.waveform = waveform.isEmpty ? nil : waveform
    if let thumbnail = cursor[file.kind == .audio ? "album_cover_thumbnail" : "thumbnail"] {
      file.thumbnail = try picture(thumbnail, fileMember: "file")
    }
  }
}
