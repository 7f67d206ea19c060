import CommandTable
import Glibc
import MessageFiles

/// `recto view`: a window that shows messages. The window is a program of its own, so that the tool needs no
/// toolkit; this finds it and becomes it.
enum ViewCommand: ToolCommand {
  static let program = "recto-app"

  static var description: CommandDescription {
    CommandDescription(
      name: "view",
      summary: "Opens a window with messages as a chat shows them",
      discussion: [
        "A file that is saved again is shown again. Links, details, spoilers, checkboxes and buttons "
          + "work; text can be selected, copied and searched.",
        "With - the message appears while it is written on standard input. With --events what the "
          + "reader does is printed as lines of JSON: {\"event\":\"button\",\"message\":…,\"label\":…}.",
        "A line of --ndjson is a string, or an object with the message in \"text\" and perhaps an "
          + "\"id\", \"outgoing\" and a \"date\" in Unix seconds.",
      ],
      arguments: [ViewOptions.argument.description],
      options: ViewOptions.descriptions,
      examples: [
        CommandExample("recto view message.md", "The message, live while the file is edited"),
        CommandExample("ask-a-model | recto view -", "An answer as it is written"),
        CommandExample(
          "recto view --edit --events todo.md", "Checkboxes that write themselves into the file"),
      ])
  }

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError) {
    try pipeline.view(ViewOptions(arguments))
  }

  /// Replaces this process with the window.
  static func open(_ options: ViewOptions) throws(ToolError) {
    guard let path = findProgram() else {
      throw .input(
        Diagnostic(
          file: "recto",
          sentence:
            "the window, \(program), is neither beside the tool nor on the PATH; it is built "
            + "where libadwaita-1-dev is installed (bin/setup desktop)"))
    }
    let words = ([path] + options.arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    execv(path, words)
    throw .input(
      Diagnostic(
        file: path, sentence: "cannot be started: \(SystemError(number: errno).words)"))
  }

  /// Beside this program, else the first on the PATH.
  private static func findProgram() -> String? {
    var folders: [String] = []
    if let own = realpath("/proc/self/exe", nil) {
      folders.append(InputSource.folder(of: String(cString: own)))
      free(own)
    }
    if let path = getenv("PATH") {
      folders += String(cString: path).split(separator: ":").map(String.init)
    }
    return folders.map { $0.hasSuffix("/") ? $0 + program : "\($0)/\(program)" }
      .first { access($0, X_OK) == 0 }
  }
}
