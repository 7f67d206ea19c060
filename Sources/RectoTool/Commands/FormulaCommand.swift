import CommandTable
import MessageFiles
import Recto

/// `recto formula`: a formula as a picture, as MathML or in words.
enum FormulaCommand: ToolCommand {
  static let source = Argument<String>(
    "LATEX", .text,
    help: "The formula without its dollar signs, or - to read it from standard input")
  static let output = RequiredOption<String>(
    "output", short: "o", "OUT", .path(extensions: FormulaOptions.Format.allCases.map(\.name)),
    help: "Where to write it, or - for standard output; the file's extension says what it becomes")
  static let format = OptionalOption<FormulaOptions.Format>(
    "format", short: "f", "FORMAT", .choice,
    help: "What it becomes, whatever the extension says")
  static let display = Flag(
    "display", short: "d", help: "Set it as on a line of its own: limits above and below")
  static let size = Option<Double>(
    "size", short: "s", "POINTS", .number(in: FormulaOptions.sizes),
    default: FormulaOptions().size, shownDefault: "20", help: "The size of its letters")
  static let font = Option<MathFontChoice>(
    "font", "FONT", default: FormulaOptions().font, help: "The font it is set in")
  static let color = Option<InkColor>(
    "color", "RRGGBB", InkColor.syntax, default: .black, shownDefault: "000000",
    help: "The colour of what has no colour of its own")
  static let background = OptionalOption<InkColor>(
    "background", "RRGGBB", InkColor.syntax, help: "What is behind it; clear when left out")
  static let scale = Option<Int>(
    "scale", "N", .wholeNumber(in: RenderOptions.scales), default: FormulaOptions().scale,
    shownDefault: "2", help: "Pixels a point, for png")

  static var description: CommandDescription {
    CommandDescription(
      name: "formula",
      summary: "Sets a formula written in LaTeX",
      discussion: [
        "png, svg and pdf are the formula as TeX would set it, mathml is what browsers and screen "
          + "readers take, txt is the formula in words, layout lists every element with its place.",
        "A formula that cannot be read is told with the column of the mistake.",
      ],
      arguments: [source.description],
      options: [
        output.description, format.description, display.description, size.description,
        font.description, color.description, background.description, scale.description,
      ],
      examples: [
        CommandExample(
          "recto formula '\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}' --display -o roots.svg",
          "A picture that scales"),
        CommandExample(
          "recto formula 'e^{i\\pi}+1=0' -o euler.png --font termes --size 40 --background ffffff",
          "Black on white, in another font"),
        CommandExample(
          "recto formula 'a^2' -o - --format txt", "How it is read aloud"),
      ])
  }

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError) {
    let latex = try arguments.required(source)
    let destination = OutputDestination(path: try arguments.required(output))
    var options = FormulaOptions()
    options.format = try destination.format(
      asked: arguments[format], command: arguments.command)
    options.isDisplay = arguments[display]
    options.size = arguments[size]
    options.font = arguments[font]
    options.color = arguments[color]
    options.background = arguments[background]
    options.scale = arguments[scale]
    try destination.check(
      forBinary: options.format.isBinary ? options.format.name : nil, from: "-",
      in: surroundings, command: arguments.command)

    let input =
      latex == "-"
      ? try InputSource.read("-", standardInput: surroundings.standardInput).trimmed
      : InputSource(name: "formula", folder: ".", bytes: Array(latex.utf8))
    let bytes = try pipeline.formula(input, options)
    try destination.write(bytes, isUselessInPart: options.format.isBinary, in: surroundings)
  }
}

extension InputSource {
  /// Without the line end a shell's `echo` puts after a formula.
  fileprivate var trimmed: InputSource {
    var source = self
    while let last = source.bytes.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") {
      source.bytes.removeLast()
    }
    return source
  }
}
