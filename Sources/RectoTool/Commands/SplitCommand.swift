import CommandTable
import MessageFiles
import Recto

/// `recto split`: a message that is too long as several.
enum SplitCommand: ToolCommand {
  static let output = OptionalOption<String>(
    "output", short: "o", "DIR", .path(),
    help: "The folder for the parts, which is made where there is none; needed but with --ndjson")
  static let characters = Option<Int>(
    "characters", "N", .wholeNumber(in: 1...1_000_000_000), default: PageLimits().characters,
    shownDefault: "32768", help: "Characters a part may have")
  static let blocks = Option<Int>(
    "blocks", "N", .wholeNumber(in: 1...1_000_000_000), default: PageLimits().blocks,
    shownDefault: "500", help: "Blocks, list items and table rows a part may have")
  static let media = Option<Int>(
    "media", "N", .wholeNumber(in: 1...1_000_000_000), default: PageLimits().media,
    shownDefault: "50", help: "Media a part may have")
  static let force = Flag("force", help: "Replace files that are there already")

  static var description: CommandDescription {
    CommandDescription(
      name: "split",
      summary: "Splits a message that is too long into several",
      discussion: [
        "A part ends between two blocks, and its text is the author's own. Only a block that is too "
          + "long by itself is divided: tables between rows with their header repeated, lists "
          + "between items with their numbers kept, code between lines, text behind a sentence. "
          + "Nothing is lost and the order stays.",
        "The parts are part-001.md and so on, in the form of the input; of several inputs each has "
          + "its own name in place of 'part'. Their paths are printed, a line each. No file is "
          + "replaced without --force.",
        "With --ndjson a result is the array of the message's parts. " + Inputs.aboutLines,
      ],
      arguments: [Inputs.argument.description],
      options: [
        output.description, Inputs.source.description, characters.description, blocks.description,
        media.description, force.description, Inputs.lines.description,
        Inputs.document.description,
      ],
      examples: [
        CommandExample("recto split long.md -o parts", "Messages a server takes"),
        CommandExample(
          "recto split answer.json -o parts --characters 4096", "Shorter ones, as Bot API JSON"),
        CommandExample(
          "recto split --ndjson --from rich-markdown answers.ndjson > parts.ndjson",
          "Many messages, the parts of each on a line"),
      ])
  }

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError) {
    let paths = arguments[Inputs.argument]
    var options = SplitOptions()
    options.source = arguments[Inputs.source]
    options.isDocument = arguments[Inputs.document]
    options.limits.characters = arguments[characters]
    options.limits.blocks = arguments[blocks]
    options.limits.media = arguments[media]
    if arguments[Inputs.lines] {
      return try splitLines(paths, arguments, options, in: surroundings, pipeline: pipeline)
    }
    let folder = OutputFolder(
      path: try arguments.required(output), replacesFiles: arguments[force])
    var taken: Set<String> = []
    try Inputs.forEach(paths, in: surroundings) { source throws(ToolError) in
      let base = paths.count > 1 ? source.name.fileBaseName : "part"
      guard taken.insert(base).inserted else {
        throw source.problem("another input has this name; split them into folders of their own")
      }
      let result = try pipeline.split(source, options)
      surroundings.warn(result.warnings)
      let names = result.parts.indices.map { index in
        name(index, base: base, fileExtension: result.fileExtension)
      }
      try folder.prepare(for: names)
      for (name, part) in zip(names, result.parts) {
        try folder.write(part, to: name)
        try surroundings.standardOutput.printText(printable(folder.path(of: name)) + "\n")
      }
      let next = name(names.count, base: base, fileExtension: result.fileExtension)
      if folder.isThere(next) {
        let sentence = "this file is from another time and is no part of the message"
        surroundings.warn([Diagnostic(file: folder.path(of: next), sentence: sentence)])
      }
    }
  }

  private static func splitLines(
    _ paths: [String], _ arguments: ParsedArguments, _ options: SplitOptions,
    in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError) {
    if arguments[output] != nil {
      throw .rule(
        "--ndjson writes to standard output: send that to a file with >", in: arguments.command)
    }
    var options = options
    let form = try Inputs.formOfLines(arguments)
    options.source = form
    let request = options
    try MessageLines.run(paths, takesObjects: form.isJSON, in: surroundings) {
      source throws(ToolError) in
      let result = try pipeline.split(source, request)
      let parts = result.parts.map { part in
        let text = String(decoding: part, as: UTF8.self).droppingLastLineEnd()
        return form.isJSON ? text : JSONValue.string(text).text()
      }
      return MessageLines.Result(
        json: "[\(parts.joined(separator: ","))]", notes: result.warnings)
    }
  }

  /// `part-001.md` for the first.
  private static func name(_ index: Int, base: String, fileExtension: String) -> String {
    let number = String(index + 1)
    let zeros = String(repeating: "0", count: max(0, 3 - number.count))
    return "\(base)-\(zeros)\(number).\(fileExtension)"
  }
}
