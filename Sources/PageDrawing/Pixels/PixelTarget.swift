/// Memory that glyphs are blended into: premultiplied ARGB32 pixels and the device pixels they stand
/// for.
struct PixelTarget {
  var base: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  var rowLength: Int
  var bounds: PixelRect

  /// The address of a device pixel inside `bounds`.
  @inline(__always)
  func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y - bounds.top) * rowLength + (x - bounds.left))
  }
}
