/// Scales pictures: averages the source pixels under each pixel when shrinking, interpolates between
/// the nearest when growing, each axis on its own. Neither rings. All in whole numbers, so that every
/// machine gives the same pixels.
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
    guard width > 0, height > 0, image.width > 0, image.height > 0 else {
      return PixelImage(width: width, height: height)
    }
    let region =
      region
      ?? Region(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    let columns = SampleWeights(
      start: region.x, length: region.width, count: width, limit: image.width)
    let rows = SampleWeights(
      start: region.y, length: region.height, count: height, limit: image.height)
    var line = [UInt64](repeating: 0, count: columns.highest - columns.lowest)
    var result = PixelImage(width: width, height: height)

    image.pixels.withUnsafeBufferPointer { source in
      result.pixels.withUnsafeMutableBufferPointer { target in
        line.withUnsafeMutableBufferPointer { line in
          for row in 0..<height {
            gather(source, rows, row, image.width, columns.lowest, line)
            spread(line, columns, target, row * width)
          }
        }
      }
    }
    return result
  }

  /// The weighted sum of source rows, as wide as the region.
  private static func gather(
    _ source: UnsafeBufferPointer<UInt32>, _ rows: SampleWeights, _ row: Int, _ rowLength: Int,
    _ firstColumn: Int, _ line: UnsafeMutableBufferPointer<UInt64>
  ) {
    let range = rows.range(row)
    var start = rows.first[row] * rowLength + firstColumn
    for slot in range {
      let weight = rows.weights[slot]
      if slot == range.lowerBound {
        for column in line.indices { line[column] = channels(source[start + column]) &* weight }
      } else {
        for column in line.indices {
          line[column] &+= channels(source[start + column]) &* weight
        }
      }
      start += rowLength
    }
    for column in line.indices { line[column] = quotient(line[column]) }
  }

  /// The weighted sums of a line's columns.
  private static func spread(
    _ line: UnsafeMutableBufferPointer<UInt64>, _ columns: SampleWeights,
    _ target: UnsafeMutableBufferPointer<UInt32>, _ start: Int
  ) {
    columns.weights.withUnsafeBufferPointer { weights in
      for column in columns.first.indices {
        var place = columns.first[column] - columns.lowest
        var sum: UInt64 = 0
        for slot in columns.range(column) {
          sum &+= line[place] &* weights[slot]
          place &+= 1
        }
        target[start + column] = pixel(quotient(sum))
      }
    }
  }

  /// A pixel's four channels in the quarters of a UInt64: room for their products with weights that add
  /// up to 256.
  @inline(__always)
  private static func channels(_ pixel: UInt32) -> UInt64 {
    let wide = UInt64(pixel)
    return (wide & 0x00FF_00FF) | (wide & 0xFF00_FF00) << 24
  }

  /// Each quarter divided by 256, rounded.
  @inline(__always)
  private static func quotient(_ sums: UInt64) -> UInt64 {
    ((sums &+ 0x0080_0080_0080_0080) >> 8) & 0x00FF_00FF_00FF_00FF
  }

  @inline(__always)
  private static func pixel(_ channels: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: channels | channels >> 24)
  }
}
