import Recto

@testable import ChatView

/// Puts a moving message's layers together as a window does.
struct MotionCanvas {
  private(set) var image: PixelImage

  init(_ one: Chat.Visible, _ moving: MovingMessage, in chat: Chat) throws {
    let scale = chat.look.scale
    let palette = one.shown.layout.style.palette
    image = PixelImage(
      width: Int(one.shown.layout.size.width * scale),
      height: Int((moving.frame.height * scale).rounded()))
    fill(
      PixelArea(left: 0, top: 0, width: image.width, height: image.height), palette.chatBackground)
    let whole = Chat.Visible(
      index: one.index, message: one.message, shown: one.shown, top: 0, dayHeight: 0)
    for ground in try moving.ground(from: 0, to: 1e6, by: chat.painter(of: one.message)) {
      switch ground {
      case .fill(let rect):
        let all = PixelArea(left: 0, top: 0, width: image.width, height: image.height)
        if let area = all.covering(rect, scale: scale) { fill(area, moving.bubbleColor) }
      case .picture(let area, let pixels):
        draw(Layer(pixels, at: area), opacity: 1)
      }
    }
    for layer in moving.frame.layers {
      switch layer {
      case .slice(let slice):
        draw(try picture(of: slice, moving, whole, chat), opacity: 1)
      case .faded(let slice, let opacity):
        draw(try picture(of: slice, moving, whole, chat), opacity: opacity)
      case .mix(let old, let new, let part):
        let (one, other) = (
          try picture(of: old, moving, whole, chat), try picture(of: new, moving, whole, chat)
        )
        draw(one.mixed(with: other, part, size: (image.width, image.height)), opacity: 1)
      }
    }
    let parts =
      try moving.frame.checkboxes.map { try chat.picture(of: $0) }
      + moving.frame.chevrons.map { try chat.picture(of: $0) }
    for case let picture? in parts {
      draw(Layer(picture.pixels, at: picture.area), opacity: 1)
    }
  }

  /// Pixels somewhere in the strip.
  private struct Layer {
    var pixels: PixelImage
    var left: Int
    var top: Int

    init(_ pixels: PixelImage, at area: PixelArea) {
      self.pixels = pixels
      left = area.left
      top = area.top
    }

    subscript(x: Int, y: Int) -> UInt32 {
      let (column, row) = (x - left, y - top)
      guard column >= 0, row >= 0, column < pixels.width, row < pixels.height else { return 0 }
      return pixels[column, row]
    }

    func mixed(with other: Layer, _ part: Double, size: (width: Int, height: Int)) -> Layer {
      var result = PixelImage(width: size.width, height: size.height)
      for y in 0..<size.height {
        for x in 0..<size.width {
          let (one, two) = (self[x, y], other[x, y])
          result[x, y] = one.channels(two) { $0 * (1 - part) + $1 * part }
        }
      }
      return Layer(
        result, at: PixelArea(left: 0, top: 0, width: size.width, height: size.height))
    }
  }

  private func picture(
    of slice: MotionFrame.Slice, _ moving: MovingMessage, _ one: Chat.Visible, _ chat: Chat
  ) throws -> Layer {
    let scale = chat.look.scale
    let (top, height) = (Int((slice.top * scale).rounded()), Int((slice.height * scale).rounded()))
    var result = PixelImage(width: image.width, height: max(1, height))
    let shift = Int((slice.dx * scale).rounded())
    let source = Int((slice.source * scale).rounded())
    for band in chat.bands(from: slice.source, to: slice.source + slice.height) {
      let tile = try chat.tile(band, of: slice.picture, in: moving, of: one)
      guard let pixels = tile.pixels else { continue }
      for row in 0..<pixels.height {
        let y = tile.area.top + row - source
        guard y >= 0, y < height else { continue }
        for column in 0..<pixels.width where column + shift >= 0 && column + shift < image.width {
          result[column + shift, y] = pixels[column, row]
        }
      }
    }
    return Layer(result, at: PixelArea(left: 0, top: top, width: image.width, height: height))
  }

  private mutating func fill(_ area: PixelArea, _ color: Color) {
    var pixels = PixelImage(width: area.width, height: area.height)
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    let value =
      0xFF00_0000 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    for y in 0..<area.height { for x in 0..<area.width { pixels[x, y] = value } }
    draw(Layer(pixels, at: area), opacity: 1)
  }

  private mutating func draw(_ layer: Layer, opacity: Double) {
    for row in 0..<layer.pixels.height {
      let y = layer.top + row
      guard y >= 0, y < image.height else { continue }
      for column in 0..<layer.pixels.width {
        let x = layer.left + column
        let over = layer.pixels[column, row]
        guard x >= 0, x < image.width, over >> 24 > 0 else { continue }
        let rest = 1 - Double(over >> 24) / 255 * opacity
        image[x, y] = image[x, y].channels(over) { $0 * rest + $1 * opacity }
      }
    }
  }
}

extension UInt32 {
  /// Of two colours: the largest of any channel.
  fileprivate func distance(to other: UInt32) -> Int {
    stride(from: UInt32(0), through: 24, by: 8).map {
      abs(Int(self >> $0 & 0xFF) - Int(other >> $0 & 0xFF))
    }.max() ?? 0
  }

  fileprivate func channels(_ other: UInt32, _ blend: (Double, Double) -> Double) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      let value = blend(Double(self >> shift & 0xFF), Double(other >> shift & 0xFF))
      result |= UInt32(Swift.min(255, Swift.max(0, value.rounded()))) << shift
    }
    return result
  }
}

extension PixelImage {
  /// The largest difference of any channel; all of it where the sizes differ. What stands between two pixels may
  /// have been rounded to either: a row is compared with its neighbours, too.
  func difference(from other: PixelImage) -> Int {
    guard width == other.width, height == other.height else { return 255 }
    var most = 0
    for y in 0..<height {
      for x in 0..<width where self[x, y] != other[x, y] {
        let rows = max(0, y - 1)...min(height - 1, y + 1)
        most = max(most, rows.map { self[x, y].distance(to: other[x, $0]) }.min() ?? 255)
      }
    }
    return most
  }
}
