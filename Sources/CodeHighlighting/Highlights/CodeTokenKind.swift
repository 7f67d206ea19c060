/// What a stretch of code is, as far as its colour goes.
public enum CodeTokenKind: UInt8, CaseIterable, Sendable {
  case comment
  case keyword
  /// Names the language brings along.
  case builtIn
  case function
  case type
  case attribute
  case string
  /// Numbers, and names of values like `true`.
  case constant
  case `operator`
  /// Brackets, commas and the like.
  case punctuation
  /// Instructions to a preprocessor, imports.
  case directive
}

extension CodeTokenKind {
  /// The kind of a style of KSyntaxHighlighting (`Theme::TextStyle`); nil for what stays plain.
  ///
  /// Errors are plain: a grammar that does not know the newest syntax of its language must not paint
  /// it red.
  init?(textStyle: Int32) {
    switch textStyle {
    case 1, 4: self = .keyword
    case 2: self = .function
    case 5: self = .operator
    case 6, 7: self = .builtIn
    case 8, 15: self = .directive
    case 9: self = .attribute
    case 10...14: self = .string
    case 16: self = .type
    case 17...20: self = .constant
    case 21...24: self = .comment
    default: return nil
    }
  }
}
