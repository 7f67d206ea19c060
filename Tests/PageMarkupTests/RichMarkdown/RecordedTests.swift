import Foundation
import PageMarkup
import PageModel
import Testing

/// What the live server made of Rich Markdown. The recording is not part of the repository.
@Suite("Rich Markdown as the live server reads it")
struct RecordedTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var number: Int
    var markdown: String
    var line: Data

    var testDescription: String { "\(number): \(markdown.debugDescription)" }

    var blocks: Any? {
      (try? JSONSerialization.jsonObject(with: line) as? [String: Any])?["blocks"]
    }
  }

  /// Beside the repository; nil where it is not there.
  static let cases: [Case]? = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let name = "shared/data/rich-markdown-live.jsonl"
    let file = [folder.deletingLastPathComponent(), folder].map { $0.appendingPathComponent(name) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
    guard let file, let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").enumerated().compactMap { index, line in
      let data = Data(line.utf8)
      guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let markdown = object["markdown"] as? String
      else { return nil }
      return Case(number: index + 1, markdown: markdown, line: data)
    }
  }()

  /// What differs on purpose, by the message, and what it is here.
  ///
  /// The server finds no entities in the text of a link that it has refused. Here a refused link
  /// leaves nothing behind but its text, in which the web address of a user is found.
  private static let exceptions = [
    "<mailto:a||b@ya.ru>": "p(autourl(mailto:a||b@ya.ru))"
  ]

  @Test(
    "every recorded message", .enabled(if: cases != nil, "the recording is not there"),
    arguments: cases ?? [])
  func recorded(_ recorded: Case) throws {
    let expected = try RecordedPage.blocks(recorded.blocks).map(\.sortingStyles)
    let page = try parseRichMarkdown(recorded.markdown).page
    #expect(
      RichSpelling.of(page.blocks.map(\.sortingStyles))
        == Self.exceptions[recorded.markdown] ?? RichSpelling.of(expected))
  }

  @Test("the recording is whole", .enabled(if: cases != nil, "the recording is not there"))
  func count() {
    #expect(Self.cases?.count == 157)
  }
}
