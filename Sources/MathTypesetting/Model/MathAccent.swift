/// A mark above or below its base; an ordinary atom.
public struct MathAccent: Hashable, Sendable {
  /// A combining character: U+0302 for `\hat` and `\widehat`.
  public var mark: String
  public var base: MathList
  /// The widest form that is not wider than the base: `\widehat`.
  public var isStretchy: Bool
  public var isBelow: Bool

  public init(_ mark: String, base: MathList, isStretchy: Bool = false, isBelow: Bool = false) {
    self.mark = mark
    self.base = base
    self.isStretchy = isStretchy
    self.isBelow = isBelow
  }
}
