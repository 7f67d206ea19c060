/// Completions for fish: a line for each thing that can be offered, with the condition it depends on.
struct FishCompletion {
  let tool: CommandDescription

  var script: String {
    let lines = ["complete -c \(tool.name) -f"] + tool.places().flatMap(lines) + helpLines
    return """
      # fish completion for \(tool.name); load it with: \(tool.name) completion fish | source

      \(lines.joined(separator: "\n"))

      """
  }

  private func lines(for place: CommandPlace) -> [String] {
    let condition = self.condition(place)
    var lines = place.command.allSubcommands.map {
      "\(condition) -a \(word($0.name)) -d \(word($0.summary))"
    }
    lines += place.command.allOptions.map { option in
      var line = condition
      if let short = option.short { line += " -s \(short)" }
      line += " -l \(option.name) -d \(word(option.help))"
      if let value = option.value { line += " -x" + offer(value.completion) }
      return line
    }
    if place.command.subcommands.isEmpty, let argument = place.command.arguments.first {
      let offer = offer(argument.value.completion)
      if !offer.isEmpty { lines.append(condition + offer) }
    }
    return lines
  }

  /// True where the words so far have led to this command and no further.
  private func condition(_ place: CommandPlace) -> String {
    var tests: [String] = place.path.map { "__fish_seen_subcommand_from \($0)" }
    let next = place.command.allSubcommands.map(\.name)
    if !next.isEmpty {
      tests.append("not __fish_seen_subcommand_from " + next.joined(separator: " "))
    } else if !place.path.isEmpty, !tool.subcommands.isEmpty {
      tests.append("not __fish_seen_subcommand_from help")
    }
    guard !tests.isEmpty else { return "complete -c \(tool.name)" }
    return "complete -c \(tool.name) -n \(word(tests.joined(separator: "; and ")))"
  }

  private var helpLines: [String] {
    guard !tool.subcommands.isEmpty else { return [] }
    return tool.subcommands.map {
      "complete -c \(tool.name) -n '__fish_seen_subcommand_from help' -a \(word($0.name))"
        + " -d \(word($0.summary))"
    }
  }

  private func offer(_ hint: CompletionHint) -> String {
    switch hint {
    case .nothing:
      return ""
    case .words(let words):
      let offered = words.map { $0.help.isEmpty ? $0.name : "\($0.name)\\t'\($0.help)'" }
      return " -a " + word(offered.joined(separator: " "))
    case .files(let extensions) where extensions.isEmpty:
      return " -a '(__fish_complete_path)'"
    case .files(let extensions):
      let offered = extensions.map { "__fish_complete_suffix .\($0)" }
      return " -a " + word("(" + offered.joined(separator: "; ") + ")")
    }
  }

  /// A text as one word of fish, where only `\` and `'` are special between single quotes.
  private func word(_ text: String) -> String {
    let escaped = text.reduce(into: "") { result, character in
      if character == "'" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return "'" + escaped + "'"
  }
}
