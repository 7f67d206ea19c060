/// The character sets that RTF's bytes are in, by the numbers Windows gives them.
struct CodePage: Hashable {
  let number: Int

  /// What holds when nothing is said, and the one that has no name: it is read without tables.
  static let latin = CodePage(number: 1252)

  private init(number: Int) {
    self.number = number
  }

  /// - Returns: Nil for one nobody knows.
  init?(_ number: Int) {
    guard number == Self.latin.number || Self.names[number] != nil else { return nil }
    self.number = number
  }

  /// Of a font, by the number of its `\fcharset`; nil where that says nothing of bytes.
  init?(fontCharset: Int) {
    guard let number = Self.charsets[fontCharset] else { return nil }
    self.init(number)
  }

  /// What the C library calls it.
  var name: String? { Self.names[number] }

  private static let names = [
    437: "CP437", 850: "CP850", 852: "CP852", 866: "CP866", 874: "CP874", 932: "CP932",
    936: "CP936", 949: "CP949", 950: "BIG5", 1250: "CP1250", 1251: "CP1251", 1253: "CP1253",
    1254: "CP1254", 1255: "CP1255", 1256: "CP1256", 1257: "CP1257", 1258: "CP1258",
    1361: "JOHAB", 10_000: "MACINTOSH", 10_007: "MAC-CYRILLIC", 65_001: "UTF-8",
  ]

  private static let charsets = [
    0: 1252, 77: 10_000, 128: 932, 129: 949, 130: 1361, 134: 936, 136: 950, 161: 1253, 162: 1254,
    163: 1258, 177: 1255, 178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250, 254: 437, 255: 850,
  ]
}
