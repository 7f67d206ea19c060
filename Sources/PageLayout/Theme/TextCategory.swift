import Typesetting

/// The kinds of text a page is made of; a theme says how each is set.
public enum TextCategory: UInt8, Hashable, Sendable, CaseIterable {
  case kicker
  /// Titles and the page's main header.
  case header
  /// Subtitles and section headers; headings take their weight, colour and spacing from here.
  case subheader
  case paragraph
  /// Captions, footers, author and date.
  case caption
  case credit
  case table
  /// Titles of related articles.
  case article
  case codeBlock
}

/// How a ``TextCategory`` is set.
public struct TextCategoryStyle: Hashable, Sendable {
  /// Family role, unscaled size in points, weight.
  public var font: FontStyle
  /// Line spacing as a factor of the cap box.
  public var lineFactor: Double
  public var color: Color
  public var underline: Bool

  public init(font: FontStyle, lineFactor: Double, color: Color, underline: Bool = false) {
    self.font = font
    self.lineFactor = lineFactor
    self.color = color
    self.underline = underline
  }
}
