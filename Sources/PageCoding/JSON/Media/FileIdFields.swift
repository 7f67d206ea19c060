import PageModel

/// The fields of a ``RemoteFileId`` of ours: `recto`, a word for the kind of resource, its values.
///
/// A missing value is `~`; text is written with percent signs, bytes in hexadecimal digits.
struct FileIdFields {
  static let mark = "recto"
  static let none = "~"

  private(set) var fields: [String]

  init(kind: FileIdKind) {
    fields = [FileIdFields.mark, kind.rawValue]
  }

  init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].elementsEqual(FileIdFields.mark.utf8) else { return nil }
    fields = parts.map { String(decoding: $0, as: UTF8.self) }
  }

  var text: String {
    fields.joined(separator: ".")
  }

  // MARK: Writing

  func adding(_ number: some FixedWidthInteger) -> FileIdFields {
    adding(field: String(number))
  }

  func adding(_ number: (some FixedWidthInteger)?) -> FileIdFields {
    adding(field: number.map { String($0) } ?? FileIdFields.none)
  }

  func adding(_ flag: Bool) -> FileIdFields {
    adding(field: flag ? "1" : "0")
  }

  func adding(_ text: String?) -> FileIdFields {
    guard let text else { return adding(field: FileIdFields.none) }
    return adding(field: FileIdFields.escape(text))
  }

  func adding(_ bytes: [UInt8]?) -> FileIdFields {
    guard let bytes else { return adding(field: FileIdFields.none) }
    return adding(
      field: bytes.map { ($0 < 0x10 ? "0" : "") + String($0, radix: 16) }.joined())
  }

  private func adding(field: String) -> FileIdFields {
    var copy = self
    copy.fields.append(field)
    return copy
  }

  /// Also the two characters that mean something here.
  private static func escape(_ text: String) -> String {
    PercentCoding.encode(text).reduce(into: "") { result, character in
      switch character {
      case ".": result += "%2E"
      case "~": result += "%7E"
      default: result.append(character)
      }
    }
  }

  // MARK: Reading

  /// Reads the fields behind the kind one after the other; a field that does not fit makes
  /// ``isValid`` false.
  struct Reader {
    private var fields: ArraySlice<String>
    private(set) var isValid = true

    init(_ fields: [String]) {
      self.fields = fields.dropFirst(2)
    }

    var isAtEnd: Bool { fields.isEmpty }

    private mutating func next() -> String {
      guard let field = fields.popFirst() else {
        isValid = false
        return ""
      }
      return field
    }

    private mutating func parse<Number: FixedWidthInteger>(_ field: String) -> Number {
      guard let number = Number(field) else {
        isValid = false
        return 0
      }
      return number
    }

    mutating func number<Number: FixedWidthInteger>() -> Number {
      parse(next())
    }

    mutating func optionalNumber<Number: FixedWidthInteger>() -> Number? {
      let field = next()
      return field == FileIdFields.none ? nil : parse(field)
    }

    mutating func flag() -> Bool {
      let number: UInt8 = number()
      return number != 0
    }

    mutating func optionalText() -> String? {
      let field = next()
      if field == FileIdFields.none { return nil }
      guard let text = PercentCoding.decode(field) else {
        isValid = false
        return nil
      }
      return text
    }

    mutating func text() -> String {
      guard let text = optionalText() else {
        isValid = false
        return ""
      }
      return text
    }

    mutating func optionalBytes() -> [UInt8]? {
      let field = next()
      if field == FileIdFields.none { return nil }
      let digits = field.utf8.compactMap { PercentCoding.hexDigit($0) }
      guard digits.count == field.utf8.count, digits.count.isMultiple(of: 2) else {
        isValid = false
        return nil
      }
      return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }
  }
}

/// The kinds of resource a name of ours can tell of.
enum FileIdKind: String {
  case cloudFile = "volume"
  case cloudDocument = "document"
  case cloudDocumentSize = "document-size"
  case cloudPhotoSize = "photo-size"
  case cloudPeerPhotoSize = "peer-photo"
  case cloudStickerPackThumbnail = "pack-thumbnail"
  case localFile = "local"
  case localFileReference = "path"
  case httpReference = "web"
  case webFileReference = "server-web"
  case empty = "nothing"
}
