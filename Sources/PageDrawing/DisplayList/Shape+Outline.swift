import Typesetting

extension Shape {
  /// How far the control points of a quarter circle of radius 1 stand from its ends; the curve leaves
  /// the circle by less than 0.03 %.
  private static let quarterCircle = 0.552_284_749_831

  /// The shape as lines and curves, clockwise from its top left.
  var outline: Path {
    switch self {
    case .rect(let rect): Shape.outline(of: rect, radii: CornerRadii(0))
    case .roundedRect(let rect, let radii):
      Shape.outline(of: rect, radii: radii.fitted(to: rect.size))
    case .ellipse(let rect): Shape.ellipseOutline(of: rect)
    case .path(let path): path
    }
  }

  /// The smallest rectangle around the shape's points (control points count).
  var bounds: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): return rect
    case .path(let path): return path.bounds
    }
  }

  private static func outline(of rect: Rect, radii: CornerRadii) -> Path {
    var elements: [Path.Element] = []
    elements.reserveCapacity(10)
    let inset = 1 - quarterCircle
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)

    elements.append(.move(point(left + radii.topLeft, top)))
    elements.append(.line(point(right - radii.topRight, top)))
    var radius = radii.topRight
    if radius > 0 {
      elements.append(
        .curve(
          point(right, top + radius), control1: point(right - radius * inset, top),
          control2: point(right, top + radius * inset)))
    }
    radius = radii.bottomRight
    elements.append(.line(point(right, bottom - radius)))
    if radius > 0 {
      elements.append(
        .curve(
          point(right - radius, bottom), control1: point(right, bottom - radius * inset),
          control2: point(right - radius * inset, bottom)))
    }
    radius = radii.bottomLeft
    elements.append(.line(point(left + radius, bottom)))
    if radius > 0 {
      elements.append(
        .curve(
          point(left, bottom - radius), control1: point(left + radius * inset, bottom),
          control2: point(left, bottom - radius * inset)))
    }
    radius = radii.topLeft
    elements.append(.line(point(left, top + radius)))
    if radius > 0 {
      elements.append(
        .curve(
          point(left + radius, top), control1: point(left, top + radius * inset),
          control2: point(left + radius * inset, top)))
    }
    elements.append(.close)
    return Path(elements)
  }

  private static func ellipseOutline(of rect: Rect) -> Path {
    let dx = rect.width / 2 * quarterCircle
    let dy = rect.height / 2 * quarterCircle
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return Path([
      .move(point(rect.midX, rect.minY)),
      .curve(
        point(rect.maxX, rect.midY), control1: point(rect.midX + dx, rect.minY),
        control2: point(rect.maxX, rect.midY - dy)),
      .curve(
        point(rect.midX, rect.maxY), control1: point(rect.maxX, rect.midY + dy),
        control2: point(rect.midX + dx, rect.maxY)),
      .curve(
        point(rect.minX, rect.midY), control1: point(rect.midX - dx, rect.maxY),
        control2: point(rect.minX, rect.midY + dy)),
      .curve(
        point(rect.midX, rect.minY), control1: point(rect.minX, rect.midY - dy),
        control2: point(rect.midX - dx, rect.minY)),
      .close,
    ])
  }
}

extension Path {
  /// The smallest rectangle around the path's points, control points included.
  var bounds: Rect {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
    func include(_ point: Point) {
      left = min(left, point.x)
      top = min(top, point.y)
      right = max(right, point.x)
      bottom = max(bottom, point.y)
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .curve(let end, let control1, let control2):
        include(control1)
        include(control2)
        include(end)
      case .close: break
      }
    }
    guard left <= right else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
