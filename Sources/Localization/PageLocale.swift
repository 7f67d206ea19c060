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
    let capacity: Int32 = 200
    let bytes: [CChar]? = icuUnits(capacity: capacity) { buffer, capacity, status in
      icu_canonicalName(name, buffer, capacity, &status)
    }
    guard let bytes, bytes.count < Int(capacity),
      let canonical = String(validating: bytes, as: UTF8.self), icu_knows(canonical)
    else { return nil }
    self.name = canonical
  }

  /// Whether the defaults of a layout are this language's already.
  var isEnglish: Bool { name == "en" || name.hasPrefix("en_") }
}
