extension CommandDescription {
  /// What `--help` prints: at most 80 columns, the last line ended.
  ///
  /// - Parameter path: the names from the tool's down to this command's.
  func helpPage(path: [String]) -> String {
    let command = path.joined(separator: " ")
    var page = HelpPage()
    page.add(paragraph: "\(command): \(lowercasedFirst(summary))")
    page.add(paragraph: "Usage: " + usage(command), indent: 7)
    for paragraph in discussion { page.add(paragraph: paragraph) }
    page.add(
      section: "Commands",
      rows: allSubcommands.map { HelpPage.Row(label: $0.name, text: $0.summary) })
    page.add(
      section: "Arguments",
      rows: arguments.map { HelpPage.Row(label: $0.name, text: $0.help + $0.value.margin) })
    page.add(
      section: "Options",
      rows: allOptions.map { option in
        HelpPage.Row(label: option.label, text: option.help + (option.value?.margin ?? ""))
      })
    page.add(examples: examples)
    if !subcommands.isEmpty {
      page.add(paragraph: "'\(command) COMMAND --help' says more about a command.")
    }
    return page.text
  }

  /// `recto render INPUT -o OUT [options]`.
  func usage(_ command: String) -> String {
    var words = [command]
    if !subcommands.isEmpty { words.append("COMMAND …") }
    for argument in arguments {
      let name = argument.name + (argument.repeats ? "…" : "")
      words.append(argument.isRequired ? name : "[\(name)]")
    }
    words += options.filter(\.isRequired).map(\.usage)
    if options.contains(where: { !$0.isRequired }) { words.append("[options]") }
    return words.joined(separator: " ")
  }

  private func lowercasedFirst(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension OptionDescription {
  /// `-o OUT`, as usage lines and sentences write it.
  var usage: String {
    let name = short.map { "-\($0)" } ?? spelling
    return value.map { "\(name) \($0.placeholder)" } ?? name
  }

  /// `-o, --output OUT`, as the list of options writes it.
  var label: String {
    (short.map { "-\($0), " } ?? "    ") + spelling + (value.map { " " + $0.placeholder } ?? "")
  }
}

extension ValueDescription {
  /// What may stand there and what stands there by default, after the help.
  var margin: String {
    let parts = [bounds, defaultText.map { "default " + $0 }].compactMap { $0 }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
  }
}
