import Foundation
import TestSupport
import Testing

/// The examples, drawn by the built tool from the message to the file.
struct ExamplesTests {
  static let names = ["tour.md", "rtl.md", "cjk.md", "table-heavy.md"]

  @Test("Every example becomes a picture of the asked size, without a warning", arguments: names)
  func pixels(_ name: String) throws {
    try withTemporaryFolder { folder in
      let output = folder.appendingPathComponent("out.png")
      let result = try BuiltTool.recto(
        "render", example(name), "-o", output.path, "--width", "240", "--scale", "3")
      #expect(result.status == 0)
      #expect(result.standardError == "")
      let bytes = try Data(contentsOf: output)
      let width = try #require(pngSize(bytes)).width
      #expect(width == 720)
    }
  }

  @Test("The rich examples are drawn, and say the same in both forms")
  func rich() throws {
    for (name, form) in [("rich.md", "rich-markdown"), ("rich.html", "rich-html")] {
      let picture = try BuiltTool.recto(
        "render", example(name), "--from", form, "-o", "-", "-f", "png")
      #expect(picture.status == 0)
      #expect(picture.standardError == "", "\(name)")
      #expect(pngSize(picture.output) != nil)
      let tree = try BuiltTool.recto("convert", example(name), "--from", form, "--to", "tree")
      for word in ["buttonRow", "details", "formula", "spoiler", "marked", "table", "blockQuote"] {
        #expect(tree.standardOutput.contains(word), "\(name): \(word)")
      }
      let preview = try BuiltTool.recto("preview", example(name), "--from", form)
      #expect(preview.standardOutput.hasPrefix("Ticket 4711 is solved The build of Tuesday night"))
    }
  }

  @Test("The same message gives the same bytes", arguments: ["png", "svg", "pdf", "txt"])
  func deterministic(_ format: String) throws {
    let message =
      "# Title\n\nSome *words*, שלום, 日本 and 👍.\n\n- [x] done\n\n| a | b |\n|---|--:|\n| 1 | 2 |"
    let runs = try (0..<2).map { _ in
      try BuiltTool.recto("render", "-", "-o", "-", "-f", format, input: message)
    }
    #expect(runs[0].status == 0)
    #expect(runs[0].standardError == "")
    #expect(!runs[0].output.isEmpty)
    #expect(runs[0].output == runs[1].output)
  }

  @Test(
    "Every option is drawn",
    arguments: [
      "--theme night", "--outgoing", "--text-size 26", "--document", "--rtl", "--expand",
      "--no-bubble",
    ])
  func options(_ option: String) throws {
    let arguments = ["render", example("tour.md"), "-o", "-", "-f", "png", "--scale", "1"]
    let result = try run(
      BuiltTool.path(), arguments + option.split(separator: " ").map(String.init))
    #expect(result.status == 0)
    let size = try #require(pngSize(result.output))
    #expect(size.width == 360)
    #expect(size.height > 3000)
  }

  @Test("A PDF's text can be read back, in every script", .enabled(if: Tool.exists("pdftotext")))
  func pdf() throws {
    try withTemporaryFolder { folder in
      let output = folder.appendingPathComponent("out.pdf").path
      let result = try BuiltTool.recto("render", example("tour.md"), "-o", output)
      #expect(result.status == 0)
      let text = try run("pdftotext", [output, "-"]).standardOutput
      for words in ["Three days in the hills", "Old rule", "hours(kilometres", "山小屋", "능선"] {
        #expect(text.contains(words), "\(words)")
      }
    }
  }

  @Test("An SVG is a picture for others too", .enabled(if: Tool.exists("rsvg-convert")))
  func svg() throws {
    try withTemporaryFolder { folder in
      let output = folder.appendingPathComponent("out.svg").path
      let result = try BuiltTool.recto("render", example("cjk.md"), "-o", output)
      #expect(result.status == 0)
      let converted = try run("rsvg-convert", [output])
      #expect(converted.status == 0)
      let width = try #require(pngSize(converted.output)).width
      #expect(width == 360)
    }
  }

  @Test("The layout and the tree are text to read")
  func text() throws {
    let layout = try BuiltTool.recto("render", example("tour.md"), "-o", "-", "-f", "txt")
    #expect(layout.status == 0)
    #expect(layout.standardOutput.hasPrefix("message 360×"))
    let tree = try BuiltTool.recto("convert", example("tour.md"), "--to", "tree")
    #expect(tree.status == 0)
    for word in ["heading", "table", "list", "image", "formula", "Three days in the hills"] {
      #expect(tree.standardOutput.contains(word), "\(word)")
    }
  }

  @Test("A picture that is not there is a warning, and its place is drawn")
  func missingPicture() throws {
    let result = try BuiltTool.recto(
      "render", "-", "-o", "-", "-f", "png", input: "![](nowhere.png)\n\nText.\n")
    #expect(result.status == 0)
    #expect(result.standardError.hasPrefix("stdin"))
    #expect(result.standardError.contains("warning: "))
    #expect(result.standardError.contains("nowhere.png"))
    #expect(pngSize(result.output) != nil)
  }

  @Test("A message that is too large is refused and nothing is written")
  func tooLarge() throws {
    try withTemporaryFolder { folder in
      let input = folder.appendingPathComponent("m.md")
      try Data(repeating: 0x61, count: 600_000).write(to: input)
      let result = try BuiltTool.recto("render", "m.md", "-o", "m.png", folder: folder)
      #expect(result.status == 1)
      #expect(result.standardError.hasPrefix("m.md:"))
      #expect(result.standardError.contains(": error: "))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names == ["m.md"])
    }
  }

  private func example(_ name: String) -> String {
    BuiltTool.examples.appendingPathComponent(name).path
  }

  /// What a PNG's header says, nil for other bytes.
  private func pngSize(_ data: Data) -> (width: Int, height: Int)? {
    let bytes = Array(data.prefix(24))
    guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    func number(at start: Int) -> Int { bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }
}
