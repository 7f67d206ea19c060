import CommandTable
import MessageFiles
import Recto

/// `recto stream`: a message that appears while it is written.
enum StreamCommand: ToolCommand {
  static let input = Argument<String>(
    "INPUT", .path(extensions: ["md", "markdown", "txt", "html", "htm"]),
    help: "A message in Markdown or HTML, or - for standard input as it arrives")
  static let output = RequiredOption<String>(
    "output", short: "o", "OUT", .path(extensions: StreamFormat.allCases.map(\.name)),
    help: "A file whose extension says what it becomes, a folder for numbered frames, or - for "
      + "standard output")
  static let format = OptionalOption<StreamFormat>(
    "format", short: "f", "FORMAT", .choice, help: "What it becomes, whatever the extension says")
  static let frames = OptionalOption<FrameFileFormat>(
    "frames", "FORMAT", .choice, help: "What the frames in a folder are; png when left out")
  static let rate = OptionalOption<Double>(
    "rate", "N", .number(in: StreamPace.rates),
    help: "Characters that arrive a second; 200 for a file, and standard input keeps its own pace")
  static let chunk = Option<Int>(
    "chunk", "N", .wholeNumber(in: StreamPace.chunks), default: StreamPace().chunk,
    shownDefault: "12", help: "Characters that arrive together, with --rate or a file")
  static let jitter = Option<Double>(
    "jitter", "PART", .number(in: StreamPace.jitters), default: StreamPace().jitter,
    shownDefault: "0", help: "How unevenly they arrive, from 0 like a clock to 1")
  static let seed = Option<Int>(
    "seed", "N", .wholeNumber(in: StreamPace.seeds), default: StreamPace().seed,
    shownDefault: "1", help: "Another seed is another unevenness, the same seed the same")
  static let fps = Option<Int>(
    "fps", "N", .wholeNumber(in: StreamOptions.frameRates),
    default: StreamOptions().framesPerSecond, shownDefault: "30", help: "Frames a second")
  static let force = Flag("force", help: "Replace frames that are in the folder already")

  static var description: CommandDescription {
    CommandDescription(
      name: "stream",
      summary: "Shows a message appear while it is written",
      discussion: [
        "The text arrives piece by piece and the message grows after it as in a chat: characters "
          + "come in, formulas and buttons when their turn comes, tables row by row, the bubble "
          + "around them. webp is without loss; gif and mp4 take ffmpeg; txt says in words what is "
          + "to be seen in each frame.",
        "A file arrives at --rate. Standard input is read to its end and shown at the pace it came "
          + "at, unless --rate says otherwise. With a rate the same text gives the same bytes.",
        "A file is written whole or not at all, and the frames of a folder are taken away again when "
          + "something fails.",
      ],
      arguments: [input.description],
      options: [
        output.description, Inputs.source.description, format.description, frames.description,
        rate.description, chunk.description, jitter.description, seed.description,
        fps.description, force.description,
      ] + LookOptions.descriptions,
      examples: [
        CommandExample("recto stream Examples/tour.md -o tour.webp", "The message as it appears"),
        CommandExample(
          "ask-a-model | recto stream - -o answer.mp4", "An answer at the pace it came at"),
        CommandExample(
          "recto stream message.md -o frames --fps 10 --rate 60 --jitter 0.5",
          "Numbered pictures of a slow, uneven stream"),
        CommandExample(
          "recto stream message.md -o - --format txt --chunk 1", "What is to be seen when"),
      ])
  }

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError) {
    let inputPath = try arguments.required(input)
    var options = StreamOptions()
    options.look = RenderOptions(arguments)
    guard !options.look.theme.isForArticlesOnly else {
      throw .rule(
        "the theme \(quoted(options.look.theme.name)) is for articles, which do not stream",
        in: arguments.command)
    }
    options.pace = StreamPace(
      rate: arguments[rate], chunk: arguments[chunk], jitter: arguments[jitter],
      seed: arguments[seed])
    options.framesPerSecond = arguments[fps]
    let target = try Target(arguments)
    switch target {
    case .folder(let folder, let format):
      let frames = FolderFrames(folder, format: format, scale: options.look.scale)
      do throws(ToolError) {
        try run(inputPath, options, into: frames, in: surroundings, pipeline)
      } catch {
        frames.undo()
        throw error
      }
      if let leftover = frames.leftover { surroundings.warn([leftover]) }
    case .file(let destination, let format):
      try destination.check(
        forBinary: format.isBinary ? format.name : nil, from: inputPath, in: surroundings,
        command: arguments.command)
      let bytes: [UInt8]
      switch format {
      case .webp:
        let frames = WebPFrames(source: inputPath)
        try run(inputPath, options, into: frames, in: surroundings, pipeline)
        bytes = frames.bytes
      case .gif, .mp4:
        let frames = try FilmFrames(format == .gif ? .gif : .mp4)
        try run(inputPath, options, into: frames, in: surroundings, pipeline)
        bytes = frames.bytes
      case .txt:
        let frames = TextFrames()
        try run(inputPath, options, into: frames, in: surroundings, pipeline)
        bytes = frames.bytes
      }
      try destination.write(bytes, isUselessInPart: format.isBinary, in: surroundings)
    }
  }

  private static func run(
    _ path: String, _ options: StreamOptions, into frames: any FrameOutput,
    in surroundings: Surroundings, _ pipeline: Pipeline
  ) throws(ToolError) {
    let progress = Progress(surroundings.standardError)
    defer { progress.clear() }
    let source = try StreamedSource.read(path, standardInput: surroundings.standardInput) {
      progress.show("\($0) bytes so far")
    }
    let warnings = try pipeline.stream(source, options, CountedFrames(frames, progress))
    progress.clear()
    surroundings.warn(warnings)
  }
}

extension StreamCommand {
  /// Where the frames go.
  private enum Target {
    case folder(OutputFolder, FrameFileFormat)
    case file(OutputDestination, StreamFormat)

    /// A path without an extension, of a folder that is there, or one that says --frames, is a folder.
    init(_ arguments: ParsedArguments) throws(ToolError) {
      let destination = OutputDestination(path: try arguments.required(output))
      let frameFormat = arguments[frames]
      if destination.isStandardOutput, frameFormat == .txt, arguments[format] == nil {
        self = .file(destination, .txt)
        return
      }
      let isFile = StreamFormat(path: destination.path) != nil
      let folder = OutputFolder(path: destination.path, replacesFiles: arguments[force])
      let isFolder =
        frameFormat != nil || destination.path.fileExtension.isEmpty || folder.isThere
      guard isFolder, !isFile, !destination.isStandardOutput, arguments[format] == nil else {
        if frameFormat != nil {
          throw .rule("--frames is for a folder; name one with --output", in: arguments.command)
        }
        self = .file(
          destination,
          try destination.format(asked: arguments[format], command: arguments.command))
        return
      }
      self = .folder(folder, frameFormat ?? .png)
    }
  }
}
