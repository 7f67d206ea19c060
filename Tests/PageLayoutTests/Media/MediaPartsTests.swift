import PageModel
import Testing
import Typesetting

@testable import PageLayout

@Suite("What media rows and maps are made of")
struct MediaPartsTests {
  @Test func durations() {
    let rows: [(Double, String)] = [
      (0, "0:00"), (7.9, "0:07"), (65, "1:05"), (3723, "1:02:03"), (-5, "0:00"), (.nan, "0:00"),
      (.infinity, "0:00"),
    ]
    for (seconds, text) in rows { #expect(DurationText.string(seconds) == text) }
  }

  @Test func fileSizes() {
    let rows: [(Int64, String)] = [
      (0, "0 B"), (1023, "1023 B"), (1024, "1 KB"), (1_258_291, "1.2 MB"), (5 << 30, "5 GB"),
      (-1, "0 B"), (.max, "8388608 TB"),
    ]
    for (bytes, text) in rows { #expect(englishFileSize(bytes) == text) }
  }

  @Test("Samples are five bits each, from the lowest bit up")
  func waveform() {
    #expect(Waveform(packed: [0b0010_0001, 0b1000_0100]).samples == [1, 1, 1])
    #expect(Waveform(packed: []).bars(3) == [0, 0, 0])
    #expect(Waveform(packed: [0xff, 0xff]).bars(2) == [1, 1])
    #expect(Waveform(packed: [0b0010_0001, 0b1000_0100]).bars(0).isEmpty)
    let loud = Waveform(packed: [UInt8](repeating: 0xff, count: 100_000))
    #expect(loud.samples.count == 160_000 && loud.bars(50) == [Double](repeating: 1, count: 50))
  }

  @Test("A map without a size is asked for at 600 by 300; equal maps share a name")
  func snapshots() {
    let none = PixelDimensions(width: 0, height: 90)
    let map = MapSnapshot(latitude: 52.5, longitude: 13.4, zoom: 12, dimensions: none)
    #expect(map.size == PixelDimensions(width: 600, height: 300))
    #expect(
      map.id == MapSnapshot(latitude: 52.5, longitude: 13.4, zoom: 12, dimensions: map.size).id)
    let others = [
      MapSnapshot(latitude: 52.6, longitude: 13.4, zoom: 12, dimensions: none),
      MapSnapshot(latitude: 52.5, longitude: 13.5, zoom: 12, dimensions: none),
      MapSnapshot(latitude: 52.5, longitude: 13.4, zoom: 13, dimensions: none),
    ]
    #expect(Set(others.map(\.id) + [map.id]).count == 4)
    #expect(map.id.namespace == MediaNamespace.cloudMap)
  }

  @Test("A name is shortened in its middle; its beginning and its ending stay")
  func middleTruncation() throws {
    let context = try TypesettingContext()
    let shortener = MiddleTruncation(context: context, font: FontStyle(role: .sans, size: 17))
    #expect(shortener.shortened("short.txt", to: 200) == "short.txt")
    let cut = shortener.shortened("a name that is far too long for its row.pdf", to: 120)
    #expect(cut.hasPrefix("a n") && cut.hasSuffix(".pdf") && cut.contains("…"))
    #expect(shortener.shortened("anything", to: 0) == "…")
    let huge = String(repeating: "x", count: 1_000_000) + ".end"
    #expect(shortener.shortened(huge, to: 120).hasSuffix(".end"))
  }
}
