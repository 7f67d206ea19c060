/// What a command line asks for.
public enum Request: Sendable {
  case run(ParsedArguments)
  /// The text of a help page.
  case help(String)
  /// What `--version` prints, with a newline.
  case version(String)
}

extension CommandDescription {
  /// Reads a command line, without the tool's own name.
  ///
  /// `--` ends the options; `-` alone and negative numbers are arguments; `--name=value`,
  /// `--name value`, `-nvalue` and `-n value` are the same; one-letter flags may be joined. `--help`
  /// wins over every mistake on the line.
  public func request(for line: [String]) throws(UsageError) -> Request {
    var parser = LineParser(root: self, line: line)
    do {
      return try parser.parse()
    } catch {
      guard parser.asksForHelp else { throw error }
      return .help(parser.command.helpPage(path: parser.path))
    }
  }
}

/// One walk over a command line.
private struct LineParser {
  private(set) var command: CommandDescription
  private(set) var path: [String]
  private let line: [String]
  private var position = 0
  private var parsed: ParsedArguments
  private var arguments: [String] = []

  init(root: CommandDescription, line: [String]) {
    command = root
    path = [root.name]
    self.line = line
    parsed = ParsedArguments(command: path)
  }

  /// Whether `--help` stands anywhere among the options.
  var asksForHelp: Bool {
    line.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  mutating func parse() throws(UsageError) -> Request {
    while position < line.count {
      let word = line[position]
      position += 1
      if word == "--" {
        arguments += line[position...]
        break
      } else if word.hasPrefix("--") {
        if let request = try takeLongOption(word) { return request }
      } else if isOption(word) {
        if let request = try takeShortOptions(word) { return request }
      } else if !command.subcommands.isEmpty {
        if let request = try enterSubcommand(word) { return request }
      } else {
        arguments.append(word)
      }
    }
    try assignArguments()
    try checkThatNothingIsMissing()
    return .run(parsed)
  }

  // MARK: Commands

  private mutating func enterSubcommand(_ name: String) throws(UsageError) -> Request? {
    guard let next = command.subcommand(named: name) else {
      throw mistake(
        .unknownCommand(
          name, suggestion: nearest(to: name, among: command.allSubcommands.map(\.name))))
    }
    if next.name == CommandDescription.help.name { return try helpRequest() }
    command = next
    path.append(next.name)
    parsed = ParsedArguments(command: path)
    return nil
  }

  /// What follows `help` names a command.
  private mutating func helpRequest() throws(UsageError) -> Request {
    for name in line[position...] where !isOption(name) && name != "help" {
      position += 1
      if let request = try enterSubcommand(name) { return request }
    }
    return .help(command.helpPage(path: path))
  }

  // MARK: Options

  private mutating func takeLongOption(_ word: String) throws(UsageError) -> Request? {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = command.allOptions.first(where: { $0.name == name }) else {
      throw mistake(unknownOption("--" + name))
    }
    return try take(option, attached: parts.count == 2 ? String(parts[1]) : nil)
  }

  /// `-o`, `-oVALUE`, `-o=VALUE` or several flags in one word.
  private mutating func takeShortOptions(_ word: String) throws(UsageError) -> Request? {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = command.allOptions.first(where: { $0.short == letter }) else {
        throw mistake(unknownOption("-" + String(letter)))
      }
      let hasEquals = letters.first == "="
      if option.value != nil {
        let rest = hasEquals ? letters.dropFirst() : letters
        return try take(option, attached: letters.isEmpty ? nil : String(rest))
      }
      if let request = try take(option, attached: hasEquals ? String(letters.dropFirst()) : nil) {
        return request
      }
    }
    return nil
  }

  private mutating func take(
    _ option: OptionDescription, attached: String?
  ) throws(UsageError) -> Request? {
    guard let value = option.value else {
      if let attached {
        throw mistake(.unwantedValue(option: option.spelling, value: attached))
      }
      if option.name == OptionDescription.help.name {
        return .help(command.helpPage(path: path))
      }
      if option.name == OptionDescription.version.name, let version = command.version {
        return .version("\(command.name) \(version)\n")
      }
      parsed.set(option)
      return nil
    }
    guard let text = attached ?? nextValue() else {
      throw mistake(.missingValue(option: option.spelling, expectation: value.expectation))
    }
    parsed.set(option, to: try read(text, as: value, named: option.spelling))
    return nil
  }

  /// The next word, unless it is an option: a value that begins with a dash is attached with `=`.
  private mutating func nextValue() -> String? {
    guard position < line.count, !isOption(line[position]), line[position] != "--" else {
      return nil
    }
    position += 1
    return line[position - 1]
  }

  /// Whether a word is an option rather than `-` or a negative number.
  private func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word != "-" else { return false }
    return Double(word) == nil
  }

  private func unknownOption(_ spelling: String) -> UsageError.Mistake {
    let owner = command.subcommands.first { subcommand in
      subcommand.options.contains { $0.spelling == spelling || "-\($0.short ?? "-")" == spelling }
    }
    if let owner {
      return .optionBeforeCommand(
        spelling, command: (path + [owner.name]).joined(separator: " "))
    }
    return .unknownOption(
      spelling, suggestion: nearest(to: spelling, among: command.allOptions.map(\.spelling)))
  }

  // MARK: Arguments

  private mutating func assignArguments() throws(UsageError) {
    var waiting = command.arguments[...]
    for text in arguments {
      guard let argument = waiting.first else { throw mistake(.unexpectedArgument(text)) }
      parsed.append(try read(text, as: argument.value, named: argument.name), to: argument)
      if !argument.repeats { waiting.removeFirst() }
    }
    if let missing = waiting.first, missing.isRequired, !parsed.has(missing) {
      throw mistake(.missingArgument(missing.name))
    }
  }

  private func checkThatNothingIsMissing() throws(UsageError) {
    guard command.subcommands.isEmpty else { throw mistake(.missingCommand) }
    if let missing = command.options.first(where: { $0.isRequired && !parsed.has($0) }) {
      throw mistake(.missingOption(missing.usage))
    }
  }

  private func read(
    _ text: String, as value: ValueDescription, named name: String
  ) throws(UsageError) -> any Sendable {
    if let result = value.read(text) { return result }
    var suggestion: String?
    if case .words(let words) = value.completion {
      suggestion = nearest(to: text, among: words.map(\.name))
    }
    throw mistake(
      .badValue(
        of: name, value: text, expectation: value.expectation, suggestion: suggestion))
  }

  private func mistake(_ mistake: UsageError.Mistake) -> UsageError {
    UsageError(mistake, in: path)
  }
}
