import Foundation

@testable import PageCoding

/// A value of the corpus that Telethon wrote, see `Tests/Interop/tl_interop.py`.
struct TLCorpusEntry: Sendable {
  var type: String
  var bytes: [UInt8]
  /// What Telethon understood, "-" for types that Recto only carries along.
  var meaning: String

  /// The recorded corpus.
  static let recorded: [TLCorpusEntry] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/TL/corpus.tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return parse(text)
  }()

  static func parse(_ text: String) -> [TLCorpusEntry] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard !line.hasPrefix("#"), parts.count >= 2, let bytes = Hexadecimal.bytes(parts[1])
      else { return nil }
      return TLCorpusEntry(
        type: String(parts[0]), bytes: bytes, meaning: parts.count > 2 ? String(parts[2]) : "")
    }
  }

  /// What Recto reads: the bytes as it writes them again, a tab, and what it understood.
  func reply() -> String {
    do throws(TLError) {
      let constructor = try TLReader.firstConstructor(of: bytes)
      if TL.type(of: constructor) != nil {
        let object = try TL.object(from: bytes)
        return Hexadecimal.string(try object.bytes()) + "\t" + TLDump.string(object)
      }
      var reader = TLReader(bytes: bytes)
      let carried = try reader.carriedBytes(of: type, from: 0)
      try reader.finish()
      return Hexadecimal.string(carried.bytes) + "\t-"
    } catch {
      return "error: \(error)"
    }
  }
}

extension TLReader {
  fileprivate static func firstConstructor(of bytes: [UInt8]) throws(TLError) -> UInt32 {
    var reader = TLReader(bytes: bytes)
    return try reader.constructor()
  }
}
