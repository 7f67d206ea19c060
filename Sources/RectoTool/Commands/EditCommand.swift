import CommandTable
import MessageFiles
import Recto

/// `recto edit`: a message after what somebody did to it in an editor.
enum EditCommand: ToolCommand {
  static let input = Argument<String>(
    "INPUT", .path(extensions: Inputs.extensions),
    help: "The message to edit, or - for standard input")
  static let script = RequiredOption<String>(
    "script", short: "s", "FILE", .path(), help: "The steps, a line each, or - for standard input")
  static let target = OptionalOption<TargetForm>(
    "to", "FORM", .choice,
    help: "What to write; the document with its caret when left out")
  static let output = Option<String>(
    "output", short: "o", "OUT", .path(), default: "-",
    help: "Where to write it; standard output when left out")
  static let steps = Flag("steps", help: "Write the document after each step too, and its rule")
  static let notation = Flag(
    "notation", help: "The input is a document as this command writes it, with the caret in it")

  static var description: CommandDescription {
    CommandDescription(
      name: "edit",
      summary: "Edits a message by a script, without a window",
      discussion: [
        "The message is opened as the composer opens it, the steps are done one after the other, and "
          + "what became of it is written: for bug reports and for tests. In the document '|' is the "
          + "caret and '^' the other end of a selection; Docs/composer.md explains the rest.",
        "Blank lines of a script and those that begin with # are nothing. Texts stand in quotes, with "
          + "\\n, \\t, \\\", \\\\ and \\u{1f600} in them. A step that finds nothing to do is told on "
          + "standard error. The steps:",
      ]
        + EditVerb.groups.map { title, verbs in
          "\(title): " + verbs.map { $0.usage.replacing("|", with: " | ") }.joined(separator: "; ")
            + "."
        },
      arguments: [input.description],
      options: [
        script.description, Inputs.source.description, target.description, output.description,
        steps.description, notation.description, Inputs.document.description,
      ],
      examples: [
        CommandExample(
          "recto edit message.md --script steps.txt", "The document after the steps"),
        CommandExample(
          "echo 'key backspace 3' | recto edit message.md -s - --steps",
          "What each step did, and by which rule"),
        CommandExample(
          "recto edit message.md -s steps.txt --to rich-markdown -o edited.md",
          "The edited message, in any form"),
        CommandExample(
          "recto edit report.txt --notation -s steps.txt",
          "From a document with a caret, as a bug report has it"),
      ])
  }

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError) {
    let path = try arguments.required(input)
    let scriptPath = try arguments.required(script)
    if path == "-", scriptPath == "-" {
      throw .rule(
        "the message and the script cannot both come from standard input", in: arguments.command)
    }
    var options = EditOptions()
    options.source = arguments[Inputs.source]
    options.isDocument = arguments[Inputs.document]
    options.target = arguments[target]
    options.showsSteps = arguments[steps]
    options.readsNotation = arguments[notation]
    let destination = OutputDestination(path: arguments[output])
    let isBinary = options.target?.isBinary ?? false
    if isBinary, options.showsSteps {
      throw .rule(
        "the steps are text and \(options.target?.name ?? "") is not: leave one of them out",
        in: arguments.command)
    }
    try destination.check(
      forBinary: isBinary ? options.target?.name : nil, from: path, in: surroundings,
      command: arguments.command)
    let steps = try InputSource.read(scriptPath, standardInput: surroundings.standardInput)
    let source = try InputSource.read(path, standardInput: surroundings.standardInput)
    let edited = try pipeline.edit(source, steps, options)
    surroundings.warn(edited.warnings)
    try destination.write(edited.bytes, isUselessInPart: isBinary, in: surroundings)
  }
}
