/// Reads what the plain message field calls formatting: `**bold**`, `__italic__`, `~~struck~~`,
/// `||spoiler||`, code between single backticks and blocks of code between three.
///
/// A mark begins at the start of a line or behind white space; it ends before white space,
/// punctuation of a sentence or the end of a line. A block's first line names its language. There
/// are no links, no lists and nothing inside each other, and what is formatted already stays as it
/// is. Composer, plain-field dialect.
public func parsePlainField(_ text: FormattedText) -> FormattedText {
  var reader = PlainFieldReader(text)
  return reader.read()
}

/// Reads what the plain message field calls formatting.
public func parsePlainField(_ text: String) -> FormattedText {
  parsePlainField(FormattedText(text: text))
}
