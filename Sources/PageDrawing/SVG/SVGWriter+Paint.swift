import PageLayout
import Typesetting

extension SVGWriter {
  /// ` fill="…"` of a paint; a gradient is defined for it.
  mutating func fill(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): SVGWriter.color(color, as: "fill", opacity: "fill-opacity")
    case .linearGradient, .radialGradient: " fill=\"url(#\(define(paint)))\""
    }
  }

  /// ` fill="#RRGGBB"`, with the opacity in an attribute of its own when it is not whole.
  static func color(_ color: Color, as attribute: String, opacity: String) -> String {
    let alpha = color.isFinite ? min(max(color.alpha, 0), 1) : 0
    return " \(attribute)=\"\(ColorText.hex(color))\""
      + (alpha < 1 ? " \(opacity)=\"\(number(alpha))\"" : "")
  }

  /// A mask that keeps as much as the paint's alpha says inside `bounds`; returns its id.
  mutating func defineMask(_ paint: Paint, opacity: Double, bounds: Rect) -> String {
    // Masks weigh by brightness: white with the paint's alpha gives that alpha.
    let white = paint.whitened.multipliedAlpha(by: opacity)
    let fill = fill(white)
    let id = newId("m")
    let frame = SVGWriter.frame(bounds)
    define(
      "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\"\(frame)><rect\(frame)\(fill)/></mask>")
    return id
  }

  /// A filter that blurs what is inside `bounds`; returns its id.
  mutating func defineBlur(_ deviation: Double, bounds: Rect) -> String {
    let id = newId("b")
    define(
      "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\"\(SVGWriter.frame(bounds))>"
        + "<feGaussianBlur stdDeviation=\"\(SVGWriter.number(deviation))\"/></filter>")
    return id
  }

  /// ` transform="…"`; a transform that leaves nothing scales to nothing.
  static func attribute(_ transform: LayerTransform) -> String {
    guard transform.isDrawable else { return " transform=\"scale(0)\"" }
    let place = "\(number(transform.translation.x)) \(number(transform.translation.y))"
    let scale = transform.scale == 1 ? "" : " scale(\(number(transform.scale)))"
    return " transform=\"translate(\(place))\(scale)\""
  }

  private mutating func define(_ gradient: Paint) -> String {
    let id = newId("p")
    switch gradient {
    case .color: break
    case .linearGradient(let from, let to, let stops):
      let line = SVGWriter.attributes([
        ("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y),
      ])
      define(
        "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"\(line)>"
          + SVGWriter.markup(stops) + "</linearGradient>")
    case .radialGradient(let center, let radius, let stops):
      let circle = SVGWriter.attributes([("cx", center.x), ("cy", center.y), ("r", radius)])
      define(
        "<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"\(circle)>"
          + SVGWriter.markup(stops) + "</radialGradient>")
    }
    return id
  }

  private static func markup(_ stops: [GradientStop]) -> String {
    stops.map {
      "<stop offset=\"\(number(min(max($0.position, 0), 1)))\""
        + color($0.color, as: "stop-color", opacity: "stop-opacity") + "/>"
    }.joined()
  }
}
