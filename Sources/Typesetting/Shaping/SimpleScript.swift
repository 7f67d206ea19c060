/// Scripts whose letters stand alone: no joining, no reordering. ISO 15924 tags.
enum SimpleScript {
  static let common = tag("Zyyy")
  static let latin = tag("Latn")
  private static let cyrillic = tag("Cyrl")
  private static let greek = tag("Grek")

  static func contains(_ script: UInt32) -> Bool {
    script == latin || script == common || script == cyrillic || script == greek
  }

  private static func tag(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
