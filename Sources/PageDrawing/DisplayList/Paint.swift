import PageLayout
import Typesetting

/// What an area is painted with. Gradients run in the same points as the shapes and keep their end
/// colours outside.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case linearGradient(from: Point, to: Point, stops: [GradientStop])
  case radialGradient(center: Point, radius: Double, stops: [GradientStop])
}
