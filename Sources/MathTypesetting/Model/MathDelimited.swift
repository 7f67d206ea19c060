/// Lists between delimiters that grow with them; an inner atom. nil is a delimiter that takes no
/// space but `\nulldelimiterspace`: `\left.`.
public struct MathDelimited: Hashable, Sendable {
  public var left: String?
  public var right: String?
  /// One more than there are `middles`; at least one.
  public var parts: [MathList]
  public var middles: [String?]

  public init(left: String?, right: String?, parts: [MathList], middles: [String?] = []) {
    self.left = left
    self.right = right
    self.parts = parts
    self.middles = middles
  }
}
