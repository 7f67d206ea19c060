import Foundation

/// The schema files, read without the generator.
enum TLSchemaText {
  struct Constructor {
    var line: String
    var id: UInt32
    var isCarried: Bool
    var isOfLayer229: Bool

    /// CRC32 of the line in its normal form: no number, no switches, bytes as strings.
    var checksum: UInt32 {
      var words: [String] = []
      for word in line.dropLast().split(separator: " ") {
        if word.contains(".") && word.hasSuffix("?true") { continue }
        var word = String(word)
        if words.isEmpty { word = String(word.prefix { $0 != "#" }) }
        for ending in [":bytes", "?bytes"] where word.hasSuffix(ending) {
          word = word.dropLast(5) + "string"
        }
        words.append(
          word.replacingOccurrences(of: "<", with: " ").replacingOccurrences(of: ">", with: ""))
      }
      return crc32(words.joined(separator: " "))
    }
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  static func constructors() throws -> [Constructor] {
    var result: [Constructor] = []
    for name in ["rich", "carried"] {
      let file = root.appendingPathComponent("Sources/PageCoding/TL/Schema/\(name).tl")
      var isOfLayer229 = true
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line.hasPrefix("//@ older") || line.hasPrefix("//@ newer") { isOfLayer229 = false }
        if line.hasPrefix("//") || line.hasPrefix("---") { continue }
        let digits = line.split(separator: "#", maxSplits: 1).last?.prefix(8) ?? ""
        guard let id = UInt32(digits, radix: 16) else { continue }
        result.append(
          Constructor(
            line: String(line), id: id, isCarried: name == "carried", isOfLayer229: isOfLayer229))
        isOfLayer229 = true
      }
    }
    return result
  }

  /// FNV-1a, 64 bits, of the schema and of its generator.
  static func fingerprint() throws -> String {
    let schema = ["carried.tl", "rich.tl"].map { "Sources/PageCoding/TL/Schema/\($0)" }
    let tools = ["emit.py", "schema.py", "swift.py"].map { "Tools/tl/\($0)" }
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for path in schema + ["Tools/generate-tl.py"] + tools {
      for byte in try Data(contentsOf: root.appendingPathComponent(path)) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func crc32(_ text: String) -> UInt32 {
    var value: UInt32 = .max
    for byte in text.utf8 {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xedb8_8320 }
    }
    return ~value
  }
}
