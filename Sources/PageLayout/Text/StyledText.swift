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
  /// What ``InlineObject/button(_:)`` and ``InlineLink/button(_:)`` index.
  var buttons: [InlineButton] = []
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

  /// Adds a space of a set width that takes no part in its line's height.
  mutating func appendGap(width: Double, font: FontStyle, _ look: InlineAttributes) {
    let gap = Attachment(
      advance: width, size: .zero, ascent: 0, descent: 0, placement: .image)
    text.append(" ", style: TextStyle(font: font, attachment: gap, tag: tag(for: look)))
  }

  /// Whether the last character is a button drawn as a pill.
  var endsInPill: Bool {
    guard let attachment = text.spans.last?.style.attachment else { return false }
    switch attachment.placement {
    case .pill: return true
    case .emoji, .image, .formula: return false
    }
  }

  private mutating func tag(for look: InlineAttributes) -> Int {
    if let last = attributes.last, last == look { return attributes.count - 1 }
    if let known = tags[look] { return known }
    tags[look] = attributes.count
    attributes.append(look)
    return attributes.count - 1
  }
}
