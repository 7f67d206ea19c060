import CCairo
import Typesetting

extension OpenFace {
  /// A glyph's outline in font units, y upwards, quadratic curves raised to cubic ones; empty for a
  /// glyph without ink.
  func outline(of glyph: UInt32) -> Path {
    guard let outline = loadUnscaledOutline(glyph) else { return Path() }
    let collector = OutlineCollector()
    var functions = FT_Outline_Funcs(
      move_to: { to, user in
        OutlineCollector.of(user)?.move(to: to)
        return 0
      },
      line_to: { to, user in
        OutlineCollector.of(user)?.line(to: to)
        return 0
      },
      conic_to: { control, to, user in
        OutlineCollector.of(user)?.conic(control: control, to: to)
        return 0
      },
      cubic_to: { control1, control2, to, user in
        OutlineCollector.of(user)?.cubic(control1: control1, control2: control2, to: to)
        return 0
      },
      shift: 0, delta: 0)
    let state = Unmanaged.passUnretained(collector).toOpaque()
    guard FT_Outline_Decompose(outline, &functions, state) == 0 else { return Path() }
    return collector.finish()
  }
}

/// Gathers what FreeType reports of an outline.
private final class OutlineCollector {
  private var path = Path()
  private var current = Point.zero

  static func of(_ user: UnsafeMutableRawPointer?) -> OutlineCollector? {
    user.map { Unmanaged<OutlineCollector>.fromOpaque($0).takeUnretainedValue() }
  }

  func move(to: UnsafePointer<FT_Vector>?) {
    closeContour()
    current = point(to)
    path.elements.append(.move(current))
  }

  func line(to: UnsafePointer<FT_Vector>?) {
    current = point(to)
    path.elements.append(.line(current))
  }

  func conic(control: UnsafePointer<FT_Vector>?, to: UnsafePointer<FT_Vector>?) {
    let middle = point(control)
    let end = point(to)
    func towards(_ from: Point) -> Point {
      Point(x: from.x + (middle.x - from.x) * 2 / 3, y: from.y + (middle.y - from.y) * 2 / 3)
    }
    path.elements.append(.curve(end, control1: towards(current), control2: towards(end)))
    current = end
  }

  func cubic(
    control1: UnsafePointer<FT_Vector>?, control2: UnsafePointer<FT_Vector>?,
    to: UnsafePointer<FT_Vector>?
  ) {
    current = point(to)
    path.elements.append(
      .curve(current, control1: point(control1), control2: point(control2)))
  }

  func finish() -> Path {
    closeContour()
    return path
  }

  private func closeContour() {
    if !path.elements.isEmpty { path.elements.append(.close) }
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector else { return current }
    return Point(x: Double(vector.pointee.x), y: Double(vector.pointee.y))
  }
}
