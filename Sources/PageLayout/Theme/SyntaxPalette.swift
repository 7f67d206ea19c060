import CodeHighlighting

/// The colours of code by what its pieces are; the rest has the text's colour.
struct SyntaxPalette: Hashable, Sendable {
  private let comment: Color
  private let punctuation: Color
  private let constant: Color
  private let string: Color
  private let `operator`: Color
  private let keyword: Color
  private let type: Color

  /// The reference's palette.
  static let light = SyntaxPalette(
    comment: Color(0x70_8090), punctuation: Color(0x99_9999), constant: Color(0x99_0055),
    string: Color(0x66_9900), operator: Color(0x9A_AE6C), keyword: Color(0x00_77AA),
    type: Color(0xDD_4A68))

  /// The same hues, light enough for a dark bubble: 4.5 : 1 and more on every one of ours.
  static let dark = SyntaxPalette(
    comment: Color(0x9F_AEBF), punctuation: Color(0xB4_BAC2), constant: Color(0xF7_9CC8),
    string: Color(0xB5_DB7A), operator: Color(0xC3_D39C), keyword: Color(0x74_C6F2),
    type: Color(0xFF_A3AF))

  func color(of kind: CodeTokenKind) -> Color {
    switch kind {
    case .comment: comment
    case .punctuation: punctuation
    case .constant: constant
    case .string, .attribute, .builtIn: string
    case .operator: `operator`
    case .keyword, .directive: keyword
    case .type, .function: type
    }
  }
}

extension PageTheme {
  var syntax: SyntaxPalette { isDark ? .dark : .light }
}
