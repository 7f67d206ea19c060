/// The coloured stretches of a piece of code.
public struct CodeHighlight: Equatable, Sendable {
  /// In the order of the text, none overlapping another; what lies between is plain.
  public var ranges: [CodeRange]

  public init(ranges: [CodeRange] = []) {
    self.ranges = ranges
  }

  /// Whether all of it lies within a text of that many UTF-16 units, in order. Where one range does
  /// not, none can be trusted: the highlight belongs to another text.
  public func fits(length: Int) -> Bool {
    var end = 0
    for range in ranges {
      if range.start < end || range.length <= 0 || range.length > length - range.start {
        return false
      }
      end = range.start + range.length
    }
    return true
  }

  public static func == (lhs: CodeHighlight, rhs: CodeHighlight) -> Bool {
    lhs.ranges == rhs.ranges
  }
}

/// A stretch of code of one kind.
public struct CodeRange: Equatable, Sendable {
  /// UTF-16 units.
  public var start: Int
  public var length: Int
  public var kind: CodeTokenKind

  public init(start: Int, length: Int, kind: CodeTokenKind) {
    self.start = start
    self.length = length
    self.kind = kind
  }

  public static func == (lhs: CodeRange, rhs: CodeRange) -> Bool {
    lhs.start == rhs.start && lhs.length == rhs.length && lhs.kind == rhs.kind
  }
}
