/// What the first bytes of a picture file say: enough to lay it out and to refuse a bomb, without
/// decoding anything.
struct ImageHeader: Hashable {
  var format: ImageFormat
  /// Upright pixels; nil where only decoding tells (SVG, what moves).
  var size: Size?
  /// 1…8 as cameras write it; 1 is upright.
  var orientation = 1
  /// A JPEG's colour components: 1 is grey, 3 colour, 4 for printing presses; 0 in other formats.
  var components = 0

  struct Size: Hashable {
    var width: Int
    var height: Int
  }

  /// Nil when the format is none that is read, or the header ends before it says the size.
  init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes)
    if reader.byte(0) == 0x89 {
      guard reader.starts(with: "PNG\r\n\u{1A}\n", at: 1), reader.starts(with: "IHDR", at: 12),
        let width = reader.bigEndian32(16), let height = reader.bigEndian32(20)
      else { return nil }
      self.init(format: .png, size: Size(width: width, height: height))
    } else if reader.bigEndian16(0) == 0xFFD8 {
      guard let header = ImageHeader.jpeg(reader) else { return nil }
      self = header
    } else if reader.starts(with: "GIF87a") || reader.starts(with: "GIF89a") {
      guard let width = reader.littleEndian16(6), let height = reader.littleEndian16(8) else {
        return nil
      }
      self.init(format: .gif, size: Size(width: width, height: height))
    } else if reader.starts(with: "RIFF"), reader.starts(with: "WEBP", at: 8) {
      guard let size = ImageHeader.webp(reader) else { return nil }
      self.init(format: .webp, size: size)
    } else if reader.starts(with: "ftypavi", at: 4) {
      guard let size = ImageHeader.avif(reader) else { return nil }
      self.init(format: .avif, size: size)
    } else if reader.bigEndian16(0) == 0x1F8B {
      self.init(format: .tgs, size: nil)
    } else if ImageHeader.isVideo(reader) {
      self.init(format: .video, size: nil)
    } else if ImageHeader.isSVG(reader) {
      self.init(format: .svg, size: nil)
    } else {
      return nil
    }
  }

  private init(format: ImageFormat, size: Size?, orientation: Int = 1, components: Int = 0) {
    self.format = format
    self.size = size
    self.orientation = orientation
    self.components = components
  }

  private static func jpeg(_ reader: ByteReader) -> ImageHeader? {
    var orientation = 1
    var offset = 2
    while let marker = reader.bigEndian16(offset), marker >= 0xFF00 {
      // Fill bytes and markers without a body.
      if marker == 0xFFFF || marker == 0xFF01 || (0xFFD0...0xFFD8).contains(marker) {
        offset += marker == 0xFFFF ? 1 : 2
        continue
      }
      guard let length = reader.bigEndian16(offset + 2), length >= 2 else { return nil }
      switch marker {
      case 0xFFE1:
        orientation = ExifOrientation.read(reader, segment: offset + 4) ?? orientation
      case 0xFFC4, 0xFFC8, 0xFFCC: break  // tables that share the frames' numbers
      case 0xFFC0...0xFFCF:
        guard let height = reader.bigEndian16(offset + 5),
          let width = reader.bigEndian16(offset + 7), let components = reader.byte(offset + 9)
        else { return nil }
        let isTurned = orientation >= 5
        return ImageHeader(
          format: .jpeg,
          size: isTurned ? Size(width: height, height: width) : Size(width: width, height: height),
          orientation: orientation, components: components)
      case 0xFFD9, 0xFFDA: return nil  // the picture's data before its frame
      default: break
      }
      offset += 2 + length
    }
    return nil
  }

  private static func webp(_ reader: ByteReader) -> Size? {
    if reader.starts(with: "VP8 ", at: 12), let width = reader.littleEndian16(26),
      let height = reader.littleEndian16(28)
    {
      return Size(width: width & 0x3FFF, height: height & 0x3FFF)
    }
    if reader.starts(with: "VP8L", at: 12), let bits = reader.littleEndian32(21) {
      return Size(width: (bits & 0x3FFF) + 1, height: ((bits >> 14) & 0x3FFF) + 1)
    }
    if reader.starts(with: "VP8X", at: 12), let low = reader.littleEndian32(24),
      let high = reader.littleEndian32(26)
    {
      return Size(width: (low & 0xFF_FFFF) + 1, height: (high >> 8) + 1)
    }
    return nil
  }

  /// The largest of the image sizes the file's properties list, turned as they say.
  private static func avif(_ reader: ByteReader) -> Size? {
    let head = 0..<65_536
    var largest: Size?
    var offset = head.lowerBound
    while let found = reader.first("ispe", in: offset..<head.upperBound) {
      if let width = reader.bigEndian32(found + 8), let height = reader.bigEndian32(found + 12),
        width * height > largest.map({ $0.width * $0.height }) ?? 0
      {
        largest = Size(width: width, height: height)
      }
      offset = found + 4
    }
    if let size = largest, let turn = reader.first("irot", in: head),
      let angle = reader.byte(turn + 4), angle & 1 == 1
    {
      largest = Size(width: size.height, height: size.width)
    }
    return largest
  }

  /// MP4 and its kin, by the boxes they begin with, and Matroska. Pictures in such boxes (HEIF) are none.
  private static func isVideo(_ reader: ByteReader) -> Bool {
    if reader.bigEndian32(0) == 0x1A45_DFA3 { return true }
    if reader.starts(with: "ftyp", at: 4) {
      let pictures: [StaticString] = [
        "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1",
      ]
      return !pictures.contains { reader.starts(with: $0, at: 8) }
    }
    let boxes: [StaticString] = ["moov", "mdat", "wide", "free", "skip"]
    return boxes.contains { reader.starts(with: $0, at: 4) }
  }

  private static func isSVG(_ reader: ByteReader) -> Bool {
    var start = reader.starts(with: "\u{FEFF}") ? 3 : 0
    while let byte = reader.byte(start), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { start += 1 }
    if reader.starts(with: "<svg", at: start) { return true }
    return (reader.starts(with: "<?xml", at: start) || reader.starts(with: "<!", at: start))
      && reader.first("<svg", in: start..<(start + 4_096)) != nil
  }
}
