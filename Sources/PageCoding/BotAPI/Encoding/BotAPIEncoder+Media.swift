import PageModel

extension BotAPIEncoder {
  mutating func mediaBlock(_ block: InstantPageBlock) -> JSONValue? {
    if case .image(let id, let caption, let url, let webpageId, let spoiler) = block {
      return photo(id, caption, hasLink: url != nil || webpageId != nil, spoiler: spoiler)
    }
    if case .video(let id, let caption, let autoplay, let loop, let spoiler) = block {
      return video(id, caption, autoplay: autoplay, loop: loop, spoiler: spoiler)
    }
    if case .audio(let id, let caption) = block {
      guard let file = file(id) else { return nil }
      return fileBlock(file, id, file.isVoice ? .voiceNote : .audio, caption, spoiler: false)
    }
    if case .document(let id, let caption) = block {
      guard let file = file(id) else { return nil }
      return fileBlock(file, id, .document, caption, spoiler: false)
    }
    return nil
  }

  // MARK: Photos

  private mutating func photo(
    _ id: MediaId, _ caption: InstantPageCaption, hasLink: Bool, spoiler: Bool
  ) -> JSONValue? {
    shown.insert(id)
    guard case .image(let image)? = page.media[id] else {
      log.add("a photo that is not among the page's media")
      return nil
    }
    log.add("the link of a photo", if: hasLink)
    let photo = PhotoDescription(image).held(by: form.mediaForm)
    let held = photo.image(form.mediaForm)
    log.add(
      "all but the addresses and dimensions of a photo", if: held != image || held.imageId != id)
    switch form {
    case .received:
      var value: JSONValue = ["type": "photo", "photo": .array(photo.sizes.map(picture))]
      value.addIfTrue("has_spoiler", spoiler)
      addCaption(caption, to: &value)
      return value
    case .input:
      guard let name = photo.sizes.last?.fileId.text else {
        log.add("a photo without an address")
        return nil
      }
      var medium: JSONValue = ["type": "photo", "media": .string(name)]
      medium.addIfTrue("has_spoiler", spoiler)
      return block(.photo, medium, caption)
    }
  }

  private func picture(_ picture: PictureDescription) -> JSONValue {
    var value: JSONValue = [
      "file_id": .string(picture.fileId.text), "file_unique_id": .string(picture.uniqueId),
      "width": .integer(picture.dimensions.width), "height": .integer(picture.dimensions.height),
    ]
    if let size = picture.size { value.add("file_size", .integer(size)) }
    return value
  }

  // MARK: Files

  private mutating func file(_ id: MediaId) -> TelegramMediaFile? {
    shown.insert(id)
    guard case .file(let file)? = page.media[id] else {
      log.add("a file that is not among the page's media")
      return nil
    }
    return file
  }

  private mutating func video(
    _ id: MediaId, _ caption: InstantPageCaption, autoplay: Bool, loop: Bool, spoiler: Bool
  ) -> JSONValue? {
    guard let file = file(id) else { return nil }
    let isAnimation = file.attributes.contains(.animated)
    log.add(
      "whether a video plays by itself and again: animations do, others do not",
      if: autoplay != isAnimation || loop != isAnimation)
    return fileBlock(file, id, isAnimation ? .animation : .video, caption, spoiler: spoiler)
  }

  private mutating func fileBlock(
    _ file: TelegramMediaFile, _ id: MediaId, _ kind: FileDescription.Kind,
    _ caption: InstantPageCaption, spoiler: Bool
  ) -> JSONValue {
    let description = FileDescription(file, kind: kind).held(by: form.mediaForm)
    let held = description.file(form.mediaForm)
    log.add(
      "all but the address, the name, the type, the measures and the thumbnail of a file",
      if: !held.isSame(as: file) || held.fileId != id)
    switch form {
    case .received:
      var value: JSONValue = [
        "type": .string(BotAPIMediaKind(kind).rawValue),
        BotAPIMediaKind(kind).rawValue: received(description),
      ]
      value.addIfTrue("has_spoiler", spoiler)
      addCaption(caption, to: &value)
      return value
    case .input:
      var medium = input(description)
      medium.addIfTrue("has_spoiler", spoiler)
      return block(BotAPIMediaKind(kind), medium, caption)
    }
  }

  private func received(_ file: FileDescription) -> JSONValue {
    var value: JSONValue = [
      "file_id": .string(file.fileId.text), "file_unique_id": .string(file.uniqueId),
    ]
    addMeasures(of: file, to: &value)
    if let thumbnail = file.thumbnail { value.add("thumbnail", picture(thumbnail)) }
    if let name = file.name { value.add("file_name", .string(name)) }
    value.add("mime_type", .string(file.mimeType))
    if let size = file.size { value.add("file_size", .integer(size)) }
    return value
  }

  private func input(_ file: FileDescription) -> JSONValue {
    var value: JSONValue = [
      "type": .string(BotAPIMediaKind(file.kind).rawValue), "media": .string(file.fileId.text),
    ]
    addMeasures(of: file, to: &value)
    value.addIfTrue("supports_streaming", file.supportsStreaming)
    return value
  }

  private func addMeasures(of file: FileDescription, to value: inout JSONValue) {
    if file.kind.isVideo {
      value.add("width", .integer(file.dimensions.width))
      value.add("height", .integer(file.dimensions.height))
    }
    if file.kind != .document { value.add("duration", .integer(file.duration)) }
    if let performer = file.performer { value.add("performer", .string(performer)) }
    if let title = file.title { value.add("title", .string(title)) }
  }

  private mutating func block(
    _ kind: BotAPIMediaKind, _ medium: JSONValue, _ caption: InstantPageCaption
  ) -> JSONValue {
    var value: JSONValue = ["type": .string(kind.rawValue), kind.rawValue: medium]
    addCaption(caption, to: &value)
    return value
  }
}

extension BotAPIForm {
  fileprivate var mediaForm: MediaForm {
    switch self {
    case .input: return .botAPIInput
    case .received: return .botAPIReceived
    }
  }
}

extension TelegramMediaFile {
  /// Whether the file is a voice note, as its attributes say.
  var isVoice: Bool {
    attributes.contains { attribute in
      if case .audio(let audio) = attribute { return audio.isVoice }
      return false
    }
  }
}
