/// Scales pictures: averages the source pixels under each pixel when shrinking, interpolates between
/// the nearest when growing, each axis on its own. Neither rings.
enum Resampler {
  /// A part of a picture in source pixels, not necessarily whole ones.
  struct Region: Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// `region` (the whole picture when nil) at `width` × `height` pixels.
  static func resample(
    _ image: PixelImage, from region: Region?, width: Int, height: Int
  ) -> PixelImage {
    var result = PixelImage(width: width, height: height)
    guard width > 0, height > 0, image.width > 0, image.height > 0 else { return result }
    let region =
      region
      ?? Region(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    let columns = SampleWeights(
      start: region.x, length: region.width, count: width, limit: image.width)
    let rows = SampleWeights(
      start: region.y, length: region.height, count: height, limit: image.height)
    let firstColumn = columns.lowest
    let columnCount = columns.highest - firstColumn
    var line = [SIMD4<Float>](repeating: .zero, count: columnCount)

    image.pixels.withUnsafeBufferPointer { source in
      result.pixels.withUnsafeMutableBufferPointer { target in
        for row in 0..<height {
          gather(source, rows, row, image.width, firstColumn, &line)
          for column in 0..<width {
            var sum = SIMD4<Float>.zero
            let range = columns.range(column)
            for slot in range {
              sum +=
                line[columns.first[column] + slot - range.lowerBound - firstColumn]
                * columns.weights[slot]
            }
            target[row * width + column] = pixel(sum)
          }
        }
      }
    }
    return result
  }

  /// The weighted sum of source rows, as wide as the region.
  private static func gather(
    _ source: UnsafeBufferPointer<UInt32>, _ rows: SampleWeights, _ index: Int,
    _ rowLength: Int, _ firstColumn: Int, _ line: inout [SIMD4<Float>]
  ) {
    let range = rows.range(index)
    let row = rows.first[index]
    line.withUnsafeMutableBufferPointer { line in
      for slot in range {
        let weight = SIMD4<Float>(repeating: rows.weights[slot])
        let start = (row + slot - range.lowerBound) * rowLength + firstColumn
        let isFirst = slot == range.lowerBound
        for column in 0..<line.count {
          let value = channels(source[start + column]) * weight
          line[column] = isFirst ? value : line[column] + value
        }
      }
    }
  }

  @inline(__always)
  private static func channels(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  @inline(__always)
  private static func pixel(_ channels: SIMD4<Float>) -> UInt32 {
    let rounded = (channels + 0.5).clamped(
      lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(rounded)), to: UInt32.self)
  }
}
