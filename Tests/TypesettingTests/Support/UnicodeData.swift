import Foundation

/// Unicode's own test files, from Debian's `unicode-data` (15.0.0 in Debian 12).
enum UnicodeData {
  /// The lines of a file that `isWanted` picks by their number and first byte. Only these become
  /// strings: the bidi files have half a million.
  static func lines(
    of file: String, where isWanted: (Int, UInt8) -> Bool = { _, _ in true }
  ) -> [Substring]? {
    guard let data = FileManager.default.contents(atPath: "/usr/share/unicode/\(file)") else {
      return nil
    }
    var lines: [Substring] = []
    data.withUnsafeBytes { bytes in
      var start = 0
      var number = 0
      while start < bytes.count {
        let rest = bytes.count - start
        let end: Int
        if let base = bytes.baseAddress, let found = memchr(base + start, 0x0A, rest) {
          end = UnsafeRawPointer(found) - base
        } else {
          end = bytes.count
        }
        if end > start, isWanted(number, bytes[start]) {
          lines.append(Substring(String(decoding: bytes[start..<end], as: UTF8.self)))
        }
        number += 1
        start = end + 1
      }
    }
    return lines
  }

  static func isPresent(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: "/usr/share/unicode/\(file)")
  }

  /// A row of a break test: the text, and whether there is a break before each scalar and at the
  /// end.
  struct BreakRow {
    var text: String
    var breaks: [Bool]
    var comment: String
  }

  static func breakRows(of file: String) -> [BreakRow] {
    (lines(of: file) ?? []).compactMap { line in
      let parts = line.split(separator: "#", maxSplits: 1)
      guard let data = parts.first?.split(whereSeparator: { $0 == " " || $0 == "\t" }),
        !data.isEmpty
      else { return nil }
      var row = BreakRow(text: "", breaks: [], comment: parts.count > 1 ? String(parts[1]) : "")
      for token in data {
        switch token {
        case "÷": row.breaks.append(true)
        case "×": row.breaks.append(false)
        default:
          guard let value = UInt32(token, radix: 16), let scalar = Unicode.Scalar(value) else {
            return nil
          }
          row.text.unicodeScalars.append(scalar)
        }
      }
      return row
    }
  }
}
