/// Text laid out for a terminal of 80 columns: paragraphs, two-column sections, examples.
struct HelpPage {
  private(set) var text = ""

  private static let columns = 80
  /// Where a section's right column starts at most; a longer label gets a line of its own.
  private static let widestLabel = 26

  struct Row {
    var label: String
    var text: String
  }

  /// Adds a paragraph; lines after the first are indented.
  mutating func add(paragraph: String, indent: Int = 0) {
    startPart()
    let lines = HelpPage.wrapped(paragraph, width: HelpPage.columns - indent)
    for (index, line) in lines.enumerated() {
      text += (index == 0 ? "" : String(repeating: " ", count: indent)) + line + "\n"
    }
  }

  /// Adds a titled list; nothing when it has no rows.
  mutating func add(section title: String, rows: [Row]) {
    guard !rows.isEmpty else { return }
    startPart()
    text += title + ":\n"
    let fitting = rows.map(\.label.count).filter { $0 <= HelpPage.widestLabel }
    let indent = (fitting.max() ?? HelpPage.widestLabel) + 4
    for row in rows {
      var label = "  " + row.label
      if label.count + 2 > indent {
        text += label + "\n"
        label = ""
      }
      for line in HelpPage.wrapped(row.text, width: HelpPage.columns - indent) {
        text += label + String(repeating: " ", count: indent - label.count) + line + "\n"
        label = ""
      }
    }
  }

  /// Adds the lines a user could type, each with its outcome under it.
  mutating func add(examples: [CommandExample]) {
    guard !examples.isEmpty else { return }
    startPart()
    text += "Examples:\n"
    for example in examples {
      text += "  \(example.line)\n"
      for line in HelpPage.wrapped(example.outcome, width: HelpPage.columns - 6) {
        text += "      \(line)\n"
      }
    }
  }

  /// Parts are a blank line apart.
  private mutating func startPart() {
    if !text.isEmpty { text += "\n" }
  }

  /// Breaks at spaces; a word longer than the width stands alone and sticks out.
  private static func wrapped(_ paragraph: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
