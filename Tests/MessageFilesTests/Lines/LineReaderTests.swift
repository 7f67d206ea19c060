import MessageFiles
import Testing

struct LineReaderTests {
  @Test("A line longer than a message may be is an error, and the next one is read")
  func longLines() throws {
    var lines = LineReader(Chunks(["aaaa", "aaaa", "aa\nb", "b\r\n", "\n", "c"]), limit: 5)
    var found: [String] = []
    while let line = try lines.next() {
      switch line {
      case .tooLong: found.append("too long")
      case .whole(let bytes): found.append(String(decoding: bytes, as: UTF8.self))
      }
    }
    #expect(found == ["too long", "bb", "", "c"])
  }

  private final class Chunks: ByteSource {
    private var chunks: [String]

    init(_ chunks: [String]) {
      self.chunks = chunks
    }

    func read(upTo count: Int) throws(SystemError) -> [UInt8] {
      chunks.isEmpty ? [] : Array(chunks.removeFirst().utf8)
    }
  }
}
