import Foundation
import PageModel
import Testing

@testable import PageCoding

/// Damaged bytes: the decoders answer with a value or an error, and what they took they can write.
///
/// Runs about two seconds; `RECTO_FUZZ_SECONDS` gives it longer, `RECTO_FUZZ_SEED` another seed.
@Suite("TL: fuzzing")
struct TLFuzzTests {
  @Test("no damage makes a decoder trap")
  func decodersNeverTrap() throws {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["RECTO_FUZZ_SECONDS"].flatMap(Double.init) ?? 2
    let seed = environment["RECTO_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    var mutator = TLMutator(seed: seed)
    var seeds = TLCorpusEntry.recorded.map { $0 }
    for number in 0..<UInt64(60) {
      let page = TLRandomPage.page(seed: number)
      let message = try TL.encodeRichMessage(page).bytes
      let input = try TL.encodeInputRichMessage(page).bytes
      seeds.append(TLCorpusEntry(type: "RichMessage", bytes: message, meaning: ""))
      seeds.append(TLCorpusEntry(type: "InputRichMessage", bytes: input, meaning: ""))
    }
    let end = ContinuousClock.now + .seconds(seconds)
    var (runs, taken) = (0, 0)
    while ContinuousClock.now < end {
      for _ in 0..<64 {
        let entry = mutator.pick(seeds)
        let damaged = mutator.damaged(entry.bytes, others: seeds)
        runs += 1
        if TLFuzzTests.survives(damaged, type: entry.type) { taken += 1 }
      }
    }
    print("TL fuzzing, seed \(seed): \(runs) inputs, \(taken) of them taken")
  }

  /// Whether the bytes are an object; an object must be stable under writing and reading.
  static func survives(_ bytes: [UInt8], type: String) -> Bool {
    _ = try? TL.decodeAnyPage(bytes)
    var reader = TLReader(bytes: bytes)
    _ = try? reader.carriedBytes(of: type, from: 0)
    guard let object = try? TL.object(from: bytes) else { return false }
    do {
      let written = try object.bytes()
      let again = try TL.object(from: written)
      #expect(try again.bytes() == written, "\(Hexadecimal.string(bytes))")
    } catch {
      Issue.record("\(error) after reading \(Hexadecimal.string(bytes))")
    }
    return true
  }
}

/// Damages bytes in the ways that hurt TL: words, lengths, counts, flags, pieces of other values.
struct TLMutator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
  }

  private mutating func below(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 1) % max(count, 1)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  mutating func damaged(_ bytes: [UInt8], others: [TLCorpusEntry]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<1 + below(3) where !bytes.isEmpty {
      let at = below(bytes.count)
      let word = at & ~3
      switch below(8) {
      case 0: bytes[at] = UInt8(below(256))
      case 1: bytes[at] ^= 1 << UInt8(below(8))
      case 2: bytes.removeSubrange(word..<min(word + 4 * (1 + below(4)), bytes.count))
      case 3: bytes = Array(bytes.prefix(at))
      case 4: bytes.insert(contentsOf: [0, 0, 0, 0], at: word)
      case 5:
        let interesting: [[UInt8]] = [
          [0xff, 0xff, 0xff, 0x7f], [0xff, 0xff, 0xff, 0xff], [0, 0, 0, 0x80],
          [0xfe, 0xff, 0xff, 0xff],
          [0xff, 0xff, 0xff, 0xff], [0x15, 0xc4, 0xb5, 0x1c], [2, 0, 0, 0],
        ]
        bytes.replaceSubrange(word..<min(word + 4, bytes.count), with: pick(interesting))
      case 6:
        let other = pick(others).bytes
        let start = below(other.count) & ~3
        bytes.insert(contentsOf: other[start..<min(start + 64, other.count)], at: word)
      default:
        let other = pick(others).bytes
        bytes.replaceSubrange(word..<min(word + 4, bytes.count), with: other.prefix(4))
      }
    }
    return bytes
  }
}
