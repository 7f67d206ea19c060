import Foundation
import PageModel
import TestSupport
import Testing

@testable import Composer

/// Half a second, or `RECTO_FUZZ_SECONDS`.
private let seconds =
  ProcessInfo.processInfo.environment["RECTO_FUZZ_SECONDS"].flatMap(Double.init) ?? 0.5

@Suite("Any clipboard can be pasted")
struct HostilePasteTests {
  @Test("Broken payloads are read as far as they can be")
  func fuzz() throws {
    var random = SeededGenerator(seed: 11)
    let offers = try PasteFixture.all.map { try ($0, $0.bytes()) }
    let fragments = (1...8 as ClosedRange<UInt64>).map { seed in
      var generator = DocumentGenerator(seed: seed)
      return Fragment(generator.document()).encoded
    }
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      var (fixture, bytes) = random.pick(offers)
      let isFragment = random.chance(in: 4)
      if isFragment { bytes = random.pick(fragments) }
      for _ in 0..<random.int(1...6) where !bytes.isEmpty {
        let index = random.int(0...(bytes.count - 1))
        switch random.int(0...3) {
        case 0: bytes[index] = UInt8(random.int(0...255))
        case 1: bytes.removeSubrange(index..<min(bytes.count, index + random.int(1...40)))
        case 2: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 60)], at: index)
        default: bytes.insert(random.pick(Array("<>{}\\\"&/;u".utf8)), at: index)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let offer: ClipboardOffer
      if isFragment {
        offer = ClipboardOffer(fragment: bytes, text: text)
      } else if fixture.file.hasSuffix("html") {
        offer = ClipboardOffer(html: text, text: text)
      } else {
        offer = ClipboardOffer(rtf: bytes, text: text)
      }
      var editor = Editor(Document())
      editor.paste(offer)
      #expect(editor.document.faults.map(\.description) == [], "\(text)")
    }
  }

  static let growing: [(name: String, make: @Sendable (Int) -> ClipboardOffer)] = [
    ("open tags", { ClipboardOffer(html: String(repeating: "<b>x", count: $0)) }),
    ("open attributes", { ClipboardOffer(html: String(repeating: "<a href='", count: $0)) }),
    ("open comments", { ClipboardOffer(html: String(repeating: "<!-- x", count: $0)) }),
    ("open scripts", { ClipboardOffer(html: String(repeating: "<script>x", count: $0)) }),
    ("nested lists", { ClipboardOffer(html: String(repeating: "<ul><li>x", count: $0)) }),
    (
      "nested tables",
      { ClipboardOffer(html: String(repeating: "<table><tr><td>x<td>y", count: $0)) }
    ),
    ("end tags", { ClipboardOffer(html: String(repeating: "</p></div>x", count: $0)) }),
    ("references", { ClipboardOffer(html: String(repeating: "&amp&#x;&x;", count: $0)) }),
    (
      "runs of a fragment",
      {
        let run = #"{"text":"x","bold":1,"links":7,"fontSize":"a","foreground":1.5}"#
        let runs = Array(repeating: run, count: $0).joined(separator: ",")
        let block = #"{"type":"paragraph","value":{"runs":[\#(runs)]}}"#
        return ClipboardOffer(fragment: Array(#"{"blocks":[\#(block)]}"#.utf8))
      }
    ),
    ("paragraphs", { ClipboardOffer(html: String(repeating: "<p>x</p>", count: $0)) }),
    (
      "office lists",
      {
        ClipboardOffer(
          html: String(
            repeating: "<p class=MsoList style='mso-list:l0 level2 lfo1'>x</p>", count: $0))
      }
    ),
    (
      "open groups",
      { ClipboardOffer(rtf: Array(("{\\rtf1 " + String(repeating: "{\\b x", count: $0)).utf8)) }
    ),
    (
      "fields",
      {
        ClipboardOffer(
          rtf: Array(
            ("{\\rtf1 " + String(repeating: "{\\field{\\*\\fldinst HYPERLINK \"x\"}", count: $0))
              .utf8))
      }
    ),
    (
      "cells",
      {
        ClipboardOffer(
          rtf: Array(
            ("{\\rtf1 " + String(repeating: "\\trowd\\cellx9 x\\cell\\row", count: $0)).utf8))
      }
    ),
    (
      "cells of one row",
      {
        ClipboardOffer(
          rtf: Array(
            ("{\\rtf1 " + String(repeating: "\\cellx9 x\\cell ", count: $0) + "\\row").utf8))
      }
    ),
  ]

  @Test("The time grows with the length and no faster", arguments: growing.map(\.name))
  func growth(name: String) throws {
    let make = try #require(Self.growing.first { $0.name == name }?.make)
    func time(_ count: Int) -> Double {
      let offer = make(count)
      let start = ContinuousClock.now
      var editor = Editor(Document())
      editor.paste(offer)
      let duration = start.duration(to: .now)
      return Double(duration.components.attoseconds) * 1e-18 + Double(duration.components.seconds)
    }
    // Others may use the machine: the best of a few tries counts.
    var best = Double.infinity
    for _ in 0..<4 where best > 3.2 {
      let small = max(time(700), 0.002)
      best = min(best, time(1_400) / small)
    }
    #expect(best < 3.2)
  }
}
