import CommandTable

/// A small tool with one of everything.
enum SampleTool {
  static let file = Argument<String>("FILE", .path(extensions: ["md"]), help: "What to paint")
  static let layers = RepeatedArgument<Int>(
    "LAYER", .wholeNumber(in: -9...9), help: "Layers to keep")
  static let output = RequiredOption<String>("output", short: "o", "OUT", .path(), help: "Where to")
  static let width = Option<Double>(
    "width", short: "w", "POINTS", .number(in: -10...400), default: 360, shownDefault: "360",
    help: "How wide")
  static let colour = Option<Colour>("colour", "COLOUR", default: .red, help: "The colour")
  static let title = OptionalOption<String>("title", "TEXT", .text, help: "A title")
  static let loud = Flag("loud", short: "l", help: "Say it")
  static let dry = Flag("dry-run", short: "d", help: "Do nothing")

  enum Colour: String, CaseIterable, NamedChoice {
    case red
    case green

    var name: String { rawValue }
    var otherNames: [String] { self == .red ? ["crimson"] : [] }
  }

  static let paint = CommandDescription(
    name: "paint", summary: "Paints a file",
    discussion: [
      "The paint dries in a minute. It cannot be removed by ordinary means afterwards, so look twice."
    ],
    arguments: [file.description, layers.description],
    options: [
      output.description, width.description, colour.description, title.description,
      loud.description, dry.description,
    ],
    examples: [CommandExample("sample paint wall.md -o wall.png", "A painted wall")])

  static let wash = CommandDescription(name: "wash", summary: "Washes the brushes")

  static let table = CommandDescription(
    name: "sample", summary: "Paints and washes", subcommands: [paint, wash], version: "1.2.3")
}
