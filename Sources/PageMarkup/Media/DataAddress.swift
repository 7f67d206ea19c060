import PageModel

/// A picture written into its own address: `data:image/png;base64,…`.
enum DataAddress {
  /// The picture's size, 0 × 0 if its format does not say. `rest` is what follows `data:`.
  static func dimensions(
    of rest: Substring.UTF8View, limits: MarkupLimits
  ) -> Result<PixelDimensions, MediaCollection.Refusal> {
    func refuse(
      _ reason: MarkupWarning.PictureRefusal
    ) -> Result<PixelDimensions, MediaCollection.Refusal> {
      .failure(MediaCollection.Refusal(reason: reason))
    }
    guard let comma = rest.firstIndex(of: UInt8(ascii: ",")) else { return refuse(.brokenData) }
    let header = String(decoding: rest[..<comma], as: UTF8.self).lowercased()
    guard header.hasPrefix("image/") else { return refuse(.brokenData) }
    let data = rest[rest.index(after: comma)...]
    let bytes: [UInt8]
    if header.hasSuffix(";base64") {
      // Four characters are three bytes.
      if data.count / 4 * 3 > limits.dataImageBytes + 3 {
        return refuse(.tooManyBytes(limit: limits.dataImageBytes))
      }
      guard let decoded = Base64.decode(data) else { return refuse(.brokenData) }
      bytes = decoded
    } else {
      bytes = PercentEncoding.bytes(of: data)
    }
    if bytes.isEmpty { return refuse(.brokenData) }
    if bytes.count > limits.dataImageBytes {
      return refuse(.tooManyBytes(limit: limits.dataImageBytes))
    }
    guard let size = bytes.withUnsafeBufferPointer({ PictureHeader.size(of: $0) }) else {
      return .success(PixelDimensions(width: 0, height: 0))
    }
    let (pixels, overflows) = size.width.multipliedReportingOverflow(by: size.height)
    if overflows || pixels > limits.dataImagePixels {
      return refuse(.tooManyPixels(limit: limits.dataImagePixels))
    }
    return .success(
      PixelDimensions(
        width: Int32(clamping: size.width), height: Int32(clamping: size.height)))
  }
}

enum Base64 {
  /// The bytes, or nil if a character is none of base64's. White space and missing padding pass.
  static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    var isPadded = false
    for character in text {
      if character.isAsciiSpace { continue }
      if character == UInt8(ascii: "=") {
        isPadded = true
        continue
      }
      guard !isPadded, let value = value(of: character) else { return nil }
      bits = bits << 6 | value
      count += 1
      if count == 4 {
        bytes.append(UInt8(truncatingIfNeeded: bits >> 16))
        bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bits = 0
        count = 0
      }
    }
    switch count {
    case 1: return nil
    case 2: bytes.append(UInt8(truncatingIfNeeded: bits >> 4))
    case 3:
      bytes.append(UInt8(truncatingIfNeeded: bits >> 10))
      bytes.append(UInt8(truncatingIfNeeded: bits >> 2))
    default: break
    }
    return bytes
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"), Ascii.hyphen: return 62
    case Ascii.slash, Ascii.underscore: return 63
    default: return nil
    }
  }
}
