/// Numbers of custom emoji as markup spells them.
enum CustomEmojiId {
  /// Nil unless the bytes are all of a number other than 0, spelled as one prints it.
  static func number(_ bytes: some Collection<UInt8>) -> Int64? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let number = Int64(text), number != 0, String(number) == text else { return nil }
    return number
  }
}
