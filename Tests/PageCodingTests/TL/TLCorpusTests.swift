import Testing

@testable import PageCoding

@Suite("TL: the corpus Telethon wrote")
struct TLCorpusTests {
  @Test("every value reads as Telethon meant it, and is written to the same bytes")
  func readsAndWrites() {
    #expect(TLCorpusEntry.recorded.count > 550)
    for entry in TLCorpusEntry.recorded {
      let expected = Hexadecimal.string(entry.bytes) + "\t" + entry.meaning
      #expect(entry.reply() == expected)
    }
  }

  @Test("the corpus has every constructor of layer 229")
  func isComplete() throws {
    let recorded = Set(TLCorpusEntry.recorded.map { constructor(of: $0.bytes) })
    let missing = try TLSchemaText.constructors().filter {
      $0.isOfLayer229 && !recorded.contains($0.id)
    }
    #expect(missing.map(\.line) == [])
  }

  @Test("every value, cut short anywhere, is refused where it ends")
  func refusesPrefixes() {
    for entry in TLCorpusEntry.recorded where entry.meaning != "-" && entry.bytes.count < 400 {
      for length in stride(from: 0, to: entry.bytes.count, by: 4) {
        let prefix = Array(entry.bytes.prefix(length))
        do throws(TLError) {
          let object = try TL.object(from: prefix)
          Issue.record("\(length) bytes of \(entry.meaning) were taken for \(object)")
        } catch {
          #expect((error.offset ?? .max) <= length)
        }
      }
    }
  }

  private func constructor(of bytes: [UInt8]) -> UInt32 {
    bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
