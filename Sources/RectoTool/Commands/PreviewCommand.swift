import CommandTable
import MessageFiles
import Recto

/// `recto preview`: messages in one line each.
enum PreviewCommand: ToolCommand {
  static let json = Flag(
    "json", help: "Write the line, its formatting and its icons as JSON; offsets are UTF-16 units")

  static var description: CommandDescription {
    CommandDescription(
      name: "preview",
      summary: "Shows messages in one line each, as a list of chats or a notification does",
      discussion: [
        "A line has at most 200 characters. Media are named, formulas and tables are icons, written "
          + "as their names; what a model was thinking is shown when there is nothing else. Of "
          + "several inputs each line begins with the file's name.",
        Inputs.aboutLines,
      ],
      arguments: [Inputs.argument.description],
      options: [
        Inputs.source.description, json.description, Inputs.lines.description,
        Inputs.document.description,
      ],
      examples: [
        CommandExample("recto preview message.md", "The line a notification would show"),
        CommandExample("recto preview a.md b.html c.json", "A line for each"),
        CommandExample(
          "recto preview --ndjson --from rich-markdown messages.ndjson > previews.ndjson",
          "A million of them, a line each"),
      ])
  }

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError) {
    let paths = arguments[Inputs.argument]
    var request = PreviewRequest()
    request.source = arguments[Inputs.source]
    request.isDocument = arguments[Inputs.document]
    let writesJSON = arguments[json]
    if arguments[Inputs.lines] {
      let form = try Inputs.formOfLines(arguments)
      request.source = form
      return try MessageLines.run(paths, takesObjects: form.isJSON, in: surroundings) {
        source throws(ToolError) in
        let output = try pipeline.preview(source, request)
        let preview = output.preview
        let json = writesJSON ? preview.json : JSONValue.string(preview.spokenText).text()
        return MessageLines.Result(json: json, notes: output.notes)
      }
    }
    try Inputs.forEach(paths, in: surroundings) { source throws(ToolError) in
      let output = try pipeline.preview(source, request)
      surroundings.warn(output.notes)
      let name = paths.count > 1 && !writesJSON ? printable(source.name) + ": " : ""
      try surroundings.standardOutput.printText(
        name + (writesJSON ? output.preview.json : output.preview.spokenText) + "\n")
    }
  }
}
