import PageLayout
import PageModel
import Typesetting

/// A picture; which pixels belong to the id is the painter's ``MediaSource``'s to say.
public struct ImagePaint: Sendable {
  public var id: MediaId
  public var rect: Rect
  public var fit: Fit
  /// Drawn where the source has nothing.
  public var placeholder: Color
  public var cornerRadii: CornerRadii

  public init(
    id: MediaId, rect: Rect, fit: Fit, placeholder: Color, cornerRadii: CornerRadii = CornerRadii(0)
  ) {
    self.id = id
    self.rect = rect
    self.fit = fit
    self.placeholder = placeholder
    self.cornerRadii = cornerRadii
  }

  public enum Fit: Hashable, Sendable {
    /// The whole picture inside the rectangle.
    case aspectFit
    /// The rectangle covered, what overhangs is cut.
    case aspectFill
    /// The whole picture over a blurred copy that fills the rectangle.
    case aspectFitOverBlur
    case stretch
    /// Only a blurred copy that fills the rectangle: a picture that is not to be seen yet.
    case blurred
  }
}
