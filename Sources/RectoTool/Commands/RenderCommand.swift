import CommandTable

/// `recto render`: a message as a picture.
enum RenderCommand: ToolCommand {
  static let input = Argument<String>(
    "INPUT", .path(extensions: Inputs.extensions),
    help: "A message in Markdown or another form, or - for standard input")
  static let output = RequiredOption<String>(
    "output", short: "o", "OUT", .path(extensions: OutputFormat.allCases.map(\.name)),
    help: "Where to write it, or - for standard output; the file's extension says what it becomes")
  static let format = OptionalOption<OutputFormat>(
    "format", short: "f", "FORMAT", .choice,
    help: "What it becomes, whatever the extension says")
  static var description: CommandDescription {
    CommandDescription(
      name: "render",
      summary: "Draws a message as a picture",
      discussion: [
        "png is pixels, svg and pdf keep the text as text, txt lists every item of the layout with "
          + "its frame. The file is written whole or not at all."
      ],
      arguments: [input.description],
      options: [
        output.description, Inputs.source.description, format.description,
      ] + LookOptions.descriptions,
      examples: [
        CommandExample("recto render message.md -o message.png", "A picture at two pixels a point"),
        CommandExample(
          "recto render message.md -o night.pdf --theme night --outgoing",
          "The sender's bubble in a dark chat, as a PDF"),
        CommandExample(
          "echo '**Hello** _there_' | recto render - -o - --format png > hello.png",
          "From and into a pipe"),
        CommandExample(
          "recto render Examples/rich.md --from rich-markdown -o rich.png",
          "A message as a bot sends it"),
        CommandExample(
          "recto render message.md -o narrow.txt --width 240",
          "Where everything lies on a narrow screen"),
      ])
  }

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError) {
    let inputPath = try arguments.required(input)
    let outputPath = try arguments.required(output)
    let destination = OutputDestination(path: outputPath)
    var options = RenderOptions(arguments)
    options.format = try destination.format(
      asked: arguments[format], command: arguments.command)
    try destination.check(
      forBinary: options.format.isBinary ? options.format.name : nil, from: inputPath,
      in: surroundings, command: arguments.command)

    let source = try InputSource.read(inputPath, standardInput: surroundings.standardInput)
    let result = try pipeline.render(source, options)
    surroundings.warn(result.warnings)
    try destination.write(
      result.bytes, isUselessInPart: options.format.isPicture, in: surroundings)
  }
}
