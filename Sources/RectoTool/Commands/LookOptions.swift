import CommandTable
import MessageFiles

/// How a message looks: the options of every command that draws one.
enum LookOptions {
  static let width = OptionalOption<Double>(
    "width", short: "w", "POINTS", .number(in: RenderOptions.widths), shownDefault: "360",
    help: "The page's width")
  static let scale = Option<Int>(
    "scale", short: "s", "N", .wholeNumber(in: RenderOptions.scales),
    default: RenderOptions().scale, shownDefault: "2", help: "Pixels a point")
  static let theme = OptionalOption<RenderOptions.Theme>(
    "theme", "THEME", .choice, shownDefault: RenderOptions().theme.name, help: "The colours")
  static let accent = ViewOptions.accentOption
  static let textSize = OptionalOption<RenderOptions.TextSize>(
    "text-size", "POINTS", .choice, shownDefault: RenderOptions().textSize.name,
    help: "The chat's text size")
  static let locale = OptionalOption<String>(
    "locale", "LOCALE", .text, help: "Whose dates and numbers, like de_DE; in UTC")
  static let media = ViewOptions.mediaOption
  static let tiles = ViewOptions.tilesOption
  static let outgoing = Flag("outgoing", help: "As the one who sent it sees it")
  static let document = Flag(
    "document", help: "Read it as a document: a first-level heading is the page's title")
  static let rightToLeft = Flag("rtl", help: "Lay it out from right to left")
  static let expand = Flag("expand", help: "Open all collapsed details and quotes")
  static let noBubble = Flag("no-bubble", help: "The page alone, without bubble and background")

  static var descriptions: [OptionDescription] {
    [
      width.description, scale.description, theme.description, accent.description,
      textSize.description, locale.description, media.description, tiles.description,
      outgoing.description, document.description, rightToLeft.description, expand.description,
      noBubble.description,
    ]
  }
}

extension RenderOptions {
  /// What a command line asks for; what only one command knows stays the default.
  init(_ arguments: ParsedArguments) {
    command = arguments.command
    source = arguments[Inputs.source]
    width = arguments[LookOptions.width] ?? width
    scale = arguments[LookOptions.scale]
    theme = arguments[LookOptions.theme] ?? theme
    accent = arguments[LookOptions.accent]
    textSize = arguments[LookOptions.textSize] ?? textSize
    locale = arguments[LookOptions.locale]
    mediaFolder = arguments[LookOptions.media]
    tileFolder = arguments[LookOptions.tiles]
    isOutgoing = arguments[LookOptions.outgoing]
    isDocument = arguments[LookOptions.document]
    isRightToLeft = arguments[LookOptions.rightToLeft]
    expandsEverything = arguments[LookOptions.expand]
    hasBubble = !arguments[LookOptions.noBubble]
  }
}
