/// Reads a picture's width and height from its first bytes, without decoding it.
enum PictureHeader {
  /// Nil for a format that is not known here, or a broken one.
  static func size(of bytes: Bytes) -> (width: Int, height: Int)? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return size(of: bytes, width: bigEndian(bytes, 16, 4), height: bigEndian(bytes, 20, 4))
    }
    if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]) {
      return size(of: bytes, width: littleEndian(bytes, 6, 2), height: littleEndian(bytes, 8, 2))
    }
    if bytes.starts(with: [0xFF, 0xD8]) { return jpegSize(of: bytes) }
    if bytes.starts(with: [0x52, 0x49, 0x46, 0x46]), bytes.count > 30 {
      return webPSize(of: bytes)
    }
    return nil
  }

  private static func size(
    of bytes: Bytes, width: Int?, height: Int?
  ) -> (width: Int, height: Int)? {
    guard let width, let height else { return nil }
    return (width, height)
  }

  /// Goes from segment to segment until the frame header, which has the size.
  private static func jpegSize(of bytes: Bytes) -> (width: Int, height: Int)? {
    var index = 2
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      switch marker {
      case 0xFF:
        index += 1
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return size(
          of: bytes, width: bigEndian(bytes, index + 7, 2),
          height: bigEndian(bytes, index + 5, 2))
      case 0x01, 0xD0...0xD8:
        index += 2
      default:
        guard let length = bigEndian(bytes, index + 2, 2), length >= 2 else { return nil }
        index += 2 + length
      }
    }
    return nil
  }

  private static func webPSize(of bytes: Bytes) -> (width: Int, height: Int)? {
    guard bytes[8...11].elementsEqual("WEBP".utf8) else { return nil }
    switch bytes[15] {
    case UInt8(ascii: "X"):
      guard let width = littleEndian(bytes, 24, 3), let height = littleEndian(bytes, 27, 3) else {
        return nil
      }
      return (width + 1, height + 1)
    case UInt8(ascii: "L"):
      guard let bits = littleEndian(bytes, 21, 4) else { return nil }
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    default:
      guard let width = littleEndian(bytes, 26, 2), let height = littleEndian(bytes, 28, 2) else {
        return nil
      }
      return (width & 0x3FFF, height & 0x3FFF)
    }
  }

  private static func bigEndian(_ bytes: Bytes, _ index: Int, _ count: Int) -> Int? {
    guard index + count <= bytes.count else { return nil }
    return bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func littleEndian(_ bytes: Bytes, _ index: Int, _ count: Int) -> Int? {
    guard index + count <= bytes.count else { return nil }
    return bytes[index..<index + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
