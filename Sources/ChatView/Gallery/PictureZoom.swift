import Recto

/// How much a picture in a gallery is magnified, and which part of it is looked at.
package struct PictureZoom: Equatable {
  /// The picture's own, points.
  package private(set) var picture: Size
  package private(set) var view: Size
  /// 1 shows all of it.
  package private(set) var zoom = 1.0
  /// The picture's middle, from the view's.
  private var shift = Point.zero

  /// How many points one of the picture's may get.
  private static let largestPoint = 8.0
  private static let step = 1.25
  private static let doubleClick = 2.5

  package init(picture: Size, view: Size) {
    self.picture = picture
    self.view = view
  }

  package var isZoomed: Bool { zoom > 1 }

  /// Where the picture stands in the view.
  package var frame: Rect {
    let size = Size(
      width: picture.width * fit * zoom, height: picture.height * fit * zoom)
    return Rect(
      x: view.width / 2 + shift.x - size.width / 2,
      y: view.height / 2 + shift.y - size.height / 2, width: size.width, height: size.height)
  }

  /// As large as there is room for, never larger than it is.
  private var fit: Double {
    guard picture.width > 0, picture.height > 0 else { return 1 }
    return max(1e-6, min(1, view.width / picture.width, view.height / picture.height))
  }

  private var most: Double { max(1, Self.largestPoint / fit) }

  package mutating func resize(to view: Size) {
    self.view = view
    settle()
  }

  /// - Parameter point: stays where it is in the picture.
  package mutating func zoom(by factor: Double, around point: Point) {
    guard factor.isFinite, factor > 0 else { return }
    let old = frame
    zoom = min(max(1, zoom * factor), most)
    guard old.width > 0, old.height > 0 else { return }
    let growth = frame.width / old.width
    let middle = Point(x: point.x - view.width / 2, y: point.y - view.height / 2)
    shift = Point(
      x: middle.x - (middle.x - shift.x) * growth, y: middle.y - (middle.y - shift.y) * growth)
    settle()
  }

  /// A notch of a wheel, a key: positive numbers magnify.
  package mutating func zoom(steps: Double, around point: Point? = nil) {
    guard steps.isFinite else { return }
    let notches = min(abs(steps), 20)
    // A touchpad tells small parts of a notch, many a second.
    var growth = 1 + (Self.step - 1) * (notches - notches.rounded(.down))
    for _ in 0..<Int(notches) { growth *= Self.step }
    zoom(
      by: steps < 0 ? 1 / growth : growth,
      around: point ?? Point(x: view.width / 2, y: view.height / 2))
  }

  /// Magnifies what was clicked twice, or shows all again.
  package mutating func toggle(at point: Point) {
    if isZoomed { reset() } else { zoom(by: Self.doubleClick, around: point) }
  }

  package mutating func reset() {
    zoom = 1
    shift = .zero
  }

  /// Moves the picture, no further than its edges.
  ///
  /// - Returns: whether it moved.
  @discardableResult
  package mutating func pan(dx: Double, dy: Double) -> Bool {
    let old = shift
    shift = Point(x: shift.x + dx, y: shift.y + dy)
    settle()
    return shift != old
  }

  /// What has room is in the middle; what has none leaves no gap.
  private mutating func settle() {
    zoom = min(zoom, most)
    let size = frame.size
    func held(_ value: Double, _ length: Double, _ room: Double) -> Double {
      let slack = max(0, (length - room) / 2)
      return min(max(value, -slack), slack)
    }
    shift = Point(
      x: held(shift.x, size.width, view.width), y: held(shift.y, size.height, view.height))
  }
}
