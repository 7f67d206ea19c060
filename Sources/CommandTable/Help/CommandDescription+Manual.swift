extension CommandDescription {
  /// The manual page of a tool with all of its commands, in the macros of `man`. It ends with a line's end.
  ///
  /// - Parameter project: what the page says it belongs to.
  public func manualPage(project: String) -> String {
    var page = ManualPage()
    page.add(
      macro: "TH", [name.uppercased(), "1", "", "\(project) \(version ?? "")", "User Commands"])
    page.add(macro: "SH", ["NAME"])
    page.add(text: "\(name) - \(summary.prefix(1).lowercased() + summary.dropFirst())")
    page.add(macro: "SH", ["SYNOPSIS"])
    page.add(text: usage(name))
    page.add(macro: "SH", ["DESCRIPTION"])
    page.add(paragraphs: discussion)
    for command in subcommands {
      let path = "\(name) \(command.name)"
      page.add(macro: "SH", [path.uppercased()])
      page.add(text: command.summary + ".")
      page.add(macro: "PP", [])
      page.add(text: command.usage(path))
      page.add(paragraphs: command.discussion)
      command.addTables(to: &page)
    }
    addTables(to: &page)
    return page.text
  }

  private func addTables(to page: inout ManualPage) {
    for argument in arguments {
      page.add(item: argument.name, argument.help + argument.value.margin + ".")
    }
    for option in options {
      page.add(
        item: option.label.trimmingSpaces, option.help + (option.value?.margin ?? "") + ".")
    }
    for example in examples { page.add(item: example.line, example.outcome + ".") }
  }
}

/// Text for `man`.
private struct ManualPage {
  private(set) var text = ""

  mutating func add(macro: String, _ words: [String]) {
    text += "." + macro
    for word in words { text += " \"\(ManualPage.escaped(word).replacingQuotes)\"" }
    text += "\n"
  }

  mutating func add(text line: String) {
    let escaped = ManualPage.escaped(line)
    // A line that begins so would be a macro.
    let isMacro = escaped.hasPrefix(".") || escaped.hasPrefix("'")
    text += (isMacro ? "\\&" : "") + escaped + "\n"
  }

  mutating func add(paragraphs: [String]) {
    for paragraph in paragraphs {
      add(macro: "PP", [])
      add(text: paragraph)
    }
  }

  mutating func add(item: String, _ words: String) {
    add(macro: "TP", [])
    add(text: item)
    add(text: words)
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      case "\n": result += " "
      default: result.append(character)
      }
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String { String(drop { $0 == " " }) }

  /// As the words of a macro have them, which stand in quotes.
  fileprivate var replacingQuotes: String {
    split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
  }
}
