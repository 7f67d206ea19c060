/// The measures of a list that is not shown. Transparent with respect to class when all are kept,
/// an ordinary atom else.
public struct MathPhantom: Hashable, Sendable {
  public var contents: MathList
  public var keepsWidth: Bool
  /// Its height and its depth.
  public var keepsHeight: Bool

  public init(_ contents: MathList, keepsWidth: Bool = true, keepsHeight: Bool = true) {
    self.contents = contents
    self.keepsWidth = keepsWidth
    self.keepsHeight = keepsHeight
  }
}
