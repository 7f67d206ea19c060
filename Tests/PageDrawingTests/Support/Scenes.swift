import PageDrawing
import PageLayout
import PageModel
import Typesetting

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

func picture(
  _ width: Double, _ height: Double, _ commands: [DisplayCommand], background: Color? = .white
) -> DisplayList {
  let ground = background.map {
    [DisplayCommand.fill(.rect(rect(0, 0, width, height)), .color($0))]
  }
  return DisplayList(
    size: Size(width: width, height: height), commands: (ground ?? []) + commands)
}

/// The pixels of commands on white.
func pixels(
  _ width: Double, _ height: Double, scale: Double = 1, background: Color? = .white,
  _ commands: [DisplayCommand]
) throws -> PixelImage {
  try rasterize(
    picture(width, height, commands, background: background), scale: scale,
    images: ImageStore())
}

extension MediaId {
  static let test = MediaId(namespace: 0, id: 7)
}

extension PixelImage {
  /// A picture whose pixels a function of column and row gives.
  init(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) {
    self.init(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { self[x, y] = pixel(x, y) }
    }
  }

  /// How dark each pixel is, 0 (white) … 255, by its green channel.
  func ink(_ x: Int, _ y: Int) -> Int { 255 - Int((self[x, y] >> 8) & 0xFF) }

  /// Where the ink's centre of gravity is, pixels (pixel centres at halves).
  var inkCenter: (x: Double, y: Double) {
    var (sum, sumX, sumY) = (0.0, 0.0, 0.0)
    for y in 0..<height {
      for x in 0..<width {
        let ink = Double(self.ink(x, y))
        sum += ink
        sumX += ink * (Double(x) + 0.5)
        sumY += ink * (Double(y) + 0.5)
      }
    }
    return (sumX / sum, sumY / sum)
  }

  /// The largest difference of any channel of any pixel.
  func largestDifference(to other: PixelImage) -> Int {
    var largest = 0
    for (left, right) in zip(pixels, other.pixels) where left != right {
      for shift: UInt32 in [0, 8, 16, 24] {
        let difference = Int((left >> shift) & 0xFF) - Int((right >> shift) & 0xFF)
        largest = max(largest, abs(difference))
      }
    }
    return largest
  }

  /// The part of the pixels (0…1) with a colour channel further from the other picture's than `far`.
  func differingPart(from other: PixelImage, far: Int) -> Double {
    var count = 0
    for (left, right) in zip(pixels, other.pixels) where left != right {
      var largest = 0
      for shift: UInt32 in [0, 8, 16] {
        largest = max(largest, abs(Int((left >> shift) & 0xFF) - Int((right >> shift) & 0xFF)))
      }
      if largest > far { count += 1 }
    }
    return Double(count) / Double(max(1, pixels.count))
  }

  /// A rectangle of the picture.
  func cut(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> PixelImage {
    PixelImage(width, height) { self[left + $0, top + $1] }
  }
}
