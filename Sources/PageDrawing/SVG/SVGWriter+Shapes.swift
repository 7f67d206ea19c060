import PageLayout
import Typesetting

extension SVGWriter {
  /// A shape's element, left open for more attributes: `<rect x="1" …`.
  static func element(_ shape: Shape) -> String {
    switch shape {
    case .rect(let rect): return "<rect" + frame(rect)
    case .roundedRect(let rect, let radii):
      let radii = radii.fitted(to: rect.size)
      if radii.isUniform {
        return "<rect" + frame(rect)
          + (radii.topLeft > 0 ? attributes([("rx", radii.topLeft)]) : "")
      }
      return "<path d=\"\(data(rect, radii))\""
    case .ellipse(let rect):
      return "<ellipse"
        + attributes([
          ("cx", rect.midX), ("cy", rect.midY), ("rx", rect.width / 2), ("ry", rect.height / 2),
        ])
    case .path(let path): return "<path d=\"\(data(path))\""
    }
  }

  static func frame(_ rect: Rect) -> String {
    attributes([("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height)])
  }

  /// Path data of lines and curves.
  static func data(_ path: Path) -> String {
    var data = ""
    func pair(_ point: Point) {
      data += number(point.x)
      data += " "
      data += number(point.y)
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        data += "M"
        pair(point)
      case .line(let point):
        data += "L"
        pair(point)
      case .curve(let end, let control1, let control2):
        data += "C"
        pair(control1)
        data += " "
        pair(control2)
        data += " "
        pair(end)
      case .close: data += "Z"
      }
    }
    return data
  }

  /// A rectangle with circular arcs for corners.
  private static func data(_ rect: Rect, _ radii: CornerRadii) -> String {
    func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
      guard radius > 0 else { return "" }
      return "A\(number(radius)) \(number(radius)) 0 0 1 \(number(x)) \(number(y))"
    }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    return "M\(number(left + radii.topLeft)) \(number(top))H\(number(right - radii.topRight))"
      + arc(radii.topRight, right, top + radii.topRight)
      + "V\(number(bottom - radii.bottomRight))"
      + arc(radii.bottomRight, right - radii.bottomRight, bottom)
      + "H\(number(left + radii.bottomLeft))"
      + arc(radii.bottomLeft, left, bottom - radii.bottomLeft)
      + "V\(number(top + radii.topLeft))" + arc(radii.topLeft, left + radii.topLeft, top) + "Z"
  }
}
