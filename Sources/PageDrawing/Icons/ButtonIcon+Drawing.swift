import PageLayout
import Typesetting

extension ButtonIcon {
  /// The icon's drawing.
  var drawing: VectorIcon {
    switch self {
    case .message: .message
    case .addToChat:
      VectorIcon(strokes: [
        .polyline([(5, 1.2), (5, 8.8)]), .polyline([(1.2, 5), (8.8, 5)]),
      ])
    case .link:
      VectorIcon(strokes: [
        .polyline([(3.2, 1.5), (8.5, 1.5), (8.5, 6.8)]), .polyline([(8.3, 1.7), (1.7, 8.3)]),
      ])
    case .phone: .phone
    case .location: .location
    case .share:
      VectorIcon(strokes: [
        Path([
          .move(Point(x: 1.2, y: 8.6)),
          .curve(
            Point(x: 8.4, y: 3.8), control1: Point(x: 1.4, y: 5.4), control2: Point(x: 4, y: 3.8)),
        ]),
        .polyline([(5.9, 1.2), (8.7, 3.8), (5.9, 6.4)]),
      ])
    case .payment:
      VectorIcon(strokes: [
        .outline(.roundedRect(Rect(x: 0.9, y: 2, width: 8.2, height: 6), CornerRadii(1.3))),
        .polyline([(1, 4.3), (9, 4.3)]),
      ])
    case .profile: .profile
    case .webApp:
      VectorIcon(strokes: [
        .outline(.roundedRect(Rect(x: 1.1, y: 1.1, width: 7.8, height: 7.8), CornerRadii(1.8))),
        .polyline([(1.2, 3.7), (8.8, 3.7)]),
      ])
    case .copy: .copy
    }
  }
}

extension VectorIcon {
  /// A speech bubble.
  fileprivate static var message: VectorIcon {
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return VectorIcon(strokes: [
      Path([
        .move(point(2.6, 1.4)), .line(point(7.4, 1.4)),
        .curve(point(9.1, 3.1), control1: point(8.4, 1.4), control2: point(9.1, 2.1)),
        .line(point(9.1, 5.3)),
        .curve(point(7.4, 7), control1: point(9.1, 6.3), control2: point(8.4, 7)),
        .line(point(4.6, 7)), .line(point(2.4, 9)), .line(point(2.4, 7)),
        .curve(point(0.9, 5.3), control1: point(1.5, 6.9), control2: point(0.9, 6.2)),
        .line(point(0.9, 3.1)),
        .curve(point(2.6, 1.4), control1: point(0.9, 2.1), control2: point(1.6, 1.4)),
        .close,
      ])
    ])
  }

  /// A handset.
  fileprivate static var phone: VectorIcon {
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return VectorIcon(
      strokes: [
        Path([
          .move(point(2.1, 2.4)),
          .curve(point(7.6, 7.9), control1: point(2.4, 5.6), control2: point(4.4, 7.6)),
        ]),
        .polyline([(1.7, 2.9), (3.2, 1.6)]), .polyline([(7.1, 8.3), (8.4, 6.8)]),
      ], penWidth: 1.7)
  }

  /// A pin on a map.
  fileprivate static var location: VectorIcon {
    VectorIcon(
      strokes: [.mapPin(in: Rect(x: 1.6, y: 0.8, width: 6.8, height: 8.4))],
      fills: [.outline(.ellipse(Rect(x: 3.9, y: 3.1, width: 2.2, height: 2.2)))])
  }

  /// A head and shoulders.
  fileprivate static var profile: VectorIcon {
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return VectorIcon(strokes: [
      .outline(.ellipse(Rect(x: 3.1, y: 0.9, width: 3.8, height: 3.8))),
      Path([
        .move(point(1.4, 9)),
        .curve(point(5, 6.2), control1: point(1.5, 7.2), control2: point(2.8, 6.2)),
        .curve(point(8.6, 9), control1: point(7.2, 6.2), control2: point(8.5, 7.2)),
      ]),
    ])
  }

  /// A sheet over another.
  fileprivate static var copy: VectorIcon {
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return VectorIcon(
      strokes: [
        .outline(.roundedRect(Rect(x: 3.6, y: 3.6, width: 5.4, height: 5.4), CornerRadii(1.4))),
        Path([
          .move(point(1.9, 6.4)),
          .curve(point(1, 5.2), control1: point(1.3, 6.3), control2: point(1, 5.8)),
          .line(point(1, 2.4)),
          .curve(point(2.4, 1), control1: point(1, 1.6), control2: point(1.6, 1)),
          .line(point(5.2, 1)),
          .curve(point(6.4, 1.9), control1: point(5.8, 1), control2: point(6.3, 1.3)),
        ]),
      ], penWidth: 1.1)
  }
}

extension Path {
  /// A drop with its point down in the middle of the box's lower edge.
  static func mapPin(in box: Rect) -> Path {
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: box.x + x * box.width, y: box.y + y * box.height)
    }
    return Path([
      .move(at(0.5, 1)),
      .curve(at(0, 0.4), control1: at(0.22, 0.78), control2: at(0, 0.6)),
      .curve(at(0.5, 0), control1: at(0, 0.18), control2: at(0.22, 0)),
      .curve(at(1, 0.4), control1: at(0.78, 0), control2: at(1, 0.18)),
      .curve(at(0.5, 1), control1: at(1, 0.6), control2: at(0.78, 0.78)),
      .close,
    ])
  }
}
