/// A blur close to a Gaussian: three box averages along each axis, the picture's edge continued
/// outwards.
enum BoxBlur {
  /// - Parameter sigma: the Gaussian's standard deviation, pixels.
  static func blur(_ image: inout PixelImage, sigma: Double) {
    let (width, height) = (image.width, image.height)
    image.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      blur(
        PixelTarget(
          base: base, rowLength: width,
          bounds: PixelRect(left: 0, top: 0, right: width, bottom: height)), sigma: sigma)
    }
  }

  /// The same in place.
  static func blur(_ target: PixelTarget, sigma: Double) {
    let (width, height) = (target.bounds.width, target.bounds.height)
    guard sigma > 0, sigma.isFinite, width > 0, height > 0 else { return }
    // A box of n pixels has the variance (n² − 1) / 12; three in a row have to add up to sigma².
    let radius = Int(((4 * sigma * sigma + 1).squareRoot() / 2 - 0.5).rounded())
    guard radius > 0 else { return }
    var line = [SIMD4<UInt32>](repeating: .zero, count: max(width, height))
    for _ in 0..<3 {
      for row in 0..<height {
        average(target.base, row * target.rowLength, 1, width, radius, &line)
      }
      for column in 0..<width {
        average(target.base, column, target.rowLength, height, radius, &line)
      }
    }
  }

  /// One pass over `count` pixels from `start`, `stride` apart.
  private static func average(
    _ pixels: UnsafeMutablePointer<UInt32>, _ start: Int, _ stride: Int, _ count: Int,
    _ radius: Int,
    _ line: inout [SIMD4<UInt32>]
  ) {
    for index in 0..<count {
      line[index] = SIMD4<UInt32>(
        truncatingIfNeeded: unsafeBitCast(pixels[start + index * stride], to: SIMD4<UInt8>.self))
    }
    let size = UInt32(2 * radius + 1)
    let half = SIMD4<UInt32>(repeating: size / 2)
    var sum = line[0] &* SIMD4(repeating: UInt32(radius + 1))
    for index in 1...radius { sum &+= line[min(index, count - 1)] }
    for index in 0..<count {
      let mean = (sum &+ half) / SIMD4(repeating: size)
      pixels[start + index * stride] = unsafeBitCast(
        SIMD4<UInt8>(truncatingIfNeeded: mean), to: UInt32.self)
      sum &+= line[min(index + radius + 1, count - 1)]
      sum &-= line[max(index - radius, 0)]
    }
  }
}
