import PageModel

extension Media {
  /// Reads an image or a file that is a root object; see ``InstantPage/decodePostbox(_:)``.
  ///
  /// - Returns: Nil for media of other types.
  public static func decodePostbox(_ bytes: [UInt8]) throws(PostboxError) -> Media? {
    try withPostboxRecord(bytes) { record throws(PostboxError) in
      guard let root = record.objectRange("_") else { return nil }
      return try record.medium(root.hash, root.record)
    }
  }

  /// The medium as a root object: a bare record would not say what it is.
  public func encodePostbox() -> [UInt8] {
    switch self {
    case .image(let image): return encodePostboxValue(image, as: .root)
    case .file(let file): return encodePostboxValue(file, as: .root)
    }
  }
}

extension TelegramMediaMap {
  /// Reads a place; see ``InstantPage/decodePostbox(_:)``.
  public static func decodePostbox(_ bytes: [UInt8]) throws(PostboxError) -> TelegramMediaMap {
    try decodePostboxValue(bytes) ?? TelegramMediaMap(latitude: 0, longitude: 0)
  }

  /// The place in Postbox form.
  public func encodePostbox(as form: PostboxForm = .record) -> [UInt8] {
    encodePostboxValue(self, as: form)
  }
}

extension TelegramMediaWebpage {
  /// Reads the preview of a linked page; see ``InstantPage/decodePostbox(_:)``. The page inside
  /// is in FlatBuffers form, that of old versions in Postbox form.
  public static func decodePostbox(
    _ bytes: [UInt8]
  ) throws(PostboxError) -> TelegramMediaWebpage {
    try decodePostboxValue(bytes)
      ?? TelegramMediaWebpage(webpageId: .zero, content: .pending(date: 0, url: nil))
  }

  /// The preview in Postbox form.
  public func encodePostbox(as form: PostboxForm = .record) -> [UInt8] {
    encodePostboxValue(self, as: form)
  }
}
