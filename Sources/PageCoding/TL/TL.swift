import PageModel

/// The MTProto form of pages: what Telegram's servers and clients exchange.
///
/// The types in here mirror the TL schema, layer 229, one Swift type per TL type and one case per
/// constructor, under the schema's names. They are made from `Schema/rich.tl` by
/// `Tools/generate-tl.py`. Bytes are little-endian and aligned to four, as MTProto wants them; an
/// object is "boxed": it begins with its constructor's number.
///
///     let (bytes, losses) = try TL.encodeRichMessage(page)
///     let decoded = try TL.decodeRichMessage(bytes)
///
/// A value is written as the schema has it; what the *model* cannot keep, or a constructor cannot
/// hold, is reported by the conversion as ``PageLoss``.
public enum TL {
  /// The schema's layer. A client says it in `invokeWithLayer`.
  public static let layer: Int32 = 229

  /// The types of the schema's namespace `messages`.
  public enum Messages {}

  /// The schema's requests.
  public enum Functions {
    public enum Messages {}
    public enum Ephemeral {}
  }

  /// Reads any object of the schema's part that Recto knows: a message, a page, a request…
  ///
  /// - Throws: ``TLError``, also when bytes follow the object.
  public static func object(from bytes: [UInt8]) throws(TLError) -> any TLObject {
    var reader = TLReader(bytes: bytes)
    let constructor = try reader.constructor()
    guard let type = type(of: constructor) else {
      throw .unknownConstructor(offset: 0, constructor: constructor, type: "Object")
    }
    return try type.init(bytes: bytes)
  }
}
