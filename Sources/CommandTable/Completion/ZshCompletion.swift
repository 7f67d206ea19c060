/// A completion function for zsh, a function for each command.
struct ZshCompletion {
  let tool: CommandDescription

  var script: String {
    let functions = tool.places().map { place in
      place.command.subcommands.isEmpty ? leaf(place) : branch(place)
    }
    return """
      #compdef \(tool.name)
      # zsh completion for \(tool.name); load it with: source <(\(tool.name) completion zsh)

      \(functions.joined(separator: "\n\n"))

      if [ "$funcstack[1]" = "\(function([]))" ]; then
        \(function([])) "$@"
      else
        compdef \(function([])) \(tool.name)
      fi

      """
  }

  private func function(_ path: [String]) -> String {
    (["_" + tool.name] + path).joined(separator: "_")
  }

  /// A command that only leads to others.
  private func branch(_ place: CommandPlace) -> String {
    let names = place.command.allSubcommands.map { described($0.name, $0.summary) }
    let cases = place.command.subcommands.map {
      "      \($0.name)) \(function(place.path + [$0.name])) ;;"
    }
    let helped = place.command.subcommands.map { described($0.name, $0.summary) }
    return """
      \(function(place.path))() {
        local context state state_descr line
        typeset -A opt_args
        _arguments -C \(specifications(place.command.allOptions).joined(separator: " ")) \
      '1: :->command' '*:: :->rest'
        case $state in
          command) local names=(\(names.joined(separator: " "))); _describe command names ;;
          rest) case $line[1] in
      \(cases.joined(separator: "\n"))
            help) local names=(\(helped.joined(separator: " "))); _describe command names ;;
          esac ;;
        esac
      }
      """
  }

  private func leaf(_ place: CommandPlace) -> String {
    let arguments = place.command.arguments.map { argument in
      let number = argument.repeats ? "*" : ""
      return shellWord("\(number):\(escaped(argument.name)):\(action(argument.value.completion))")
    }
    let words = specifications(place.command.allOptions) + arguments
    return """
      \(function(place.path))() {
        _arguments -s \\
          \(words.joined(separator: " \\\n    "))
      }
      """
  }

  /// `'(-o --output)'{-o,--output=}'[help]:OUT:_files'`: the spellings exclude each other.
  private func specifications(_ options: [OptionDescription]) -> [String] {
    options.map { option in
      let value = option.value.map { ":\(escaped($0.placeholder)):\(action($0.completion))" } ?? ""
      let rest = shellWord("[\(escaped(option.help))]" + value)
      let long = option.spelling + (option.value == nil ? "" : "=")
      guard let short = option.short else { return "'\(long)'" + rest }
      let shortForm = "-\(short)" + (option.value == nil ? "" : "+")
      return "'(-\(short) \(option.spelling))'{\(shortForm),\(long)}" + rest
    }
  }

  private func action(_ hint: CompletionHint) -> String {
    switch hint {
    case .nothing: " "
    case .words(let words): "(\(words.map(\.name).joined(separator: " ")))"
    case .files(let extensions) where extensions.isEmpty: "_files"
    case .files(let extensions): "_files -g \"*.(\(extensions.joined(separator: "|")))\""
    }
  }

  private func described(_ name: String, _ help: String) -> String {
    shellWord("\(name):\(escaped(help))")
  }

  /// Colons and brackets have a meaning of their own in a specification.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if ":[]\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
