import Typesetting

/// A rectangle of whole device pixels, right and bottom excluded.
struct PixelRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { right <= left || bottom <= top }

  func intersection(_ other: PixelRect) -> PixelRect {
    let result = PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return result.isEmpty ? .empty : result
  }

  func contains(_ other: PixelRect) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }
}

extension PixelRect {
  /// All pixels a rectangle in points touches.
  init(around rect: Rect, scale: Double) {
    self.init(
      left: PixelRect.clamped((rect.minX * scale).rounded(.down)),
      top: PixelRect.clamped((rect.minY * scale).rounded(.down)),
      right: PixelRect.clamped((rect.maxX * scale).rounded(.up)),
      bottom: PixelRect.clamped((rect.maxY * scale).rounded(.up)))
  }

  /// The pixels a rectangle in points covers wholly.
  init(inside rect: Rect, scale: Double) {
    self.init(
      left: PixelRect.clamped((rect.minX * scale - PixelRect.tolerance).rounded(.up)),
      top: PixelRect.clamped((rect.minY * scale - PixelRect.tolerance).rounded(.up)),
      right: PixelRect.clamped((rect.maxX * scale + PixelRect.tolerance).rounded(.down)),
      bottom: PixelRect.clamped((rect.maxY * scale + PixelRect.tolerance).rounded(.down)))
  }

  /// The rectangle with each edge moved to the nearest pixel boundary.
  init(nearest rect: Rect, scale: Double) {
    self.init(
      left: PixelRect.clamped((rect.minX * scale).rounded()),
      top: PixelRect.clamped((rect.minY * scale).rounded()),
      right: PixelRect.clamped((rect.maxX * scale).rounded()),
      bottom: PixelRect.clamped((rect.maxY * scale).rounded()))
  }

  /// True when every edge of the rectangle stands on a pixel boundary, as far as eight bits can tell.
  static func isAligned(_ rect: Rect, scale: Double) -> Bool {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy {
      abs($0 * scale - ($0 * scale).rounded()) <= tolerance
    }
  }

  /// A shift nobody sees: under one step of 8-bit coverage.
  private static let tolerance = 1.0 / 512

  /// A pixel number that later sums cannot overflow; NaN becomes 0.
  static func clamped(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -1e9), 1e9))
  }
}
