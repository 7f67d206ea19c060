import PageLayout
import Typesetting

/// A display list as text: one command a line, indented by clips and layers, coordinates with at most
/// two decimals. The language of tests and bug reports.
///
/// ```
/// picture 360 × 120
/// fill rounded (10 8 340 104) radius 16 with #FFFFFF
/// glyphs Inter-Regular.otf 17 #000000 at (20 30) width 38.25 "Hello" 407 549 …
/// ```
public enum DisplayListDump {
  public static func text(of list: DisplayList) -> String {
    var lines = "picture \(number(list.size.width)) × \(number(list.size.height))\n"
    var depth = 0
    for command in list.commands {
      switch command {
      case .popClip, .popLayer: depth = max(0, depth - 1)
      case .fill, .stroke, .glyphs, .image, .particles, .pushClip, .pushLayer: break
      }
      lines += String(repeating: "  ", count: depth)
      lines += describe(command)
      lines += "\n"
      switch command {
      case .pushClip, .pushLayer: depth += 1
      case .fill, .stroke, .glyphs, .image, .particles, .popClip, .popLayer: break
      }
    }
    return lines
  }

  private static func describe(_ command: DisplayCommand) -> String {
    switch command {
    case .fill(let shape, let paint): "fill \(describe(shape)) with \(describe(paint))"
    case .stroke(let shape, let style):
      "stroke \(describe(shape)) with \(describe(style.color)) width \(number(style.width))"
        + (style.roundCaps ? " round" : "")
    case .glyphs(let run): describe(run)
    case .image(let image): describe(image)
    case .particles(let field):
      "particles \(describe(field.rect)) \(describe(field.color))"
        + " one in \(number(field.areaPerParticle)) seed \(field.seed)"
    case .pushClip(let shape): "clip \(describe(shape))"
    case .popClip: "end clip"
    case .pushLayer(let style):
      "layer opacity \(number(style.opacity))"
        + (style.mask.map { " mask \(describe($0))" } ?? "")
        + (style.blur > 0 ? " blur \(number(style.blur))" : "")
        + (style.transform.map { " \(describe($0))" } ?? "")
    case .popLayer: "end layer"
    }
  }

  private static func describe(_ transform: LayerTransform) -> String {
    "scale \(number(transform.scale)) about (\(pair(transform.anchor)))"
      + " by (\(pair(transform.offset)))"
  }

  private static func describe(_ shape: Shape) -> String {
    switch shape {
    case .rect(let rect): "rect \(describe(rect))"
    case .roundedRect(let rect, let radii): "rounded \(describe(rect)) \(describe(radii))"
    case .ellipse(let rect): "ellipse \(describe(rect))"
    case .path(let path): "path" + path.elements.map { " " + describe($0) }.joined()
    }
  }

  private static func describe(_ element: Path.Element) -> String {
    switch element {
    case .move(let point): "M \(pair(point))"
    case .line(let point): "L \(pair(point))"
    case .curve(let end, let control1, let control2):
      "C \(pair(control1)) \(pair(control2)) \(pair(end))"
    case .close: "Z"
    }
  }

  private static func describe(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): describe(color)
    case .linearGradient(let from, let to, let stops):
      "linear (\(pair(from)) → \(pair(to)))\(describe(stops))"
    case .radialGradient(let center, let radius, let stops):
      "radial (\(pair(center)) radius \(number(radius)))\(describe(stops))"
    }
  }

  private static func describe(_ stops: [GradientStop]) -> String {
    stops.map { " \(number($0.position)):\(describe($0.color))" }.joined()
  }

  private static func describe(_ run: GlyphPaint) -> String {
    var text = "glyphs \(fileName(run.font.face)) \(number(run.font.size))"
    if run.font.slant != 0 { text += " slant \(number(run.font.slant))" }
    text += " \(describe(run.color)) at (\(pair(run.origin)))"
    if let last = run.glyphs.last { text += " width \(number(Double(last.x + last.advance)))" }
    if run.isRightToLeft { text += " rtl" }
    text += " \(run.text.quotedForDump)"
    for glyph in run.glyphs {
      text += " \(glyph.id)"
      if glyph.y != 0 { text += "^\(number(Double(glyph.y)))" }
    }
    return text
  }

  private static func describe(_ image: ImagePaint) -> String {
    var text = "image \(image.id.namespace):\(image.id.id) \(describe(image.rect)) "
    switch image.fit {
    case .aspectFit: text += "fit"
    case .aspectFill: text += "fill"
    case .aspectFitOverBlur: text += "fit over blur"
    case .stretch: text += "stretch"
    case .blurred: text += "blurred"
    }
    if !image.cornerRadii.isZero { text += " \(describe(image.cornerRadii))" }
    return text + " else \(describe(image.placeholder))"
  }

  private static func describe(_ radii: CornerRadii) -> String {
    if radii.isUniform { return "radius \(number(radii.topLeft))" }
    return "radii \(number(radii.topLeft)) \(number(radii.topRight))"
      + " \(number(radii.bottomRight)) \(number(radii.bottomLeft))"
  }

  private static func describe(_ rect: Rect) -> String {
    "(\(number(rect.x)) \(number(rect.y)) \(number(rect.width)) \(number(rect.height)))"
  }

  private static func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

  private static func number(_ value: Double) -> String { DecimalText.string(value, places: 2) }

  private static func describe(_ color: Color) -> String {
    ColorText.hex(color) + (color.alpha < 1 ? "@\(number(color.alpha))" : "")
  }

  /// The file's name alone: folders differ between machines.
  private static func fileName(_ face: FontFace) -> String {
    let name = face.path.split(separator: "/").last.map(String.init) ?? face.path
    return face.index == 0 ? name : "\(name)#\(face.index)"
  }
}
