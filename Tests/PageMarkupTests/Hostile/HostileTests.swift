import Foundation
import PageMarkup
import Testing

@Suite("Hostile inputs")
struct HostileTests {
  #if DEBUG
    /// A quarter of what a text may have: without optimisation everything takes longer.
    private static let largest = 128_000
  #else
    /// As much as a text may have.
    private static let largest = 512_000
  #endif
  /// What the files in the repository have.
  private static let smallest = 20_000
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/hostile")

  @Test("at full size in less than a second each", arguments: HostileInput.all)
  func time(of input: HostileInput) {
    let text = input.text(ofSize: Self.largest)
    let options = MarkdownOptions(mode: .document(fileName: nil))
    let seconds = ThreadTime.seconds { _ = try? parseMarkdown(text, options: options) }
    #expect(seconds < 1)
  }

  @Test("twice the text takes about twice the time", arguments: HostileInput.all)
  func growth(of input: HostileInput) {
    var options = MarkdownOptions()
    options.limits = .unlimited
    let half = input.text(ofSize: 64_000)
    let whole = input.text(ofSize: 128_000)
    // What takes little time is measured too badly to compare.
    let seconds = ThreadTime.seconds { _ = try? parseMarkdown(whole, options: options) }
    if seconds < 0.1 { return }
    // Other work on the machine slows single runs down; growth itself would slow all of them.
    let isLinear = (0..<4).contains { _ in
      let first = ThreadTime.seconds { _ = try? parseMarkdown(half, options: options) }
      let second = ThreadTime.seconds { _ = try? parseMarkdown(whole, options: options) }
      return min(seconds, second) < first * 3
    }
    #expect(isLinear)
  }

  @Test("every file is what its recipe makes", arguments: HostileInput.all)
  func files(of input: HostileInput) throws {
    let file = Self.folder.appendingPathComponent(input.name + ".md")
    let text = input.text(ofSize: Self.smallest)
    if ProcessInfo.processInfo.environment["RECTO_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: Self.folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let recorded = try Data(contentsOf: file)
    #expect(recorded == Data(text.utf8), "run with RECTO_RECORD=1 to write it anew")
    _ = try? parseMarkdown(bytes: Array(recorded))
  }

  @Test("the README has a line for every file and no others")
  func readme() throws {
    let file = Self.folder.appendingPathComponent("README.md")
    let lines = HostileInput.all.map { "| `\($0.name).md` | \($0.aim) |" }
    let readme = (Self.head + lines).joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["RECTO_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: Self.folder, withIntermediateDirectories: true)
      try Data(readme.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == readme)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let expected = HostileInput.all.map { $0.name + ".md" } + ["README.md"]
    #expect(files.sorted() == expected.sorted())
  }

  private static let head = [
    "# Hostile inputs", "",
    "Texts made to take a Markdown parser long, each a short pattern repeated. Recto reads every",
    "one of them in less than a second, also at the 512,000 bytes a text may have, or says at once",
    "what is too much.", "",
    "The tests make the files (`Tests/PageMarkupTests/Hostile`, with `RECTO_RECORD=1`) and check",
    "them.", "", "| File | Aims at |", "|---|---|",
  ]
}

extension MarkupLimits {
  /// Limits that no test text reaches, so that all of it is parsed; but those on what grows faster
  /// than the text (a row of a table as wide as the text is long) stay.
  static var unlimited: MarkupLimits {
    var limits = MarkupLimits()
    limits.sourceBytes = .max / 4
    limits.lineLength = .max
    limits.quoteDepth = 1_000
    limits.indentWidth = .max
    limits.htmlTags = .max
    limits.htmlDepth = .max
    limits.textLength = .max
    limits.inlineRuns = .max
    limits.blockNodes = .max
    limits.blocks = .max
    limits.mediaItems = .max
    limits.formulas = .max
    limits.formulaCharacters = .max
    return limits
  }
}
