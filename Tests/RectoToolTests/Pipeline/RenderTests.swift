import Foundation
import MessageFiles
import Recto
import TestSupport
import Testing

@testable import RectoTool

/// The engine's own drawing, run inside the test.
struct RenderTests {
  private func render(
    _ text: String, folder: String = ".", _ change: (inout RenderOptions) -> Void
  ) throws -> RenderedOutput {
    var options = RenderOptions()
    options.scale = 1
    change(&options)
    let source = InputSource(name: "m.md", folder: folder, bytes: Array(text.utf8))
    return try EngineRun(source: source, options: options).render()
  }

  @Test(
    "An article as PDF is A4 pages that hold the text once", .enabled(if: Tool.exists("pdftotext")))
  func pages() throws {
    let paragraphs = (1...60).map { "Paragraph number \($0) of the article, with some words." }
    let output = try render(paragraphs.joined(separator: "\n\n")) {
      $0.format = .pdf
      $0.subject = .article
    }
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("a.pdf")
      try Data(output.bytes).write(to: file)
      let info = try run("pdfinfo", [file.path]).standardOutput
      #expect(info.contains("595.28 x 841.89 pts (A4)"))
      let text = try run("pdftotext", [file.path, "-"]).standardOutput
      for number in 1...60 {
        let words = "Paragraph number \(number) of"
        #expect(text.components(separatedBy: words).count == 2, "\(words)")
      }
      #expect(text.contains("\u{0C}Paragraph"))
    }
  }

  @Test("A contact sheet is a picture of every theme, an accent is seen in each")
  func themes() throws {
    let message = "# Title\n\nSome [words](https://example.org/)."
    let plain = try render(message) { $0.subject = .allThemes(articlesOnly: false) }
    let accented = try render(message) {
      $0.subject = .allThemes(articlesOnly: false)
      $0.accent = InkColor(rgb: 0xE4_572E)
    }
    #expect(plain.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(plain.bytes != accented.bytes)
    let articles = try render(message) { $0.subject = .allThemes(articlesOnly: true) }
    #expect(articles.bytes.count < plain.bytes.count)
  }

  @Test("Pictures are found in the folder of media, by path, by name and by number")
  func media() throws {
    try withTemporaryFolder { folder in
      let formula = try FormulaRun.bytes(
        InputSource(name: "formula", folder: ".", bytes: Array("x".utf8)),
        FormulaOptions(format: .png))
      let png = Data(formula)
      try png.write(to: folder.appendingPathComponent("photo.png"))
      try png.write(to: folder.appendingPathComponent("4711.png"))
      let media = try MediaFolder(path: folder.path)
      #expect(media.file(named: "photo.png") == folder.path + "/photo.png")
      #expect(media.file(named: "deep/photo.png") == folder.path + "/photo.png")
      #expect(media.file(named: "https://a.b/c/photo.png?x=1") == folder.path + "/photo.png")
      #expect(media.file(named: "../photo.png") == folder.path + "/photo.png")
      #expect(media.file(named: "other.png") == nil)
      #expect(media.file(named: "..") == nil && media.file(named: "") == nil)
      #expect(media.file(numbered: 4711) == folder.path + "/4711.png")
      #expect(media.file(numbered: 1) == nil)

      let message = "![](https://example.org/photo.png)\n\n![](gone.png)"
      let without = try render(message, folder: folder.path) { _ in }
      #expect(without.warnings.count == 2)
      let with = try render(message, folder: folder.path) { $0.mediaFolder = folder.path }
      #expect(with.warnings.map(\.sentence).count == 1)
      #expect(with.warnings.first?.sentence.contains("gone.png") == true)
    }
  }

  @Test("A folder or a locale that is not there is told before anything is drawn")
  func mistakes() throws {
    #expect(throws: ToolError.self) { try render("x") { $0.mediaFolder = "/nowhere/at/all" } }
    do {
      _ = try render("x") { $0.locale = "klingon" }
      Issue.record("drawn")
    } catch let error as ToolError {
      #expect(
        error.message.contains(
          "there is no locale 'klingon'; name a language, or a language and a country"))
      #expect(error.exitCode == .wrongUsage)
    }
  }

  @Test("Dates are the locale's")
  func locale() throws {
    let message = "![22:45 tomorrow](tg://time?unix=1647531900&format=wDT)"
    let output = try render(message) {
      $0.source = .richMarkdown
      $0.format = .txt
      $0.locale = "de_DE"
    }
    #expect(String(decoding: output.bytes, as: UTF8.self).contains("März 2022"))
  }
}
