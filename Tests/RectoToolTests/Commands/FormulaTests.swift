import Testing

@testable import RectoTool

struct FormulaTests {
  @Test(
    "A formula in words, as MathML and as a layout goes to standard output",
    arguments: [("txt", "squared"), ("mathml", "<math"), ("layout", "glyph "), ("svg", "<svg")])
  func texts(format: String, part: String) {
    let run = ToolRun(["formula", "a^2", "-o", "-", "--format", format])
    #expect(run.status == .done)
    #expect(run.standardError == "")
    #expect(run.outputText.contains(part), "\(run.outputText)")
  }

  @Test("Pictures begin as they should", arguments: [("png", "PNG"), ("pdf", "%PDF")])
  func pictures(format: String, part: String) {
    let run = ToolRun(["formula", "\\frac{a}{b}", "-o", "-", "-f", format, "--display"])
    #expect(run.status == .done)
    let beginning = String(decoding: run.standardOutput.prefix(8), as: UTF8.self)
    #expect(beginning.contains(part))
  }

  @Test("Standard input is read, without the line end a shell adds")
  func input() {
    let piped = ToolRun(
      ["formula", "-", "-o", "-", "-f", "mathml"], input: Array("a^2\n".utf8))
    let given = ToolRun(["formula", "a^2", "-o", "-", "-f", "mathml"])
    #expect(piped.status == .done)
    #expect(piped.outputText == given.outputText)
  }

  @Test(
    "A mistake is told with its column, and nothing is written",
    arguments: [("\\frac{a}{", "column 9: "), ("a^b^c", "column 4: "), ("\\foo", "column 1: ")])
  func mistakes(latex: String, part: String) {
    let run = ToolRun(["formula", latex, "-o", "-", "-f", "svg"])
    #expect(run.status == .failed)
    #expect(run.standardError.hasPrefix("formula: error: \(part)"), "\(run.standardError)")
    #expect(run.standardOutput.isEmpty)
  }

  @Test(
    "What is asked for changes the picture",
    arguments: [
      "--display", "--size 40", "--font pagella", "--color ff0000", "--background ffffff",
    ])
  func options(option: String) {
    let line = ["formula", "\\sum_i x_i", "-o", "-", "-f", "svg"]
    let plain = ToolRun(line)
    let changed = ToolRun(line + option.split(separator: " ").map(String.init))
    #expect(changed.status == .done)
    #expect(changed.standardOutput != plain.standardOutput)
  }

  @Test("The extension says what to write", arguments: ["a.gif", "-"])
  func unknownFormat(path: String) {
    let run = ToolRun(["formula", "x", "-o", path])
    #expect(run.status == .wrongUsage)
    #expect(run.standardError.contains("--format"))
  }
}
