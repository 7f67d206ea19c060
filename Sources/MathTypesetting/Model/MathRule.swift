/// `\rule`: a filled rectangle; an ordinary atom.
public struct MathRule: Hashable, Sendable {
  public var width: MathLength
  public var height: MathLength
  /// From the baseline up to its lower edge.
  public var raise: MathLength

  public init(width: MathLength, height: MathLength, raise: MathLength = .zero) {
    self.width = width
    self.height = height
    self.raise = raise
  }
}
