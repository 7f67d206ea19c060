import CommandTable
import MessageFiles
import Recto

/// `recto convert`: a message in another form.
enum ConvertCommand: ToolCommand {
  static let target = RequiredOption<TargetForm>("to", "FORM", .choice, help: "What it becomes")
  static let output = Option<String>(
    "output", short: "o", "OUT", .path(), default: "-",
    help: "Where to write it, a folder for several inputs; standard output when left out")
  static let hex = Flag("hex", help: "Write bytes as hexadecimal digits")
  static let strict = Flag(
    "strict", help: "Write nothing and end with 1 when the form cannot hold all of the message")
  static let force = Flag("force", help: "Replace files in a folder that are there already")

  static var description: CommandDescription {
    CommandDescription(
      name: "convert",
      summary: "Writes a message in another form",
      discussion: [
        "tree is the message's blocks and texts, a node a line, for reading and for comparing. "
          + "markdown is what people type; rich-markdown and rich-html are what a bot sends, html is "
          + "for the web; entities is the text of an ordinary message. tl is what MTProto carries "
          + "(layer 229), tl-input what a client sends; flatbuffers and postbox are how clients "
          + "store a page; bot-json is the Bot API's, tdlib-json TDLib's.",
        "What the form cannot hold is told on standard error, a line each.",
        Inputs.aboutLines,
      ],
      arguments: [Inputs.argument.description],
      options: [
        Inputs.source.description, target.description, output.description, hex.description,
        strict.description, Inputs.lines.description, force.description,
        Inputs.document.description,
      ],
      examples: [
        CommandExample("recto convert message.md --to tree", "The blocks the message is made of"),
        CommandExample(
          "recto convert message.md --to bot-json -o message.json",
          "What a bot sends, and what the server would return"),
        CommandExample(
          "recto convert message.html --to markdown", "What a bot sends, as people would type it"),
        CommandExample(
          "recto convert chat/*.md --to rich-html -o sent", "Many at once, into a folder"),
        CommandExample(
          "recto convert --ndjson --from entities --to rich-html log.ndjson > log.html.ndjson",
          "A million messages, a line each"),
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
    let paths = arguments[Inputs.argument]
    var options = ConvertOptions(target: try arguments.required(target))
    options.source = arguments[Inputs.source]
    options.isDocument = arguments[Inputs.document]
    if arguments[Inputs.lines] {
      return try convertLines(paths, arguments, options, in: surroundings, pipeline: pipeline)
    }
    if paths.count > 1 {
      return try convertAll(paths, arguments, options, in: surroundings, pipeline: pipeline)
    }
    let isBinary = options.target.isBinary && !arguments[hex]
    let destination = OutputDestination(path: arguments[output])
    for path in paths {
      try destination.check(
        forBinary: isBinary ? options.target.name : nil,
        alternative: "into a pipe, or read it with --hex", from: path, in: surroundings,
        command: arguments.command)
      let input = try InputSource.read(path, standardInput: surroundings.standardInput)
      let bytes = try converted(input, arguments, options, in: surroundings, pipeline: pipeline)
      try destination.write(bytes, isUselessInPart: isBinary, in: surroundings)
    }
  }

  /// The message in its new form, once it is told what that cannot hold.
  private static func converted(
    _ input: InputSource, _ arguments: ParsedArguments, _ options: ConvertOptions,
    in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError) -> [UInt8] {
    let result = try pipeline.convert(input, options)
    surroundings.warn(result.losses)
    if arguments[strict] { try refuseLosses(result, of: input, options) }
    return arguments[hex] ? hexadecimal(result.bytes) : result.bytes
  }

  private static func refuseLosses(
    _ result: ConvertedOutput, of input: InputSource, _ options: ConvertOptions
  ) throws(ToolError) {
    let count = result.losses.count
    if count == 0 { return }
    throw input.problem(
      "nothing is written: \(options.target.name) cannot hold "
        + "\(count == 1 ? "one thing" : "\(count) things") of it (--strict)")
  }

  // MARK: Many messages

  private static func convertAll(
    _ paths: [String], _ arguments: ParsedArguments, _ options: ConvertOptions,
    in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError) {
    let destination = arguments[output]
    if destination == "-" {
      throw .rule(
        "several messages need a folder to be written to: say -o DIR, or use --ndjson",
        in: arguments.command)
    }
    let folder = OutputFolder(path: destination, replacesFiles: arguments[force])
    var taken: Set<String> = []
    try Inputs.forEach(paths, in: surroundings) { source throws(ToolError) in
      let name =
        "\(source.name.fileBaseName).\(arguments[hex] ? "hex" : options.target.fileExtension)"
      guard taken.insert(name).inserted else {
        throw source.problem("another input becomes \(quoted(name)) too; convert it on its own")
      }
      try OutputDestination(path: folder.path(of: name))
        .refuseReplacing(source.name, command: arguments.command)
      let bytes = try converted(source, arguments, options, in: surroundings, pipeline: pipeline)
      try folder.prepare(for: [name])
      try folder.write(bytes, to: name)
    }
  }

  private static func convertLines(
    _ paths: [String], _ arguments: ParsedArguments, _ options: ConvertOptions,
    in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError) {
    let target = options.target
    let writesHex = arguments[hex]
    if arguments[output] != "-" {
      throw .rule(
        "--ndjson writes to standard output: send that to a file with >", in: arguments.command)
    }
    if target.isBinary, !writesHex {
      throw .rule(
        "lines of JSON cannot hold \(target.name): say --hex for its digits",
        in: arguments.command)
    }
    var options = options
    let form = try Inputs.formOfLines(arguments)
    options.source = form
    let request = options
    let isStrict = arguments[strict]
    try MessageLines.run(paths, takesObjects: form.isJSON, in: surroundings) {
      source throws(ToolError) in
      let result = try pipeline.convert(source, request)
      if isStrict { try refuseLosses(result, of: source, request) }
      let bytes = writesHex ? hexadecimal(result.bytes) : result.bytes
      let text = String(decoding: bytes, as: UTF8.self).droppingLastLineEnd()
      let json = target.isJSON && !writesHex ? text : JSONValue.string(text).text()
      return MessageLines.Result(json: json, notes: result.losses)
    }
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

extension String {
  func droppingLastLineEnd() -> String {
    utf8.last == UInt8(ascii: "\n") ? String(dropLast()) : self
  }
}
