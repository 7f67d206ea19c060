import Typesetting

/// What a clip means for pixels that are blended without Cairo.
struct ClipState {
  /// Nothing outside is visible.
  private(set) var bounds: PixelRect
  /// Everything inside these is fully visible.
  private(set) var interiors: [PixelRect]
  /// True when the visible area is exactly `bounds`.
  private(set) var isAligned = true

  private static let interiorLimit = 4

  init(_ bounds: PixelRect) {
    self.bounds = bounds
    interiors = [bounds]
  }

  /// True when nothing of the area is cut or softened.
  func shows(_ area: PixelRect) -> Bool {
    interiors.contains { $0.contains(area) }
  }

  mutating func intersect(_ shape: Shape, scale: Double) {
    var inner: [PixelRect] = []
    func add(_ rect: Rect) { inner.append(PixelRect(inside: rect, scale: scale)) }
    var outer = PixelRect(around: shape.bounds, scale: scale)
    var isExact = false
    switch shape {
    case .rect(let rect):
      isExact = PixelRect.isAligned(rect, scale: scale)
      if isExact { outer = PixelRect(nearest: rect, scale: scale) }
      add(rect)
    case .roundedRect(let rect, let radii):
      let radii = radii.fitted(to: rect.size)
      if radii.isZero {
        intersect(.rect(rect), scale: scale)
        return
      }
      let left = max(radii.topLeft, radii.bottomLeft)
      let right = max(radii.topRight, radii.bottomRight)
      let top = max(radii.topLeft, radii.topRight)
      let bottom = max(radii.bottomLeft, radii.bottomRight)
      add(Rect(x: rect.x, y: rect.y + top, width: rect.width, height: rect.height - top - bottom))
      add(Rect(x: rect.x + left, y: rect.y, width: rect.width - left - right, height: rect.height))
      // A corner leaves (1 − √½) of its radius on both sides: most of the middle in one piece.
      let corner = (1 - 0.5.squareRoot()) * max(left, right, top, bottom)
      add(rect.insetBy(dx: corner, dy: corner))
    case .ellipse(let rect):
      let rest = (1 - 0.5.squareRoot()) / 2
      add(rect.insetBy(dx: rect.width * rest, dy: rect.height * rest))
    case .path: break
    }
    bounds = bounds.intersection(outer)
    isAligned = isAligned && isExact
    if isAligned {
      interiors = [bounds]
    } else {
      let pieces = interiors.flatMap { old in inner.map { old.intersection($0) } }
      interiors = Array(
        pieces.filter { !$0.isEmpty }
          .sorted { $0.width * $0.height > $1.width * $1.height }
          .prefix(ClipState.interiorLimit))
    }
  }
}
