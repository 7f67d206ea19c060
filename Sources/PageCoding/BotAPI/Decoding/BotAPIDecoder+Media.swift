import PageModel

extension BotAPIDecoder {
  /// - Returns: nil when the type is none of a medium.
  mutating func mediaBlock(
    _ type: String, _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> InstantPageBlock? {
    guard let kind = BotAPIMediaKind(rawValue: type) else { return nil }
    let member = try cursor.required(kind.rawValue)
    let medium = try medium(kind, member)
    media[medium.id] = medium
    let caption = try caption(cursor)
    // In what a bot sends, the spoiler is a property of the medium.
    var spoiler = try cursor.flag("has_spoiler")
    if member.type == .object, try member.flag("has_spoiler") { spoiler = true }
    switch kind {
    case .photo:
      return .image(id: medium.id, caption: caption, url: nil, webpageId: nil, spoiler: spoiler)
    case .animation:
      return .video(id: medium.id, caption: caption, autoplay: true, loop: true, spoiler: spoiler)
    case .video:
      return .video(
        id: medium.id, caption: caption, autoplay: false, loop: false, spoiler: spoiler)
    case .audio, .voiceNote:
      return .audio(id: medium.id, caption: caption)
    case .document:
      return .document(id: medium.id, caption: caption)
    }
  }

  /// A medium as a server describes it, or an `InputMedia` that only names it.
  func medium(
    _ kind: BotAPIMediaKind, _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> Media {
    if cursor.type == .array {
      guard kind == .photo else { throw wrongMedium(cursor) }
      return .image(PhotoDescription(sizes: try pictures(cursor)).image(.botAPIReceived))
    }
    try cursor.expect(.object)
    if let name = cursor["media"] {
      return try namedMedium(kind, cursor, name: name)
    }
    guard let fileKind = kind.fileKind else { throw cursor.error(.missingField("media")) }
    if form == .input { throw cursor.error(.missingField("media")) }
    return .file(try file(fileKind, cursor).file(.botAPIReceived))
  }

  private func wrongMedium(_ cursor: JSONCursor) -> JSONDecodingError {
    cursor.error(.wrongType(found: cursor.type, expected: .object))
  }

  // MARK: What a server describes

  private func pictures(_ cursor: JSONCursor) throws(JSONDecodingError) -> [PictureDescription] {
    if form == .input { throw wrongMedium(cursor) }
    var pictures: [PictureDescription] = []
    for element in try cursor.elements() {
      pictures.append(try picture(element))
    }
    return pictures
  }

  private func picture(_ cursor: JSONCursor) throws(JSONDecodingError) -> PictureDescription {
    let fileId = try cursor.required("file_id").string()
    return PictureDescription(
      fileId: RemoteFileId(fileId),
      uniqueId: try cursor.text("file_unique_id") ?? fileId,
      dimensions: try dimensions(cursor), size: try cursor.integer("file_size"))
  }

  private func file(
    _ kind: FileDescription.Kind, _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> FileDescription {
    let fileId = try cursor.required("file_id").string()
    var file = FileDescription(
      kind: kind, fileId: RemoteFileId(fileId),
      uniqueId: try cursor.text("file_unique_id") ?? fileId)
    file.size = try cursor.integer("file_size")
    file.name = try cursor.text("file_name")
    if let type = cursor["mime_type"] { file.mimeType = try type.string() }
    if let thumbnail = cursor["thumbnail"] { file.thumbnail = try picture(thumbnail) }
    try describe(&file, cursor)
    return file
  }

  // MARK: What a bot names

  private func namedMedium(
    _ kind: BotAPIMediaKind, _ cursor: JSONCursor, name: JSONCursor
  ) throws(JSONDecodingError) -> Media {
    if let type = try cursor.text("type") {
      try refuse(cursor, .mediaNotAllowed, if: type != kind.rawValue)
    }
    let text = try name.string()
    try refuse(name, .mediaEmpty, if: text.isEmpty)
    guard let fileKind = kind.fileKind else {
      let picture = PictureDescription(
        fileId: RemoteFileId(text), uniqueId: text,
        dimensions: PixelDimensions(width: 0, height: 0), size: nil)
      return .image(PhotoDescription(sizes: [picture]).image(.botAPIInput))
    }
    var file = FileDescription(kind: fileKind, fileId: RemoteFileId(text), uniqueId: text)
    file.supportsStreaming = try cursor.flag("supports_streaming")
    try describe(&file, cursor)
    return .file(file.file(.botAPIInput))
  }

  // MARK: What both say

  private func describe(
    _ file: inout FileDescription, _ cursor: JSONCursor
  ) throws(JSONDecodingError) {
    if file.kind.isVideo { file.dimensions = try dimensions(cursor) }
    file.duration = try cursor.integer("duration") ?? 0
    if file.kind == .audio {
      file.title = try cursor.text("title")
      file.performer = try cursor.text("performer")
    }
  }

  private func dimensions(_ cursor: JSONCursor) throws(JSONDecodingError) -> PixelDimensions {
    PixelDimensions(
      width: try cursor.integer("width") ?? 0, height: try cursor.integer("height") ?? 0)
  }
}
