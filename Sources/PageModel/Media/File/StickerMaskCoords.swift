/// Where a mask sticker sits on a face.
public struct StickerMaskCoords: Equatable, Sendable {
  /// The part of the face: 0 forehead, 1 eyes, 2 mouth, 3 chin.
  public var n: Int32
  /// Shift in widths of the mask.
  public var x: Double
  /// Shift in heights of the mask.
  public var y: Double
  public var zoom: Double

  public init(n: Int32, x: Double, y: Double, zoom: Double) {
    self.n = n
    self.x = x
    self.y = y
    self.zoom = zoom
  }

  public static func == (lhs: StickerMaskCoords, rhs: StickerMaskCoords) -> Bool {
    if lhs.n != rhs.n { return false }
    if !isSameNumber(lhs.x, rhs.x) { return false }
    if !isSameNumber(lhs.y, rhs.y) { return false }
    return isSameNumber(lhs.zoom, rhs.zoom)
  }
}
