import PageLayout
import Typesetting

/// A small sign of lines and areas, drawn in one colour in a square of ten by ten units.
struct VectorIcon {
  /// Drawn with a round pen.
  var strokes: [Path] = []
  var fills: [Path] = []
  /// The pen's width, units.
  var penWidth = 1.2

  static let side = 10.0
}

extension DisplayListBuilder {
  /// Draws an icon as large as the shorter side of `frame`, in its middle.
  mutating func paint(_ icon: VectorIcon, in frame: Rect, color: Color) {
    let scale = min(frame.width, frame.height) / VectorIcon.side
    let half = VectorIcon.side / 2 * scale
    let origin = Point(x: frame.midX - half, y: frame.midY - half)
    for path in icon.fills {
      add(.fill(.path(path.scaled(by: scale, from: origin)), .color(color)))
    }
    let style = StrokeStyle(color: color, width: icon.penWidth * scale, roundCaps: true)
    for path in icon.strokes {
      add(.stroke(.path(path.scaled(by: scale, from: origin)), style))
    }
  }
}

extension Path {
  /// The path enlarged, its zero point moved to `origin`.
  func scaled(by scale: Double, from origin: Point) -> Path {
    func moved(_ point: Point) -> Point {
      Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
    }
    return Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(moved(point))
        case .line(let point): .line(moved(point))
        case .curve(let point, let control1, let control2):
          .curve(moved(point), control1: moved(control1), control2: moved(control2))
        case .close: .close
        }
      })
  }

  /// Straight lines from point to point.
  static func polyline(_ points: [(Double, Double)], closed: Bool = false) -> Path {
    var elements = points.enumerated().map { index, point -> Element in
      let point = Point(x: point.0, y: point.1)
      return index == 0 ? .move(point) : .line(point)
    }
    if closed { elements.append(.close) }
    return Path(elements)
  }

  /// The outline of a shape.
  static func outline(_ shape: Shape) -> Path { shape.outline }
}
