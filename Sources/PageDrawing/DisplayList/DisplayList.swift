import PageLayout
import PageModel
import Typesetting

/// What to paint, in order: flat, toolkit-free, the same for pixels, SVG, PDF and a window.
public struct DisplayList: Sendable {
  /// Points.
  public var size: Size
  public var commands: [DisplayCommand]

  public init(size: Size, commands: [DisplayCommand] = []) {
    self.size = size
    self.commands = commands
  }
}

/// One step of painting. Layers and clips nest: each push has its pop.
public enum DisplayCommand: Sendable {
  case fill(Shape, Paint)
  case stroke(Shape, StrokeStyle)
  case glyphs(GlyphPaint)
  case image(ImagePaint)
  case pushClip(Shape)
  case popClip
  /// What follows is painted aside and then blended in as one.
  case pushLayer(LayerStyle)
  case popLayer
}

/// The outline of what is filled, stroked or kept.
public enum Shape: Hashable, Sendable {
  case rect(Rect)
  case roundedRect(Rect, CornerRadii)
  case ellipse(Rect)
  case path(Path)
}

public struct CornerRadii: Hashable, Sendable {
  public var topLeft: Double
  public var topRight: Double
  public var bottomRight: Double
  public var bottomLeft: Double

  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

public struct Path: Hashable, Sendable {
  public var elements: [Element]

  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, control1: Point, control2: Point)
    case close
  }
}

public enum Paint: Hashable, Sendable {
  case color(Color)
  case linearGradient(from: Point, to: Point, stops: [GradientStop])
  case radialGradient(center: Point, radius: Double, stops: [GradientStop])
}

public struct GradientStop: Hashable, Sendable {
  /// 0 at the start, 1 at the end.
  public var position: Double
  public var color: Color

  public init(position: Double, color: Color) {
    self.position = position
    self.color = color
  }
}

public struct StrokeStyle: Hashable, Sendable {
  public var color: Color
  public var width: Double
  public var roundCaps: Bool

  public init(color: Color, width: Double, roundCaps: Bool = false) {
    self.color = color
    self.width = width
    self.roundCaps = roundCaps
  }
}

/// Glyphs of one run in one colour.
public struct GlyphPaint: Sendable {
  public var font: ResolvedFont
  public var color: Color
  /// Where the run's left edge meets its baseline.
  public var origin: Point
  /// Left to right; positions relative to `origin` (y upwards, as ``Glyph`` has it).
  public var glyphs: [Glyph]
  /// The characters the glyphs stand for, for real text in PDF and SVG. Clusters in `glyphs` count
  /// UTF-16 units of the paragraph; `textStart` is the offset of this text's first unit there.
  public var text: String
  public var textStart: Int
  public var isRightToLeft: Bool

  public init(
    font: ResolvedFont, color: Color, origin: Point, glyphs: [Glyph], text: String, textStart: Int,
    isRightToLeft: Bool
  ) {
    self.font = font
    self.color = color
    self.origin = origin
    self.glyphs = glyphs
    self.text = text
    self.textStart = textStart
    self.isRightToLeft = isRightToLeft
  }
}

/// A picture; which pixels belong to the id is the painter's ``ImageSource``'s to say.
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
  }
}

public struct LayerStyle: Hashable, Sendable {
  public var opacity: Double
  /// The layer is multiplied by this paint's alpha (its colour does not matter).
  public var mask: Paint?

  public init(opacity: Double = 1, mask: Paint? = nil) {
    self.opacity = opacity
    self.mask = mask
  }
}
