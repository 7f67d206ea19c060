import CommandTable

/// `recto convert`: a message in another form.
enum ConvertCommand: ToolCommand {
  static let input = Argument<String>(
    "INPUT",
    .path(extensions: ["md", "markdown", "txt", "json", "tl", "fb", "flatbuffers", "postbox"]),
    help: "A message in one of the forms below, or - for standard input")
  static let source = OptionalOption<SourceForm>(
    "from", "FORM", .choice,
    help: "What the input is; found out from its extension and its content when left out")
  static let target = RequiredOption<TargetForm>("to", "FORM", .choice, help: "What it becomes")
  static let output = Option<String>(
    "output", short: "o", "OUT", .path(), default: "-",
    help: "Where to write it; standard output when left out")
  static let hex = Flag("hex", help: "Write bytes as hexadecimal digits")
  static let strict = Flag(
    "strict", help: "Write nothing and end with 1 when the form cannot hold all of the message")
  static let document = Flag(
    "document", help: "Read Markdown as a document: a first-level heading is the page's title")

  static var description: CommandDescription {
    CommandDescription(
      name: "convert",
      summary: "Writes a message in another form",
      discussion: [
        "tree is the message's blocks and texts, a node a line, for reading and for comparing. tl is "
          + "what MTProto carries (layer 229), tl-input what a client sends; flatbuffers and postbox "
          + "are how clients store a page; bot-json is the Bot API's, tdlib-json TDLib's.",
        "What the form cannot hold is told on standard error, a line each.",
      ],
      arguments: [input.description],
      options: [
        source.description, target.description, output.description, hex.description,
        strict.description, document.description,
      ],
      examples: [
        CommandExample("recto convert message.md --to tree", "The blocks the message is made of"),
        CommandExample(
          "recto convert message.md --to bot-json -o message.json",
          "What a bot sends, and what the server would return"),
        CommandExample(
          "recto convert stored.fb --to tl --strict -o page.tl",
          "From storage to the wire, or not at all"),
        CommandExample(
          "echo '- [x] done' | recto convert - --to tl-input --hex", "Bytes to read in a terminal"),
      ])
  }

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError) {
    let inputPath = try arguments.required(input)
    var options = ConvertOptions(target: try arguments.required(target))
    options.source = arguments[source]
    options.isDocument = arguments[document]
    let isBinary = options.target.isBinary && !arguments[hex]
    let destination = OutputDestination(path: arguments[output])
    try destination.check(
      forBinary: isBinary ? options.target.name : nil,
      alternative: "into a pipe, or read it with --hex", from: inputPath, in: surroundings,
      command: arguments.command)

    let input = try InputSource.read(inputPath, standardInput: surroundings.standardInput)
    let result = try pipeline.convert(input, options)
    for loss in result.losses {
      try? surroundings.standardError.write(loss.message(severity: .warning))
    }
    if arguments[strict], !result.losses.isEmpty {
      let count = result.losses.count
      throw .input(
        Diagnostic(
          file: input.name,
          sentence: "nothing is written: \(options.target.name) cannot hold "
            + "\(count == 1 ? "one thing" : "\(count) things") of it (--strict)"))
    }
    let bytes = arguments[hex] ? hexadecimal(result.bytes) : result.bytes
    try destination.write(bytes, isUselessInPart: isBinary, in: surroundings)
  }

  /// Two digits a byte, 32 bytes a line.
  private static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2 + bytes.count / 32 + 1)
    for (index, byte) in bytes.enumerated() {
      if index > 0, index % 32 == 0 { text.append(UInt8(ascii: "\n")) }
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    text.append(UInt8(ascii: "\n"))
    return text
  }
}
