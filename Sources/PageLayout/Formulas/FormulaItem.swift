import MathTypesetting
import Typesetting

/// A formula on a line of its own: centred in its column, or scrolling sideways across the page when it
/// is wider.
public struct FormulaItem: Equatable, Sendable {
  public var latex: String
  public var formula: MathLayout
  /// Of what has no colour of its own.
  public var color: Color
  /// Where the formula's baseline starts, relative to the item's frame.
  public var origin: Point
  /// Wider than its frame: what sticks out is reached by scrolling. The scrolled content is the
  /// formula with the same space on both sides.
  public var scrolls: Bool
  /// What is left of its column on either side.
  var margin = 0.0
}

extension MathLayout {
  /// Ascent and descent together, points.
  var height: Double { ascent + descent }
}

/// How formulas are set among text.
enum FormulaMetrics {
  /// The size of a formula's letters as a factor of the text's.
  static let sizeFactor = 1.12
  /// An inline formula that is wider than its column however it is broken is set smaller, down to this
  /// factor.
  static let leastShrinking = 0.5
}
