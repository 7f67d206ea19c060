import CICU

/// A language, perhaps with a country, that dates and numbers are spelled in.
public struct PageLocale: Hashable, Sendable {
  /// As ICU writes it: "de_AT".
  public let name: String

  /// - Parameter name: "de", "de_AT", "de-AT" or, as the environment of a terminal has it,
  ///   "de_AT.UTF-8".
  /// - Returns: nil where ICU knows nothing of the language.
  public init?(_ name: String) {
    guard !name.isEmpty, name.utf8.count < 100, !name.utf8.contains(0) else { return nil }
    let canonical = icuString(capacity: 200) { buffer, capacity, status in
      icu_canonicalName(name, buffer, capacity, &status)
    }
    guard let canonical, icu_knows(canonical) else { return nil }
    self.name = canonical
  }

  /// Whether the defaults of a layout are this language's already.
  var isEnglish: Bool { name == "en" || name.hasPrefix("en_") }
}

/// What ICU writes into a buffer of bytes.
private func icuString(
  capacity: Int32, _ write: (UnsafeMutablePointer<CChar>?, Int32, inout UErrorCode) -> Int32
) -> String? {
  var status = U_ZERO_ERROR
  var length: Int32 = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: Int(capacity)) { buffer, filled in
    buffer.withMemoryRebound(to: CChar.self) { length = write($0.baseAddress, capacity, &status) }
    filled = max(0, min(Int(length), Int(capacity)))
  }
  guard status.rawValue <= 0, length > 0, length < capacity else { return nil }
  return String(validating: bytes, as: UTF8.self)
}
