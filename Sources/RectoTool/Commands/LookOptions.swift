import CommandTable

/// How a message looks: the options of every command that draws one.
enum LookOptions {
  static let width = Option<Double>(
    "width", short: "w", "POINTS", .number(in: RenderOptions.widths),
    default: RenderOptions().width, shownDefault: "360", help: "The page's width")
  static let scale = Option<Int>(
    "scale", short: "s", "N", .wholeNumber(in: RenderOptions.scales),
    default: RenderOptions().scale, shownDefault: "2", help: "Pixels a point")
  static let theme = Option<RenderOptions.Theme>(
    "theme", "THEME", default: RenderOptions().theme, help: "The colours")
  static let textSize = Option<RenderOptions.TextSize>(
    "text-size", "POINTS", default: RenderOptions().textSize, help: "The chat's text size")
  static let outgoing = Flag("outgoing", help: "As the one who sent it sees it")
  static let document = Flag(
    "document", help: "Read it as a document: a first-level heading is the page's title")
  static let rightToLeft = Flag("rtl", help: "Lay it out from right to left")
  static let expand = Flag("expand", help: "Open all collapsed details and quotes")
  static let noBubble = Flag("no-bubble", help: "The page alone, without bubble and background")

  static var descriptions: [OptionDescription] {
    [
      width.description, scale.description, theme.description, textSize.description,
      outgoing.description, document.description, rightToLeft.description, expand.description,
      noBubble.description,
    ]
  }
}

extension RenderOptions {
  /// What a command line asks for; the format stays the default one.
  init(_ arguments: ParsedArguments) {
    source = arguments[Inputs.source]
    width = arguments[LookOptions.width]
    scale = arguments[LookOptions.scale]
    theme = arguments[LookOptions.theme]
    textSize = arguments[LookOptions.textSize]
    isOutgoing = arguments[LookOptions.outgoing]
    isDocument = arguments[LookOptions.document]
    isRightToLeft = arguments[LookOptions.rightToLeft]
    expandsEverything = arguments[LookOptions.expand]
    hasBubble = !arguments[LookOptions.noBubble]
  }
}
