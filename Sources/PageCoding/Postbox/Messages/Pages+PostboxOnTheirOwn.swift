import PageModel

extension InstantPage {
  /// Reads a page in Postbox form, bare or as a root object.
  ///
  /// Reading is lenient, as the form asks: what is missing, of another type or nonsense reads as
  /// its default, entries that are not known are stepped over, and rows of old versions are
  /// understood. Media that are neither images nor files are left out.
  ///
  /// - Throws: What cannot be stepped over, and at which byte.
  public static func decodePostbox(_ bytes: [UInt8]) throws(PostboxError) -> InstantPage {
    try decodePostboxValue(bytes) ?? InstantPage(blocks: [])
  }

  /// The page in Postbox form, the same bytes for the same page; see ``postboxLosses()`` for what
  /// they do not hold. Media are sorted by their ids.
  public func encodePostbox(as form: PostboxForm = .record) -> [UInt8] {
    encodePostboxValue(self, as: form)
  }
}

extension RichTextMessageAttribute {
  /// Reads what makes a message a rich one; see ``InstantPage/decodePostbox(_:)``.
  public static func decodePostbox(
    _ bytes: [UInt8]
  ) throws(PostboxError) -> RichTextMessageAttribute {
    try decodePostboxValue(bytes)
      ?? RichTextMessageAttribute(instantPage: InstantPage(blocks: []))
  }

  /// The attribute in Postbox form; its pages are in Postbox form too.
  public func encodePostbox(as form: PostboxForm = .record) -> [UInt8] {
    encodePostboxValue(self, as: form)
  }
}

extension TypingDraftMessageAttribute {
  /// Reads what marks a message that is still being written; see
  /// ``InstantPage/decodePostbox(_:)``.
  public static func decodePostbox(
    _ bytes: [UInt8]
  ) throws(PostboxError) -> TypingDraftMessageAttribute {
    try decodePostboxValue(bytes) ?? TypingDraftMessageAttribute(randomId: 0)
  }

  /// The attribute in Postbox form.
  public func encodePostbox(as form: PostboxForm = .record) -> [UInt8] {
    encodePostboxValue(self, as: form)
  }
}

extension InstantPageBlock {
  /// Reads a block; see ``InstantPage/decodePostbox(_:)``.
  public static func decodePostbox(_ bytes: [UInt8]) throws(PostboxError) -> InstantPageBlock {
    try decodePostboxValue(bytes) ?? .unsupported
  }

  /// The block in Postbox form.
  public func encodePostbox(as form: PostboxForm = .record) -> [UInt8] {
    encodePostboxValue(self, as: form)
  }
}

extension RichText {
  /// Reads a text; see ``InstantPage/decodePostbox(_:)``.
  public static func decodePostbox(_ bytes: [UInt8]) throws(PostboxError) -> RichText {
    try decodePostboxValue(bytes) ?? .empty
  }

  /// The text in Postbox form.
  public func encodePostbox(as form: PostboxForm = .record) -> [UInt8] {
    encodePostboxValue(self, as: form)
  }
}
