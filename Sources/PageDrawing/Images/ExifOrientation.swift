/// The orientation a camera wrote into a JPEG's Exif segment.
enum ExifOrientation {
  /// Reads 1…8 from the segment whose content starts at an offset; nil when it says nothing.
  static func read(_ reader: ByteReader, segment: Int) -> Int? {
    guard reader.starts(with: "Exif\0\0", at: segment) else { return nil }
    let tiff = segment + 6
    let isLittle = reader.starts(with: "II", at: tiff)
    guard isLittle || reader.starts(with: "MM", at: tiff) else { return nil }
    func short(_ offset: Int) -> Int? {
      isLittle ? reader.littleEndian16(offset) : reader.bigEndian16(offset)
    }
    func long(_ offset: Int) -> Int? {
      isLittle ? reader.littleEndian32(offset) : reader.bigEndian32(offset)
    }
    guard let directory = long(tiff + 4), let count = short(tiff + directory) else { return nil }
    for index in 0..<count {
      let entry = tiff + directory + 2 + index * 12
      guard let tag = short(entry) else { return nil }
      if tag == 0x0112 {
        return short(entry + 8).flatMap { (1...8).contains($0) ? $0 : nil }
      }
    }
    return nil
  }
}
