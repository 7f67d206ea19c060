/// Blends rows of coverage in one colour, four pixels at a time.
///
/// A pixel's channels are worked on as two pairs of 16-bit numbers (blue and red, green and alpha), so
/// that four pixels are eight numbers twice.
struct CoverageBlending {
  private let pixel: UInt32
  private let isOpaque: Bool
  /// The colour's pairs, four times.
  private let low: SIMD8<UInt16>
  private let high: SIMD8<UInt16>

  init(_ color: PremultipliedColor) {
    pixel = color.pixel
    isOpaque = color.alpha == 255
    low = CoverageBlending.lowPairs(SIMD4(repeating: color.pixel))
    high = CoverageBlending.highPairs(SIMD4(repeating: color.pixel))
  }

  @inline(__always)
  func blend(
    _ source: UnsafePointer<UInt8>, onto destination: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    var column = 0
    while column &+ 4 <= count {
      let four = UnsafeRawPointer(source + column).loadUnaligned(as: UInt32.self)
      if four != 0 {
        let place = UnsafeMutableRawPointer(destination + column)
        if four == .max && isOpaque {
          place.storeBytes(of: SIMD4(repeating: pixel), as: SIMD4<UInt32>.self)
        } else {
          let below = place.loadUnaligned(as: SIMD4<UInt32>.self)
          place.storeBytes(of: blended(four, over: below), as: SIMD4<UInt32>.self)
        }
      }
      column &+= 4
    }
    while column < count {
      if source[column] != 0 {
        let below = SIMD4<UInt32>(destination[column], 0, 0, 0)
        destination[column] = blended(UInt32(source[column]), over: below)[0]
      }
      column &+= 1
    }
  }

  /// Four pixels under four bytes of coverage.
  @inline(__always)
  private func blended(_ four: UInt32, over below: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let coverage = CoverageBlending.doubled(four)
    if isOpaque {
      let rest = 255 &- coverage
      return CoverageBlending.joined(
        CoverageBlending.divided(
          low &* coverage &+ CoverageBlending.lowPairs(below) &* rest),
        CoverageBlending.divided(
          high &* coverage &+ CoverageBlending.highPairs(below) &* rest))
    }
    let overLow = CoverageBlending.divided(low &* coverage)
    let overHigh = CoverageBlending.divided(high &* coverage)
    let rest = 255 &- CoverageBlending.alpha(overHigh)
    return CoverageBlending.joined(
      overLow &+ CoverageBlending.divided(CoverageBlending.lowPairs(below) &* rest),
      overHigh &+ CoverageBlending.divided(CoverageBlending.highPairs(below) &* rest))
  }

  /// Each of four bytes twice, as 16-bit numbers.
  @inline(__always)
  private static func doubled(_ four: UInt32) -> SIMD8<UInt16> {
    let lanes = SIMD4<UInt32>(
      truncatingIfNeeded: unsafeBitCast(four, to: SIMD4<UInt8>.self))
    return unsafeBitCast(lanes | lanes &<< 16, to: SIMD8<UInt16>.self)
  }

  /// The alphas of green-alpha pairs, each twice.
  @inline(__always)
  private static func alpha(_ pairs: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let lanes = unsafeBitCast(pairs, to: SIMD4<UInt32>.self) &>> 16
    return unsafeBitCast(lanes | lanes &<< 16, to: SIMD8<UInt16>.self)
  }

  @inline(__always)
  private static func lowPairs(_ pixels: SIMD4<UInt32>) -> SIMD8<UInt16> {
    unsafeBitCast(pixels & 0x00FF_00FF, to: SIMD8<UInt16>.self)
  }

  @inline(__always)
  private static func highPairs(_ pixels: SIMD4<UInt32>) -> SIMD8<UInt16> {
    unsafeBitCast((pixels &>> 8) & 0x00FF_00FF, to: SIMD8<UInt16>.self)
  }

  @inline(__always)
  private static func joined(_ low: SIMD8<UInt16>, _ high: SIMD8<UInt16>) -> SIMD4<UInt32> {
    unsafeBitCast(low, to: SIMD4<UInt32>.self)
      | unsafeBitCast(high, to: SIMD4<UInt32>.self) &<< 8
  }

  /// Products divided by 255, rounded.
  @inline(__always)
  private static func divided(_ products: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let biased = products &+ 128
    return (biased &+ biased &>> 8) &>> 8
  }
}
