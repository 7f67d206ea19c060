/// One thing a linter found.
public struct LintFinding: Hashable, Sendable {
  public var code: LintCode
  /// Where in the source; nil where there is no source, or for the message as a whole.
  public var position: SourcePosition?
  /// The structural path of the block (see `PageWalk`); nil when the page does not show it.
  public var path: [Int]?
  /// What is wrong and what to do about it, a sentence with a full stop.
  public var sentence: String
  /// A change to the source that mends it and changes nothing else; nil where there is none.
  public var fix: LintFix?

  public var severity: LintSeverity { code.severity }

  public init(
    _ code: LintCode, at position: SourcePosition? = nil, path: [Int]? = nil, sentence: String,
    fix: LintFix? = nil
  ) {
    self.code = code
    self.position = position
    self.path = path
    self.sentence = sentence
    self.fix = fix
  }
}

extension LintFinding: CustomStringConvertible {
  /// `line:column: severity: sentence [code]`.
  public var description: String {
    let place = position.map { "\($0): " } ?? ""
    return "\(place)\(severity.rawValue): \(sentence) [\(code.rawValue)]"
  }
}

/// A replacement in a source.
public struct LintFix: Hashable, Sendable {
  /// Bytes of the source's UTF-8.
  public var range: Range<Int>
  public var replacement: String

  public init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
