/// Numbers as markup spells them.
enum CanonicalNumber {
  /// Nil unless the bytes are a number and nothing else, spelled as one prints it: no plus, no
  /// zeros before it.
  static func read<Number: FixedWidthInteger>(
    _ bytes: some Collection<UInt8>, as type: Number.Type
  ) -> Number? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let number = Number(text), String(number) == text else { return nil }
    return number
  }
}
