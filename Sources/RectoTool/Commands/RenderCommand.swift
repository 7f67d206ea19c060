import CommandTable
import MessageFiles

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
  static let reader = Flag(
    "reader", help: "As an article to read, not as a message in a chat; a pdf is A4 pages")
  static let allThemes = Flag(
    "all-themes", help: "A contact sheet of all themes; with --reader, of the articles' alone")
  static let fontSize = OptionalOption<RenderOptions.FontSize>(
    "font-size", "PERCENT", .choice, shownDefault: RenderOptions().fontSize.name,
    help: "An article's text size")
  static let serif = Flag("serif", help: "An article's text with serifs")

  static var description: CommandDescription {
    CommandDescription(
      name: "render",
      summary: "Draws a message as a picture",
      discussion: [
        "png is pixels, svg and pdf keep the text as text, txt lists every item of the layout with "
          + "its frame. The file is written whole or not at all.",
        "In the folder of --media a picture, a video or a custom emoji has the name the message "
          + "gives it, or its number: 4711.jpg for tg://photo?id=4711. In that of --tiles a map's "
          + "tiles are zoom/x/y.png. Nothing is ever fetched.",
      ],
      arguments: [input.description],
      options: [
        output.description, Inputs.source.description, format.description, reader.description,
        allThemes.description, fontSize.description, serif.description,
      ] + LookOptions.descriptions,
      examples: [
        CommandExample("recto render message.md -o message.png", "A picture at two pixels a point"),
        CommandExample(
          "recto render message.md -o night.pdf --theme night --outgoing",
          "The sender's bubble in a dark chat, as a PDF"),
        CommandExample(
          "recto render article.md -o article.pdf --reader --document --serif",
          "An article on A4 pages"),
        CommandExample(
          "recto render message.md -o themes.png --all-themes --accent e4572e --locale fr",
          "Every theme in one picture, with another accent and French dates"),
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
    let options = try renderOptions(arguments, destination: destination)
    try destination.check(
      forBinary: options.format.isBinary ? options.format.name : nil, from: inputPath,
      in: surroundings, command: arguments.command)

    let source = try InputSource.read(inputPath, standardInput: surroundings.standardInput)
    let result = try pipeline.render(source, options)
    surroundings.warn(result.warnings)
    try destination.write(
      result.bytes, isUselessInPart: options.format.isPicture, in: surroundings)
  }

  private static func renderOptions(
    _ arguments: ParsedArguments, destination: OutputDestination
  ) throws(ToolError) -> RenderOptions {
    var options = RenderOptions(arguments)
    options.format = try destination.format(
      asked: arguments[format], command: arguments.command)
    options.subject =
      switch (arguments[reader], arguments[allThemes]) {
      case (false, false): .bubble
      case (true, false): .article
      case (let isArticle, true): .allThemes(articlesOnly: isArticle)
      }
    options.fontSize = arguments[fontSize] ?? options.fontSize
    options.isSerif = arguments[serif]
    if let sentence = contradiction(in: arguments, options) {
      throw .rule(sentence, in: arguments.command)
    }
    return options
  }

  /// What of a line takes back something else of it, as a sentence.
  private static func contradiction(
    in arguments: ParsedArguments, _ options: RenderOptions
  ) -> String? {
    let ofBubbles: [(OptionDescription, Bool)] = [
      (LookOptions.outgoing.description, arguments[LookOptions.outgoing]),
      (LookOptions.noBubble.description, arguments[LookOptions.noBubble]),
      (LookOptions.textSize.description, arguments[LookOptions.textSize] != nil),
    ]
    let ofArticles: [(OptionDescription, Bool)] = [
      (fontSize.description, arguments[fontSize] != nil),
      (serif.description, arguments[serif]),
    ]
    func first(_ options: [(OptionDescription, Bool)]) -> String? {
      options.first { $0.1 }.map { quoted($0.0.spelling) }
    }
    switch options.subject {
    case .bubble:
      if let option = first(ofArticles) { return "\(option) is for articles; say --reader too" }
      if options.theme.isForArticlesOnly {
        return "the theme \(quoted(options.theme.name)) is for articles; say --reader too"
      }
    case .article:
      if let option = first(ofBubbles) {
        return "\(option) is for messages in a chat; leave it out, or leave out --reader"
      }
      if options.format == .pdf, arguments[LookOptions.width] != nil {
        return "a PDF of an article is as wide as its paper; leave out --width"
      }
    case .allThemes(let articlesOnly):
      if arguments[LookOptions.theme] != nil {
        return "--all-themes shows every theme; leave out --theme"
      }
      if options.format == .txt {
        return "a layout has no colours; leave out --all-themes, or write a picture"
      }
      let others = [
        (LookOptions.outgoing.description, arguments[LookOptions.outgoing]),
        (LookOptions.noBubble.description, arguments[LookOptions.noBubble]),
      ]
      if let option = first(articlesOnly ? ofBubbles : others) {
        return "\(option) does not go with --all-themes; leave it out"
      }
    }
    return nil
  }
}
