import Foundation
import TestSupport

/// Breaks JSON in the ways hostile input is broken, the same ways for a seed.
struct JSONMutator {
  private var random: SeededGenerator

  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "null", "true", "false", "0", "-1", "1e999", "9", "\\u0000",
    "\\ud800", "\"type\":", "\"@type\":", "\"text\":", "\"blocks\":[", "[[[[[[[[", "{\"a\":",
    "\u{0}",
    "9223372036854775808", "-9223372036854775809", "2147483648", "0.5", "\"\"", "[]", "{}", "💥",
    "\"recto.document.1.2.3.~.~.~\"", "\"#\"", "\"%ff\"",
  ].map { Array($0.utf8) }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func mutate(_ bytes: [UInt8], with other: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<random.int(1...4) { change(&bytes, other) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ other: [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = random.int(0...bytes.count - 1)
    let end = min(bytes.count, place + random.int(1...40))
    switch random.int(0...8) {
    case 0: bytes[place] ^= 1 << UInt8(random.int(0...7))
    case 1: bytes[place] = UInt8(random.int(0...255))
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4: bytes.insert(contentsOf: random.pick(JSONMutator.pieces), at: place)
    case 5: bytes.replaceSubrange(place..<end, with: random.pick(JSONMutator.pieces))
    case 6: bytes.removeSubrange(place...)
    case 7: replaceToken(&bytes, near: place)
    default: splice(&bytes, other, at: place)
    }
  }

  /// Keeps the JSON well-formed more often than not: a whole string gives way.
  private mutating func replaceToken(_ bytes: inout [UInt8], near place: Int) {
    let quote = UInt8(ascii: "\"")
    guard let start = bytes[place...].firstIndex(of: quote),
      let end = bytes[(start + 1)...].firstIndex(of: quote)
    else { return }
    let others = bytes.split(separator: quote).filter { $0.count < 40 }
    guard !others.isEmpty else { return }
    bytes.replaceSubrange((start + 1)..<end, with: random.pick(others))
  }

  private mutating func splice(_ bytes: inout [UInt8], _ other: [UInt8], at place: Int) {
    guard !other.isEmpty else { return }
    let start = random.int(0...other.count - 1)
    let end = min(other.count, start + random.int(1...200))
    bytes.insert(contentsOf: other[start..<end], at: place)
  }
}

/// Feeds a decoder broken JSON for a while: about one second, or as long as
/// `RECTO_FUZZ_SECONDS` says.
struct JSONFuzzer {
  /// Well-formed texts to start from.
  var corpus: [[UInt8]]
  /// Reads and, when that works, writes and reads again.
  var run: ([UInt8]) -> Void

  /// - Returns: How many texts were tried.
  func fuzz(seed: UInt64) -> Int {
    let setting = ProcessInfo.processInfo.environment["RECTO_FUZZ_SECONDS"]
    let seconds = setting.flatMap { Double($0) } ?? 1
    let end = Date().addingTimeInterval(seconds)
    let keeper = setting == nil ? nil : TextKeeper(seed: seed)
    var count = 0
    while Date() < end {
      // A seed a text, so that a crash can be run again without the others.
      var random = SeededGenerator(seed: seed &+ UInt64(count))
      var mutator = JSONMutator(seed: random.next())
      let text = mutator.mutate(random.pick(corpus), with: random.pick(corpus))
      keeper?.keep(text)
      run(text)
      count += 1
    }
    return count
  }
}

/// Keeps the text that is being tried in a file: the one that crashes is the one that is left.
private struct TextKeeper {
  private let file: FileHandle

  init?(seed: UInt64) {
    let name = "recto-fuzz-\(String(seed, radix: 16)).json"
    let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(name)
    guard (try? Data().write(to: url)) != nil, let file = try? FileHandle(forWritingTo: url) else {
      return nil
    }
    self.file = file
  }

  func keep(_ text: [UInt8]) {
    try? file.truncate(atOffset: 0)
    try? file.write(contentsOf: text)
  }
}
