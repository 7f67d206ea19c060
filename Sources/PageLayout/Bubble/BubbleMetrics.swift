/// A bubble's distances, points.
package enum BubbleMetrics {
  /// Between the bubble and the strip's edges.
  package static let margin = 8.0
  /// Text from the bubble's edge, left and right.
  package static let textInset = 10.0
  /// The bubble's edge around its page: the page's pictures end here.
  package static let border = 1.0
  package static let cornerRadius = 16.0
  package static let tailWidth = 6.0
  package static let minimumWidth = 44.0
}
