/// What could be read of a formula.
public struct LaTeXReading: Sendable {
  public var list: MathList
  /// In the order they were met; empty when the formula is right.
  public var errors: [LaTeXError]

  public init(list: MathList, errors: [LaTeXError]) {
    self.list = list
    self.errors = errors
  }
}
