import CommandTable
import Recto

/// What the window is asked to show: the options that `recto view` takes and hands on to `recto-app`.
package struct ViewOptions: Hashable, Sendable {
  package var inputs: [String] = []
  /// Nil goes by each file's extension and its content.
  package var source: SourceForm?
  package var isDocument = false
  /// Every line of an input is a message.
  package var readsLines = false
  package var isOutgoing = false
  package var theme = Theme.system
  /// The widest a strip of chat gets, points.
  package var width: Double?
  package var textSize = ChatTextSize.regular
  package var accent: InkColor?
  package var isRightToLeft = false
  package var mediaFolder: String?
  package var tileFolder: String?
  /// Prints what happens as lines of JSON.
  package var printsEvents = false
  /// Writes checkboxes back into their files.
  package var edits = false

  package enum Theme: String, CaseIterable, NamedChoice {
    case system
    case day
    case night

    package var name: String { rawValue }

    package var otherNames: [String] {
      switch self {
      case .system: ["auto"]
      case .day: ["light"]
      case .night: ["dark"]
      }
    }

    package var help: String {
      switch self {
      case .system: "as the desktop has it"
      case .day: "or light"
      case .night: "or dark"
      }
    }
  }

  // MARK: The table

  package static let argument = RepeatedArgument<String>(
    "FILE",
    .path(extensions: [
      "md", "markdown", "txt", "html", "htm", "json", "ndjson", "tl", "fb", "flatbuffers",
      "postbox",
    ]), isRequired: true,
    help: "Messages, each a bubble, or - for one that is still being written on standard input")
  static let sourceOption = OptionalOption<SourceForm>(
    "from", "FORM", .choice,
    help: "What the input is; found out from its extension and its content when left out")
  static let documentFlag = Flag(
    "document", help: "Read Markdown as a document: a first-level heading is the page's title")
  static let linesFlag = Flag(
    "ndjson",
    help: "A message a line, as JSON, shown as it comes; a file named .ndjson is read so by itself")
  static let outgoingFlag = Flag("outgoing", help: "As the one who sent them sees them")
  static let themeOption = OptionalOption<Theme>(
    "theme", "THEME", .choice, shownDefault: Theme.system.name, help: "The colours")
  static let widthOption = OptionalOption<Double>(
    "width", short: "w", "POINTS", .number(in: 60...4000), shownDefault: "640",
    help: "The widest a message may get, and how wide the window opens")
  static let textSizeOption = OptionalOption<ChatTextSize>(
    "text-size", "POINTS", .choice, shownDefault: ChatTextSize.regular.name,
    help: "The chat's text size")
  package static let accentOption = OptionalOption<InkColor>(
    "accent", "RRGGBB", InkColor.syntax, help: "The colour of links, names and controls")
  static let rightToLeftFlag = Flag("rtl", help: "Lay messages out from right to left")
  package static let mediaOption = OptionalOption<String>(
    "media", "FOLDER", .path(extensions: []),
    help: "Where to look for pictures, videos and emoji that are not where the message says")
  package static let tilesOption = OptionalOption<String>(
    "tiles", "FOLDER", .path(extensions: []),
    help: "Where the tiles of maps are, as zoom/x/y.png")
  static let eventsFlag = Flag(
    "events", help: "Print what the reader does to the messages, a line of JSON each")
  static let editFlag = Flag("edit", help: "Write checkboxes back into their files")

  package static var descriptions: [OptionDescription] {
    [
      sourceOption.description, documentFlag.description, linesFlag.description,
      outgoingFlag.description, themeOption.description, widthOption.description,
      textSizeOption.description, accentOption.description, rightToLeftFlag.description,
      mediaOption.description, tilesOption.description, eventsFlag.description,
      editFlag.description,
    ]
  }

  package init(_ arguments: ParsedArguments) {
    inputs = arguments[Self.argument]
    source = arguments[Self.sourceOption]
    isDocument = arguments[Self.documentFlag]
    readsLines = arguments[Self.linesFlag]
    isOutgoing = arguments[Self.outgoingFlag]
    theme = arguments[Self.themeOption] ?? theme
    width = arguments[Self.widthOption]
    textSize = arguments[Self.textSizeOption] ?? textSize
    accent = arguments[Self.accentOption]
    isRightToLeft = arguments[Self.rightToLeftFlag]
    mediaFolder = arguments[Self.mediaOption]
    tileFolder = arguments[Self.tilesOption]
    printsEvents = arguments[Self.eventsFlag]
    edits = arguments[Self.editFlag]
  }

  package init() {}

  /// The command line that says the same.
  package var arguments: [String] {
    var line: [String] = []
    func option(_ option: OptionDescription, _ value: String?) {
      if let value { line.append("\(option.spelling)=\(value)") }
    }
    func flag(_ flag: Flag, _ isSet: Bool) {
      if isSet { line.append(flag.description.spelling) }
    }
    option(Self.sourceOption.description, source?.name)
    flag(Self.documentFlag, isDocument)
    flag(Self.linesFlag, readsLines)
    flag(Self.outgoingFlag, isOutgoing)
    option(Self.themeOption.description, theme == .system ? nil : theme.name)
    option(Self.widthOption.description, width.map { "\($0)" })
    option(Self.textSizeOption.description, textSize == .regular ? nil : textSize.name)
    option(Self.accentOption.description, accent?.digits)
    flag(Self.rightToLeftFlag, isRightToLeft)
    option(Self.mediaOption.description, mediaFolder)
    option(Self.tilesOption.description, tileFolder)
    flag(Self.eventsFlag, printsEvents)
    flag(Self.editFlag, edits)
    return line + ["--"] + inputs
  }
}
