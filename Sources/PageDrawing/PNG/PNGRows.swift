/// The rows of a picture as PNG wants them: straight RGB or RGBA bytes after a filter byte.
///
/// Rows of text and flat colour are left unfiltered: what repeats is found as it is, and faster than in
/// differences. Rows of photographs become the difference to the row above.
struct PNGRows: @unchecked Sendable {  // pixels are only read, while the encoder's caller waits
  let pixels: UnsafePointer<UInt32>
  let width: Int
  let height: Int
  /// True when no pixel lets anything through: then alpha is left out.
  let isOpaque: Bool

  /// A row's first byte.
  private enum Filter {
    static let none: UInt8 = 0
    static let up: UInt8 = 2
  }

  init(pixels: UnsafePointer<UInt32>, width: Int, height: Int) {
    self.pixels = pixels
    self.width = width
    self.height = height
    isOpaque = PNGRows.isOpaque(pixels, count: width * height)
  }

  /// Bytes of a filtered row, its filter byte included.
  var rowLength: Int { 1 + width * (isOpaque ? 3 : 4) }

  /// Bytes past the rows that ``write(_:to:)`` may touch.
  static let slack = 1

  /// Writes the filtered bytes of rows one after the other.
  func write(_ range: Range<Int>, to output: UnsafeMutablePointer<UInt8>) {
    var target = output
    for row in range {
      let current = pixels + row * width
      let above = row > 0 && isPhotographic(current) ? current - width : nil
      target.pointee = above == nil ? Filter.none : Filter.up
      if isOpaque {
        writeOpaque(current, above, to: target + 1)
      } else {
        writeTranslucent(current, above, to: target + 1)
      }
      target += rowLength
    }
  }

  /// True when most pixels differ from their left neighbours.
  private func isPhotographic(_ row: UnsafePointer<UInt32>) -> Bool {
    var changes = 0
    var column = 1
    while column < width {
      changes &+= row[column] == row[column &- 1] ? 0 : 1
      column &+= 1
    }
    return changes * 2 > width
  }

  private func writeOpaque(
    _ current: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?,
    to output: UnsafeMutablePointer<UInt8>
  ) {
    var target = UnsafeMutableRawPointer(output)
    // Four bytes are stored for a pixel's three; the next pixel, or the slack, takes the fourth.
    guard let above else {
      for column in 0..<width {
        target.storeBytes(of: current[column].byteSwapped &>> 8, as: UInt32.self)
        target += 3
      }
      return
    }
    for column in 0..<width {
      let difference = PNGRows.difference(current[column], above[column])
      target.storeBytes(of: difference.byteSwapped &>> 8, as: UInt32.self)
      target += 3
    }
  }

  private func writeTranslucent(
    _ current: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?,
    to output: UnsafeMutablePointer<UInt8>
  ) {
    var target = output
    for column in 0..<width {
      let value = PNGRows.straight(current[column])
      let difference =
        above.map { PNGRows.difference(value, PNGRows.straight($0[column])) } ?? value
      PNGRows.store(difference, target)
      target[3] = UInt8(truncatingIfNeeded: difference >> 24)
      target += 4
    }
  }

  /// Red, green and blue in PNG's order.
  @inline(__always)
  private static func store(_ pixel: UInt32, _ target: UnsafeMutablePointer<UInt8>) {
    target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
    target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
    target[2] = UInt8(truncatingIfNeeded: pixel)
  }

  /// Every byte's difference modulo 256.
  @inline(__always)
  private static func difference(_ left: UInt32, _ right: UInt32) -> UInt32 {
    // The top bit of each byte is kept out of the subtraction so that no byte borrows from the next.
    ((left | 0x8080_8080) &- (right & 0x7F7F_7F7F)) ^ ((left ^ ~right) & 0x8080_8080)
  }

  /// The pixel with straight instead of premultiplied alpha.
  @inline(__always)
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, (((pixel >> shift) & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }

  private static func isOpaque(_ pixels: UnsafePointer<UInt32>, count: Int) -> Bool {
    var start = 0
    while start < count {
      // In pieces, so that a translucent picture is known early and an opaque one read fast.
      let end = min(start + 4_096, count)
      var all: UInt32 = 0xFF00_0000
      for index in start..<end { all &= pixels[index] }
      if all != 0xFF00_0000 { return false }
      start = end
    }
    return true
  }
}
