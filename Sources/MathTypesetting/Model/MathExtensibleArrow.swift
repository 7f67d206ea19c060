/// An arrow, or another relation, that grows with what stands above and below it.
public struct MathExtensibleArrow: Hashable, Sendable {
  /// The character of its shortest form: `→` for `\xrightarrow`.
  public var symbol: String
  public var above: MathList
  public var below: MathList?
  /// How long it is at least; nil leaves that to the labels.
  public var minimum: MathLength?

  public init(
    _ symbol: String, above: MathList, below: MathList? = nil, minimum: MathLength? = nil
  ) {
    self.symbol = symbol
    self.above = above
    self.below = below
    self.minimum = minimum
  }
}
