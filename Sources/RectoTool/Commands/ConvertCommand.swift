import CommandTable

/// `recto convert`: a message in another notation.
enum ConvertCommand: ToolCommand {
  static let input = Argument<String>(
    "INPUT", .path(extensions: ["md", "markdown", "txt"]),
    help: "A Markdown file, or - for standard input")
  static let notation = RequiredOption<ConvertOptions.Notation>(
    "to", "NOTATION", .choice, help: "What it becomes")
  static let output = Option<String>(
    "output", short: "o", "OUT", .path(), default: "-",
    help: "Where to write it; standard output when left out")
  static let document = Flag(
    "document", help: "Read it as a document: a first-level heading is the page's title")

  static var description: CommandDescription {
    CommandDescription(
      name: "convert",
      summary: "Writes a message in another notation",
      discussion: [
        "tree is the message's blocks and texts, a node a line, for reading and for comparing."
      ],
      arguments: [input.description],
      options: [notation.description, output.description, document.description],
      examples: [
        CommandExample("recto convert message.md --to tree", "The blocks the message is made of"),
        CommandExample(
          "echo '- [x] done' | recto convert - --to tree -o list.tree",
          "From standard input, into a file"),
      ])
  }

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError) {
    let inputPath = try arguments.required(input)
    var options = ConvertOptions(notation: try arguments.required(notation))
    options.isDocument = arguments[document]
    let destination = OutputDestination(path: arguments[output])
    try destination.check(for: nil, from: inputPath, in: surroundings, command: arguments.command)

    let source = try InputSource.read(inputPath, standardInput: surroundings.standardInput)
    let text = try pipeline.convert(source, options)
    try destination.write(Array(text.utf8), format: nil, in: surroundings)
  }
}
