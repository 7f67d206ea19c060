import Typesetting

/// A kind of paper, points.
public struct Paper: Hashable, Sendable {
  public var size: Size
  /// On all four sides.
  public var margin: Double

  public init(size: Size, margin: Double) {
    self.size = size
    self.margin = margin
  }

  /// ISO 216 A4 upright.
  public static let a4 = Paper(size: Size(width: 595.28, height: 841.89), margin: 36)

  /// What is left between the margins.
  public var content: Size {
    Size(
      width: max(1, size.width - 2 * margin), height: max(1, size.height - 2 * margin))
  }
}
