import Glibc

/// The memory of a picture being painted, or of a part of it: transparent premultiplied ARGB32 pixels
/// without row gaps.
final class PixelCanvas {
  /// The device pixels the memory stands for.
  let bounds: PixelRect
  let pixels: UnsafeMutablePointer<UInt32>
  private let mapping: UnsafeMutableRawPointer
  private let mappedBytes: Int

  /// The size of a huge page.
  private static let hugePage = 2 << 20

  convenience init(width: Int, height: Int) throws(DrawingError) {
    try self.init(PixelRect(left: 0, top: 0, right: width, bottom: height))
  }

  init(_ bounds: PixelRect) throws(DrawingError) {
    let (width, height) = (bounds.width, bounds.height)
    let bytes = max(1, width * height) * 4
    // Fresh mappings are zero. Huge pages save a large picture thousands of page faults, which cost more
    // than painting it does; they have to start on their own size.
    mappedBytes = bytes + PixelCanvas.hugePage
    guard
      let mapping = mmap(
        nil, mappedBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      mapping != MAP_FAILED
    else { throw .outOfMemory(what: "a picture of \(width) × \(height) pixels") }
    self.mapping = mapping
    self.bounds = bounds
    let start = mapping.alignedUp(toMultipleOf: PixelCanvas.hugePage)
    madvise(start, bytes, MADV_HUGEPAGE)
    pixels = start.bindMemory(to: UInt32.self, capacity: bytes / 4)
  }

  deinit { munmap(mapping, mappedBytes) }

  var width: Int { bounds.width }
  var height: Int { bounds.height }

  func copy() -> PixelImage {
    var image = PixelImage(width: width, height: height)
    image.pixels.withUnsafeMutableBufferPointer { target in
      _ = target.update(from: UnsafeBufferPointer(start: pixels, count: target.count))
    }
    return image
  }
}
