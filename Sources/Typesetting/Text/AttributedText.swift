import Glibc

/// Text with a style for each stretch of it.
///
/// All offsets are UTF-16 units. An attachment is one U+FFFC with a style that carries it. A single
/// space may carry one too: a gap of a set width that hangs at a line's end like any space.
public struct AttributedText: Sendable {
  public private(set) var string: String
  /// In order, non-empty, covering the string without gaps; neighbours differ.
  public private(set) var spans: [StyledSpan]
  /// UTF-16 units.
  public private(set) var length: Int

  public init() {
    string = ""
    spans = []
    length = 0
  }

  public init(_ text: String, style: TextStyle) {
    self.init()
    append(text, style: style)
  }

  public var isEmpty: Bool { length == 0 }

  /// Adds text at the end; an empty text adds nothing.
  public mutating func append(_ text: String, style: TextStyle) {
    let added = text.utf16.count
    guard added > 0 else { return }
    string += text
    length += added
    if style.attachment == nil, let last = spans.last, last.style == style {
      spans[spans.count - 1].range = last.range.lowerBound..<length
    } else {
      spans.append(StyledSpan(range: (length - added)..<length, style: style))
    }
  }

  /// Adds one attachment character (U+FFFC).
  public mutating func append(_ attachment: Attachment, style: TextStyle) {
    var style = style
    style.attachment = attachment
    append(AttributedText.attachmentCharacter, style: style)
  }

  public mutating func append(_ other: AttributedText) {
    for span in other.spans {
      append(other.substring(span.range), style: span.style)
    }
  }

  /// The style of the character at a UTF-16 offset, nil outside the text.
  public func style(at offset: Int) -> TextStyle? {
    spanIndex(at: offset).map { spans[$0].style }
  }

  /// The index into ``spans`` of the span that holds a UTF-16 offset, nil outside the text.
  public func spanIndex(at offset: Int) -> Int? {
    guard offset >= 0, offset < length else { return nil }
    var low = 0
    var high = spans.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if spans[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The text of a UTF-16 range, clamped to the string.
  public func substring(_ range: Range<Int>) -> String {
    let view = string.utf16
    let start = view.index(view.startIndex, offsetBy: max(0, min(range.lowerBound, length)))
    let end = view.index(view.startIndex, offsetBy: max(0, min(range.upperBound, length)))
    return start < end ? String(string[start..<end]) : ""
  }

  /// U+FFFC OBJECT REPLACEMENT CHARACTER: the one placeholder for every attachment.
  public static let attachmentCharacter = "\u{FFFC}"
}

/// A stretch of text in one style.
public struct StyledSpan: Hashable, Sendable {
  /// UTF-16 units.
  public var range: Range<Int>
  public var style: TextStyle
}

extension AttributedText: Hashable {
  /// Unit for unit: texts that only mean the same ("é" in one piece and in two) are different.
  public static func == (one: AttributedText, other: AttributedText) -> Bool {
    guard one.length == other.length, one.spans == other.spans else { return false }
    return one.withUTF8 { left in
      other.withUTF8 { right in
        guard left.count == right.count else { return false }
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return first == second || memcmp(first, second, left.count) == 0
      }
    }
  }

  public func hash(into hasher: inout Hasher) {
    withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(spans)
  }

  /// The text's UTF-8, without a copy.
  func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    string.utf8.withContiguousStorageIfAvailable(body)
      ?? Array(string.utf8).withUnsafeBufferPointer(body)
  }
}

/// How a stretch of text is set.
public struct TextStyle: Hashable, Sendable {
  public var font: FontStyle
  /// Points the baseline is raised by; negative lowers it.
  public var baselineOffset: Double
  public var attachment: Attachment?
  /// An index into a table of the caller's: colour, decoration, link. Two neighbouring stretches
  /// that differ only in their tag are shaped together and drawn apart.
  public var tag: Int

  public init(
    font: FontStyle, baselineOffset: Double = 0, attachment: Attachment? = nil, tag: Int = 0
  ) {
    self.font = font
    self.baselineOffset = baselineOffset
    self.attachment = attachment
    self.tag = tag
  }
}

/// An object in the text: an emoji, an image, a formula, a button.
public struct Attachment: Hashable, Sendable {
  /// The width it takes in the line, points.
  public var advance: Double
  /// The object's own box, drawn at its advance's leading edge.
  public var size: Size
  /// Ascent and descent reported to the line (0 for images; the font's own for emoji).
  public var ascent: Double
  public var descent: Double
  public var placement: Placement
  /// How far it may hang over the leading edge when it starts a line (a pill's padding).
  public var leadingHang: Double

  public init(
    advance: Double, size: Size, ascent: Double, descent: Double, placement: Placement,
    leadingHang: Double = 0
  ) {
    self.advance = advance
    self.size = size
    self.ascent = ascent
    self.descent = descent
    self.placement = placement
    self.leadingHang = leadingHang
  }

  /// Where the object stands, and whether it makes its line taller.
  public enum Placement: UInt8, Hashable, Sendable {
    /// An emoji: centred on the cap box, never moves the line's ascent.
    case emoji
    /// An image: centred on the cap box, never moves the line's ascent.
    case image
    /// A formula, or a picture too high for its line: on the baseline, grows the line by its own ascent
    /// and descent.
    case formula
    /// A button: on the baseline, grows the line only past the line's own slack.
    case pill
  }
}
