/// The formats of a stretch of text; they are independent of each other.
public struct TextStyle: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  public static let bold = TextStyle(rawValue: 1 << 0)
  public static let italic = TextStyle(rawValue: 1 << 1)
  public static let underline = TextStyle(rawValue: 1 << 2)
  public static let strikethrough = TextStyle(rawValue: 1 << 3)
  /// Fixed-width text inside a paragraph.
  public static let code = TextStyle(rawValue: 1 << 4)
  public static let spoiler = TextStyle(rawValue: 1 << 5)
  /// Drawn over a highlighter's stroke.
  public static let marked = TextStyle(rawValue: 1 << 6)
  public static let `subscript` = TextStyle(rawValue: 1 << 7)
  public static let superscript = TextStyle(rawValue: 1 << 8)

  /// Each format with its name in the notation, in the order a page nests them from the inside
  /// out.
  static let all: [(style: TextStyle, name: String)] = [
    (.bold, "b"), (.italic, "i"), (.code, "code"), (.strikethrough, "s"), (.underline, "u"),
    (.spoiler, "spoiler"), (.marked, "mark"), (.subscript, "sub"), (.superscript, "sup"),
  ]
}
