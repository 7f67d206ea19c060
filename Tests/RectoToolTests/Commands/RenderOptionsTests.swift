import MessageFiles
import Testing

@testable import RectoTool

/// What reaches the engine for each option.
struct RenderOptionsTests {
  struct Row: CustomTestStringConvertible {
    var line: String
    var change: @Sendable (inout RenderOptions) -> Void

    init(_ line: String, _ change: @escaping @Sendable (inout RenderOptions) -> Void) {
      self.line = line
      self.change = change
    }

    var testDescription: String { line }
  }

  static let rows = [
    Row("-f png") { _ in },
    Row("-f svg") { $0.format = .svg },
    Row("--format=pdf") { $0.format = .pdf },
    Row("--format txt") { $0.format = .txt },
    Row("-f png --width 240.5") { $0.width = 240.5 },
    Row("-f png -w600 -s4") {
      $0.width = 600
      $0.scale = 4
    },
    Row("-f png --theme night --outgoing") {
      $0.theme = .night
      $0.isOutgoing = true
    },
    Row("-f png --text-size 26") { $0.textSize = .extraExtraLarge },
    Row("-f png --text-size extra-large") { $0.textSize = .extraLarge },
    Row("-f png --document") { $0.isDocument = true },
    Row("-f png --rtl") { $0.isRightToLeft = true },
    Row("-f png --expand") { $0.expandsEverything = true },
    Row("-f png --no-bubble") { $0.hasBubble = false },
    Row("-f png --reader --theme sepia --serif --font-size 150") {
      $0.subject = .article
      $0.theme = .sepia
      $0.isSerif = true
      $0.fontSize = .extraExtraLarge
    },
    Row("-f pdf --reader --theme dark") {
      $0.format = .pdf
      $0.subject = .article
      $0.theme = .night
    },
    Row("-f png --all-themes") { $0.subject = .allThemes(articlesOnly: false) },
    Row("-f png --all-themes --reader") { $0.subject = .allThemes(articlesOnly: true) },
    Row("-f png --accent ff8800") { $0.accent = InkColor(rgb: 0xFF8800) },
    Row("-f png --locale de_DE") { $0.locale = "de_DE" },
    Row("-f png --media pictures") { $0.mediaFolder = "pictures" },
  ]

  @Test(arguments: rows)
  func passes(_ row: Row) {
    let recorder = OptionsRecorder()
    let run = ToolRun("render - -o - " + row.line, input: "hi", pipeline: recorder.pipeline)
    #expect(run.standardError == "")
    #expect(run.status == .done)
    #expect(run.standardOutput == [1, 2, 3])
    var expected = RenderOptions()
    row.change(&expected)
    #expect(recorder.options == expected)
    #expect(recorder.source == InputSource.stub("hi"))
  }

  @Test("A page is 360 points wide, two pixels a point, an incoming bubble by day")
  func defaults() {
    let options = RenderOptions()
    #expect(options.width == 360)
    #expect(options.scale == 2)
    #expect(options.theme == .day)
    #expect(options.textSize.points == 17)
    #expect(!options.isOutgoing && options.hasBubble)
  }

  @Test(
    "What takes back something else of the line is refused",
    arguments: [
      ("--serif", "'--serif' is for articles; say --reader too"),
      ("--font-size 150", "'--font-size' is for articles; say --reader too"),
      ("--theme gray", "the theme 'gray' is for articles; say --reader too"),
      (
        "--reader --outgoing",
        "'--outgoing' is for messages in a chat; leave it out, or leave out --reader"
      ),
      (
        "--reader --text-size 17",
        "'--text-size' is for messages in a chat; leave it out, or leave out --reader"
      ),
      (
        "--reader -f pdf --width 400",
        "a PDF of an article is as wide as its paper; leave out --width"
      ),
      ("--all-themes --theme day", "--all-themes shows every theme; leave out --theme"),
      ("--all-themes --no-bubble", "'--no-bubble' does not go with --all-themes; leave it out"),
      (
        "--all-themes -f txt",
        "a layout has no colours; leave out --all-themes, or write a picture"
      ),
      ("--accent blue", "'--accent' takes six hexadecimal digits like 1a73e8, not 'blue'"),
      (
        "--font-size 90",
        "'--font-size' takes one of 50, 75, 85, 100, 115, 125, 150, not '90'; did you mean "
          + "'50'?"
      ),
    ])
  func contradictions(_ line: String, _ sentence: String) {
    let run = ToolRun("render - -o - -f png " + line, input: "hi")
    #expect(run.status == .wrongUsage)
    #expect(
      run.standardError.split(separator: "\n").first.map(String.init)?
        .replacing("recto render: ", with: "recto: ") == "recto: error: " + sentence)
  }

  @Test(
    "The extension says what to write, in any case",
    arguments: [
      ("a.png", .png), ("a.SVG", .svg), ("b/a.b.Pdf", .pdf), ("/x.y/a.txt", .txt), ("png", nil),
      (".png", nil), ("a.", nil), ("a.png/b", nil), ("a.jpeg", nil), ("a.png.", nil), ("", nil),
    ] as [(String, OutputFormat?)])
  func format(_ path: String, _ format: OutputFormat?) {
    #expect(OutputFormat(path: path) == format)
  }
}

extension InputSource {
  /// What reading this text from standard input gives.
  static func stub(_ text: String) -> InputSource? {
    try? InputSource.read("-", standardInput: TextStream(text: text))
  }
}

private final class TextStream: ByteSource {
  private var text: String

  init(text: String) {
    self.text = text
  }

  func read(upTo count: Int) throws(SystemError) -> [UInt8] {
    defer { text = "" }
    return Array(text.utf8)
  }
}
