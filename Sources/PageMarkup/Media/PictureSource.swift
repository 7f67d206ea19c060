import PageModel

/// Where a picture's bytes are, and its size as far as the text itself tells it.
struct PictureSource {
  var resource: TelegramMediaResource
  /// 0 × 0 until the picture is loaded.
  var dimensions = PixelDimensions(width: 0, height: 0)

  static func at(
    _ address: String, limits: MarkupLimits
  ) -> Result<PictureSource, MediaCollection.Refusal> {
    if address.isEmpty { return .failure(MediaCollection.Refusal(reason: .noAddress)) }
    let (scheme, rest) = split(address)
    switch scheme {
    case nil:
      return .success(file(at: address))
    case "file":
      return .success(file(at: rest.hasPrefix("//") ? String(rest.dropFirst(2)) : String(rest)))
    case "http", "https":
      return .success(
        PictureSource(resource: .httpReference(HttpReferenceMediaResource(url: address))))
    case "data":
      return DataAddress.dimensions(of: rest.utf8, limits: limits).map { dimensions in
        PictureSource(
          resource: .httpReference(HttpReferenceMediaResource(url: address)),
          dimensions: dimensions)
      }
    case let scheme?:
      return .failure(MediaCollection.Refusal(reason: .unknownScheme(scheme)))
    }
  }

  private static func file(at path: String) -> PictureSource {
    PictureSource(
      resource: .localFileReference(
        LocalFileReferenceMediaResource(
          localFilePath: PercentEncoding.decode(path), randomId: 0,
          isUniquelyReferencedTemporaryFile: false)))
  }

  /// The scheme in lower case, nil for a path, and what follows it. One letter is a drive.
  private static func split(_ address: String) -> (scheme: String?, rest: Substring) {
    guard let colon = address.utf8.firstIndex(of: Ascii.colon) else { return (nil, address[...]) }
    let scheme = address.utf8[..<colon]
    let isScheme = scheme.allSatisfy {
      $0.isAsciiLetter || $0.isAsciiDigit || $0 == Ascii.hyphen || $0 == Ascii.period
        || $0 == UInt8(ascii: "+")
    }
    guard isScheme, scheme.count > 1, let first = scheme.first, first.isAsciiLetter else {
      return (nil, address[...])
    }
    return (
      String(address[..<colon]).lowercased(), address[address.utf8.index(after: colon)...]
    )
  }
}

/// `%20` and the like in addresses and in the paths of files.
package enum PercentEncoding {
  /// With the characters that percent signs stand for, as far as they are some.
  package static func decode(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return String(decoding: bytes(of: text.utf8), as: UTF8.self)
  }

  static func bytes(of text: some Collection<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = text[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
