extension TreeWriter {
  /// - Parameter key: The name the page has for the medium; shown when it is not its own.
  mutating func write(_ medium: Media, key: MediaId) {
    let named = key == medium.id ? [] : ["key=\(key.dump)"]
    switch medium {
    case .image(let image): write(image, as: ["image"] + named)
    case .file(let file): write(file, as: ["file"] + named)
    }
  }

  private mutating func write(_ image: TelegramMediaImage, as name: [String]) {
    var words = name + [image.imageId.dump]
    words.flag("hasStickers", image.flags.contains(.hasStickers))
    words.flag("isLivePhoto", image.flags.contains(.isLivePhoto))
    let rest = image.flags.subtracting([.hasStickers, .isLivePhoto])
    words.number("flags", rest.isEmpty ? nil : rest.rawValue)
    words.bytes("thumbnail", image.immediateThumbnailData)
    line(words)
    indent()
    for representation in image.representations { line(representation.words(as: "size")) }
    for video in image.videoRepresentations {
      var words = ["video", video.dimensions.dump]
      words.field("start", video.startTimestamp.map { "\($0)" })
      line(words + [video.resource.dump])
    }
    if let markup = image.emojiMarkup { line("emojiMarkup", markup.dump) }
    if case .cloud(let id, let hash, let fileReference)? = image.reference {
      var words = ["reference", "cloud", "id=\(id)", "hash=\(hash)"]
      words.bytes("reference", fileReference)
      line(words)
    }
    if let reference = image.partialReference { line("seenIn", reference.dump) }
    if let video = image.video { write(video, as: ["livePhoto"]) }
    outdent()
  }

  private mutating func write(_ file: TelegramMediaFile, as name: [String]) {
    var words = name + [file.fileId.dump]
    words.quoted("mime", file.mimeType)
    words.number("size", file.size)
    words.bytes("thumbnail", file.immediateThumbnailData)
    words.append(file.resource.dump)
    line(words)
    indent()
    for attribute in file.attributes { line(["attribute"] + attribute.words) }
    for preview in file.previewRepresentations { line(preview.words(as: "preview")) }
    for thumbnail in file.videoThumbnails {
      line("videoThumbnail", thumbnail.dimensions.dump, thumbnail.resource.dump)
    }
    if let reference = file.partialReference { line("seenIn", reference.dump) }
    if let cover = file.videoCover { write(cover, as: ["cover"]) }
    for alternative in file.alternativeRepresentations { write(alternative, as: ["alternative"]) }
    outdent()
  }
}

extension TelegramMediaImageRepresentation {
  func words(as name: String) -> [String] {
    var words = [name, dimensions.dump]
    if !progressiveSizes.isEmpty {
      words.field("progressive", progressiveSizes.map { String($0) }.joined(separator: ","))
    }
    words.bytes("thumbnail", immediateThumbnailData)
    words.flag("hasVideo", hasVideo)
    words.flag("personal", isPersonal)
    switch typeHint {
    case .generic: break
    case .animated: words.append("animated")
    case .video: words.append("video")
    }
    words.append(resource.dump)
    return words
  }
}

extension TelegramMediaImage.EmojiMarkup {
  fileprivate var dump: String {
    let colors = backgroundColors.map { color in
      let hex = String(UInt32(bitPattern: color), radix: 16)
      return "#" + String(repeating: "0", count: max(0, 6 - hex.count)) + hex
    }.joined(separator: ",")
    switch content {
    case .emoji(let fileId):
      return "emoji(file=\(fileId)) colors=\(colors)"
    case .sticker(let pack, let fileId):
      return "sticker(file=\(fileId), pack=\(pack.dump)) colors=\(colors)"
    }
  }
}
