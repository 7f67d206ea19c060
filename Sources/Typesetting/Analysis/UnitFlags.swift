/// What is known about the place before a UTF-16 unit, and about the unit.
struct UnitFlags: OptionSet, Sendable {
  var rawValue: UInt8

  /// A line may begin here.
  static let lineBreak = UnitFlags(rawValue: 1 << 0)
  /// A line must begin here.
  static let mandatoryBreak = UnitFlags(rawValue: 1 << 1)
  /// A user-perceived character begins here; the caret may stand here.
  static let grapheme = UnitFlags(rawValue: 1 << 2)
  /// A cluster of glyphs begins here.
  static let cluster = UnitFlags(rawValue: 1 << 3)
  /// Cutting here changes glyphs: what is around has to be shaped anew.
  static let unsafeToBreak = UnitFlags(rawValue: 1 << 4)
  /// A space, tab or line end: may hang over the edge of a line it ends.
  static let hangs = UnitFlags(rawValue: 1 << 5)
  static let tab = UnitFlags(rawValue: 1 << 6)
  /// Takes the paragraph's direction at the end of a line (UAX #9, rule L1).
  static let resetsLevel = UnitFlags(rawValue: 1 << 7)
}
