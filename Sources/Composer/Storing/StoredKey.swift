/// The names that stored documents use: those of clients' own editors where these have one.
///
/// A name is never given another meaning; what is no longer written stays readable.
enum StoredKey {
  /// Counts up when a reader of before would misread what is written now.
  static let version: Int32 = 1

  static let schemaVersion = "schemaVersion"
  static let layoutDirection = "layoutDirection"
  static let blocks = "blocks"
  static let media = "media"
  static let type = "type"
  static let value = "value"

  /// Each format with its name in a run.
  static let styles: [(style: CharacterStyle, key: String)] = [
    (.bold, "bold"), (.italic, "italic"), (.underline, "underline"),
    (.strikethrough, "strikethrough"), (.code, "inlineCode"), (.spoiler, "spoiler"),
    (.marked, "marked"), (.subscript, "subscript"), (.superscript, "superscript"),
  ]
}

/// The kinds of stored blocks.
enum StoredBlock: String {
  case paragraph, code, pullQuote, blockQuote, details, media, table, buttonRow
  /// Ours: a block of a page in Postbox form.
  case carried
}
