/// A completion function for bash 4 or later; needs no other package.
struct BashCompletion {
  let tool: CommandDescription

  var script: String {
    let function = "_" + tool.name
    return """
      # bash completion for \(tool.name); load it with: source <(\(tool.name) completion bash)

      \(function)_files() {
        compopt -o filenames 2>/dev/null
        local extension path
        mapfile -t COMPREPLY < <(compgen -d -- "$cur")
        if [ $# -eq 0 ]; then
          mapfile -t COMPREPLY < <(compgen -f -- "$cur")
        else
          for extension in "$@"; do
            while IFS= read -r path; do
              [ -d "$path" ] || COMPREPLY+=("$path")
            done < <(compgen -f -X "!*.$extension" -- "$cur")
          done
        fi
      }

      \(function)() {
        local cur prev words=("${COMP_WORDS[@]}") at=$COMP_CWORD
        cur=${words[at]} prev=${words[at - 1]}
        # The line is also cut at "=": --theme=day arrives as three words.
        if [ "$cur" = = ]; then
          cur=
        elif [ "$prev" = = ] && [ "$at" -ge 2 ]; then
          prev=${words[at - 2]}
        fi
        COMPREPLY=()

        local place=\(shellWord(tool.name)) word
        for word in "${words[@]:1:at-1}"; do
          case "$place $word" in
      \(placeCases)
          esac
        done

        case "$place $prev" in
      \(valueCases)
        esac

        case "$place" in
      \(wordCases)
        esac
      }

      complete -F \(function) \(tool.name)

      """
  }

  /// How a word leads from one command to the next.
  private var placeCases: String {
    let steps = tool.places().filter { !$0.path.isEmpty }.map { place in
      let name = ([tool.name] + place.path).joined(separator: " ")
      return "      \(shellWord(name))) place=\(shellWord(name)) ;;"
    }
    let help =
      tool.subcommands.isEmpty
      ? [] : ["      \(shellWord(tool.name + " help"))) place=\(shellWord(tool.name + " help")) ;;"]
    return (steps + help).joined(separator: "\n")
  }

  /// What follows an option that takes a value.
  private var valueCases: String {
    tool.places().flatMap { place in
      place.command.options.compactMap { option in
        option.value.map { value in
          let name = ([tool.name] + place.path).joined(separator: " ")
          let spellings = option.spellings.map { shellWord(name + " " + $0) }.joined(separator: "|")
          return "    \(spellings)) \(offer(value.completion)); return ;;"
        }
      }
    }.joined(separator: "\n")
  }

  /// What else a command takes: options after a dash, otherwise subcommands or arguments.
  private var wordCases: String {
    var cases = tool.places().map { place in
      let name = ([tool.name] + place.path).joined(separator: " ")
      let options = place.command.allOptions.flatMap(\.spellings)
      let rest =
        place.command.subcommands.isEmpty
        ? place.command.arguments.first.map { offer($0.value.completion) } ?? ":"
        : offer(words: place.command.allSubcommands.map(\.name))
      return """
            \(shellWord(name)))
              case "$cur" in
                -*) \(offer(words: options)) ;;
                *) \(rest) ;;
              esac ;;
        """
    }
    if !tool.subcommands.isEmpty {
      cases.append(
        "    \(shellWord(tool.name + " help"))) \(offer(words: tool.subcommands.map(\.name))) ;;")
    }
    return cases.joined(separator: "\n")
  }

  private func offer(_ hint: CompletionHint) -> String {
    switch hint {
    case .nothing: ":"
    case .words(let words): offer(words: words.map(\.name))
    case .files(let extensions):
      (["_\(tool.name)_files"] + extensions.map(shellWord)).joined(separator: " ")
    }
  }

  private func offer(words: [String]) -> String {
    "mapfile -t COMPREPLY < <(compgen -W \(shellWord(words.joined(separator: " "))) -- \"$cur\")"
  }
}

extension OptionDescription {
  /// `-o` and `--output`, or `--output` alone.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [spelling] }
}
