import PageModel

/// The lasting name of a file in the JSON forms, which tells whether two are the same but not
/// where to find them. Ours hold the ``MediaId``: `recto.0.5413`, with a part behind it for the
/// sizes of a picture.
enum UniqueFileId {
  static func text(_ id: MediaId, part: String? = nil) -> String {
    let whole = "\(FileIdFields.mark).\(id.namespace).\(id.id)"
    return part.map { "\(whole).\($0)" } ?? whole
  }

  static func isOurs(_ text: String) -> Bool {
    mediaId(ofOurs: text) != nil
  }

  /// The medium a lasting name stands for; names of others stand for a local medium with a number
  /// made from the name, so that one file is one medium in every text.
  static func mediaId(_ text: String, localNamespace: Int32) -> MediaId {
    mediaId(ofOurs: text) ?? MediaId(namespace: localNamespace, id: hash(text))
  }

  private static func mediaId(ofOurs text: String) -> MediaId? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count >= 3, parts[0] == FileIdFields.mark, let namespace = Int32(parts[1]),
      let id = Int64(parts[2])
    else { return nil }
    return MediaId(namespace: namespace, id: id)
  }

  /// Never negative.
  private static func hash(_ text: String) -> Int64 {
    var hasher = FingerprintHasher()
    for byte in text.utf8 { hasher.combine(byte) }
    return Int64(hasher.value >> 1)
  }
}
