/// What is done to a stretch of text, whatever a dialect writes for it.
struct TextStyles: OptionSet {
  let rawValue: UInt16

  static let bold = TextStyles(rawValue: 1 << 0)
  static let italic = TextStyles(rawValue: 1 << 1)
  static let strikethrough = TextStyles(rawValue: 1 << 2)
  static let fixed = TextStyles(rawValue: 1 << 3)
  static let underline = TextStyles(rawValue: 1 << 4)
  static let `subscript` = TextStyles(rawValue: 1 << 5)
  static let superscript = TextStyles(rawValue: 1 << 6)
  static let marked = TextStyles(rawValue: 1 << 7)
  static let spoiler = TextStyles(rawValue: 1 << 8)
}
