import Typesetting

/// The outline of what is filled, stroked or kept.
public enum Shape: Hashable, Sendable {
  case rect(Rect)
  case roundedRect(Rect, CornerRadii)
  case ellipse(Rect)
  case path(Path)
}
