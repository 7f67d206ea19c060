/// The formats of a stretch of text; they are independent of each other.
public struct CharacterStyle: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  public static let bold = CharacterStyle(rawValue: 1 << 0)
  public static let italic = CharacterStyle(rawValue: 1 << 1)
  public static let underline = CharacterStyle(rawValue: 1 << 2)
  public static let strikethrough = CharacterStyle(rawValue: 1 << 3)
  /// Fixed-width text inside a paragraph.
  public static let code = CharacterStyle(rawValue: 1 << 4)
  public static let spoiler = CharacterStyle(rawValue: 1 << 5)
  /// Drawn over a highlighter's stroke.
  public static let marked = CharacterStyle(rawValue: 1 << 6)
  public static let `subscript` = CharacterStyle(rawValue: 1 << 7)
  public static let superscript = CharacterStyle(rawValue: 1 << 8)

  /// Each format with its name in the notation, in the order a page nests them from the inside
  /// out.
  static let all: [(style: CharacterStyle, name: String)] = [
    (.bold, "b"), (.italic, "i"), (.code, "code"), (.strikethrough, "s"), (.underline, "u"),
    (.spoiler, "spoiler"), (.marked, "mark"), (.subscript, "sub"), (.superscript, "sup"),
  ]
}
