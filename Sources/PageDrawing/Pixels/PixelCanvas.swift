import Glibc

/// The memory of a picture being painted: transparent premultiplied ARGB32 pixels without row gaps.
final class PixelCanvas {
  let width: Int
  let height: Int
  let pixels: UnsafeMutablePointer<UInt32>

  init(width: Int, height: Int) throws(DrawingError) {
    // calloc gives untouched pages of zeros for large pictures.
    guard let memory = calloc(max(1, width * height), 4) else {
      throw .outOfMemory(what: "a picture of \(width) × \(height) pixels")
    }
    self.width = width
    self.height = height
    pixels = memory.bindMemory(to: UInt32.self, capacity: max(1, width * height))
  }

  deinit { free(pixels) }

  var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

  func copy() -> PixelImage {
    var image = PixelImage(width: width, height: height)
    image.pixels.withUnsafeMutableBufferPointer { target in
      _ = target.update(from: UnsafeBufferPointer(start: pixels, count: target.count))
    }
    return image
  }
}
