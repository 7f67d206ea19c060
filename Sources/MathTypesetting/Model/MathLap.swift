/// A list without width; an ordinary atom.
public struct MathLap: Hashable, Sendable {
  public var contents: MathList
  public var side: Side

  public init(_ contents: MathList, side: Side) {
    self.contents = contents
    self.side = side
  }

  /// To which side of its place the contents stick out.
  public enum Side: String, Hashable, Sendable {
    case left, center, right
  }
}
