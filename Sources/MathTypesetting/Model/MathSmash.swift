/// A list that is shown but whose height or depth counts as nothing; an ordinary atom.
public struct MathSmash: Hashable, Sendable {
  public var contents: MathList
  public var smashesHeight: Bool
  public var smashesDepth: Bool

  public init(_ contents: MathList, smashesHeight: Bool = true, smashesDepth: Bool = true) {
    self.contents = contents
    self.smashesHeight = smashesHeight
    self.smashesDepth = smashesDepth
  }
}
