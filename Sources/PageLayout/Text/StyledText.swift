import MathTypesetting
import Typesetting

/// Text ready for typesetting, with the table its tags index.
struct StyledText {
  var text = AttributedText()
  var attributes: [InlineAttributes] = []
  /// By the offset of the attachment that stands for each.
  var formulas: [Int: MathLayout] = [:]
  /// The line factor of the category it starts in.
  var lineFactor = 1.0
  private var tags: [InlineAttributes: Int] = [:]

  init(lineFactor: Double = 1) {
    self.lineFactor = lineFactor
  }

  var isEmpty: Bool { text.isEmpty }

  mutating func append(_ string: String, font: FontStyle, offset: Double, _ look: InlineAttributes)
  {
    text.append(
      string, style: TextStyle(font: font, baselineOffset: offset, tag: tag(for: look)))
  }

  mutating func append(
    _ attachment: Attachment, font: FontStyle, offset: Double, _ look: InlineAttributes
  ) {
    text.append(
      attachment, style: TextStyle(font: font, baselineOffset: offset, tag: tag(for: look)))
  }

  mutating func append(
    _ attachment: Attachment, formula: MathLayout, font: FontStyle, offset: Double,
    _ look: InlineAttributes
  ) {
    formulas[text.length] = formula
    append(attachment, font: font, offset: offset, look)
  }

  private mutating func tag(for look: InlineAttributes) -> Int {
    if let last = attributes.last, last == look { return attributes.count - 1 }
    if let known = tags[look] { return known }
    tags[look] = attributes.count
    attributes.append(look)
    return attributes.count - 1
  }
}
