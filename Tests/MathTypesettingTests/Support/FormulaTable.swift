import Foundation

/// The rows of `Docs/formulas.md`.
enum FormulaTable {
  struct Entry: Sendable, CustomStringConvertible {
    var function: String
    /// `yes`, `differs` or `no`.
    var support: String
    var example: String
    var note: String

    var description: String { function }
  }

  static let text: String = {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Docs/formulas.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  static let entries: [Entry] = text.split(separator: "\n").compactMap { line in
    let cells = Self.cells(of: line)
    guard cells.count == 4, ["yes", "differs", "no"].contains(cells[1]) else { return nil }
    return Entry(
      function: code(cells[0]), support: cells[1], example: code(cells[2]), note: cells[3])
  }

  /// What stands between bars; a bar after a backslash is none.
  private static func cells(of line: Substring) -> [String] {
    guard line.hasPrefix("| "), line.hasSuffix(" |") else { return [] }
    let bar = "\u{0}"
    return line.dropFirst(2).dropLast(2).replacingOccurrences(of: "\\|", with: bar)
      .components(separatedBy: " | ").map { $0.replacingOccurrences(of: bar, with: "|") }
  }

  private static func code(_ cell: String) -> String {
    if cell.hasPrefix("`` ") { return String(cell.dropFirst(3).dropLast(3)) }
    return String(cell.dropFirst().prefix { $0 != "`" })
  }
}
