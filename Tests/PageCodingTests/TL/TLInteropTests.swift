import Foundation
import PageModel
import Testing

@testable import PageCoding

/// Recto's side of `Tests/Interop/tl_interop.py`, by files that the environment names.
@Suite("TL: interop", .enabled(if: ProcessInfo.processInfo.environment["RECTO_TL_CORPUS"] != nil))
struct TLInteropTests {
  @Test("answers the corpus")
  func answersCorpus() throws {
    let text = try String(contentsOf: file("RECTO_TL_CORPUS"), encoding: .utf8)
    let replies = TLCorpusEntry.parse(text).map { $0.reply() + "\n" }
    try replies.joined().write(to: file("RECTO_TL_REPLY"), atomically: true, encoding: .utf8)
  }

  @Test("writes random pages in both forms and as articles")
  func makesPages() throws {
    var lines = ""
    let encoding = TL.EncodingOptions(layer: 229)
    for seed in 0..<UInt64(400) {
      let page = TLRandomPage.page(seed: seed)
      let forms = [
        try TL.encodeRichMessage(page, options: encoding).bytes,
        try TL.encodeInputRichMessage(page, options: TL.SendingOptions(encoding: encoding)).bytes,
        try TL.encodePage(page, options: encoding).bytes,
      ]
      for bytes in forms { lines += Hexadecimal.string(bytes) + "\n" }
    }
    try lines.write(to: file("RECTO_TL_MADE"), atomically: true, encoding: .utf8)
  }

  private func file(_ variable: String) throws -> URL {
    URL(fileURLWithPath: try #require(ProcessInfo.processInfo.environment[variable]))
  }
}
