/// Reads a text whose formatting is spelled in one of the Bot API's parse modes.
///
/// ```swift
/// let text = try parseEntities("*bold* _italic_", mode: .markdownV2)
/// ```
///
/// Takes time in proportion to the text, whatever is in it.
///
/// - Parameter normalization: What happens to the result, see ``FormattedText/normalized(_:)``; nil
///   leaves it as it is spelled, with entities that may cover blanks and hold each other.
/// - Throws: What a server would answer, see ``EntityParseError``.
public func parseEntities(
  _ text: String, mode: EntityParseMode,
  normalization: EntityNormalization? = EntityNormalization()
) throws(EntityParseError) -> FormattedText {
  let bytes = Array(text.utf8)
  let parsed: FormattedText
  switch mode {
  case .html:
    var parser = EntityHTMLParser(bytes)
    parsed = try parser.parse()
  case .markdownV2:
    var parser = EntityMarkdownParser(bytes)
    parsed = try parser.parse()
  case .markdown:
    var parser = EntityLegacyParser(bytes)
    parsed = try parser.parse()
  }
  guard let normalization else { return parsed }
  return parsed.normalized(normalization)
}
