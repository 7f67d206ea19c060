import Glibc

/// Makes characters of bytes in a code page, with the C library's tables.
final class CodePageDecoder {
  /// Nil where the library has no tables for it; the bytes are read as Windows' Latin then.
  private let converter: iconv_t?

  init(_ page: CodePage) {
    let opened = page.name.flatMap { iconv_open("UTF-16LE", $0) }
    // What it answers when it cannot is -1.
    converter = opened == iconv_t(bitPattern: -1) ? nil : opened
  }

  deinit {
    if let converter { iconv_close(converter) }
  }

  /// The UTF-16 units of bytes. What is no character becomes U+FFFD.
  func units(of bytes: [UInt8]) -> [UInt16] {
    guard let converter else { return bytes.map(Self.latin) }
    // No page makes more than two units of a byte.
    var units = [UInt16](repeating: 0, count: bytes.count * 2 + 2)
    var source = bytes.map { CChar(bitPattern: $0) }
    var filled = 0
    source.withUnsafeMutableBufferPointer { source in
      units.withUnsafeMutableBytes { target in
        var input = source.baseAddress
        var inputLeft = source.count
        var output = target.baseAddress?.assumingMemoryBound(to: CChar.self)
        var outputLeft = target.count
        iconv(converter, nil, nil, nil, nil)
        while inputLeft > 0, outputLeft > 1 {
          guard iconv(converter, &input, &inputLeft, &output, &outputLeft) == -1 else { break }
          guard errno != E2BIG, outputLeft > 1 else { break }
          target.storeBytes(
            of: UInt16(0xfffd).littleEndian, toByteOffset: target.count - outputLeft,
            as: UInt16.self)
          output = output?.advanced(by: 2)
          outputLeft -= 2
          input = input?.advanced(by: 1)
          inputLeft -= 1
        }
        // Some pages keep a letter back, for an accent that may follow.
        iconv(converter, nil, nil, &output, &outputLeft)
        filled = (target.count - outputLeft) / 2
      }
    }
    units.removeLast(units.count - filled)
    return units.map(UInt16.init(littleEndian:))
  }

  /// Windows' Latin: 0x80 to 0x9F are its own, all others those of Latin-1.
  private static func latin(_ byte: UInt8) -> UInt16 {
    (0x80...0x9f).contains(byte) ? high[Int(byte - 0x80)] : UInt16(byte)
  }

  private static let high: [UInt16] = [
    0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039,
    0x152, 0x8d, 0x17d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc,
    0x2122, 0x161, 0x203a, 0x153, 0x9d, 0x17e, 0x178,
  ]
}
