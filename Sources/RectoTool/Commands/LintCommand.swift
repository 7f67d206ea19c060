import CommandTable
import MessageFiles
import Recto

/// `recto lint`: what a server would refuse, drop or change, before it does.
enum LintCommand: ToolCommand {
  static let json = Flag("json", help: "Write the findings as one array of JSON objects")
  static let fix = Flag(
    "fix", help: "Make the changes that are certain: in the files, or of standard input's text")
  static let level = Option<LintLevel>(
    "level", "LEVEL", default: .note, help: "Only findings of this severity and above")
  static let ignore = Option<Set<LintCode>>(
    "ignore", "CODES", .lintCodes, default: [],
    help: "Findings that are not wanted, their codes with commas between them")
  static let draft = Flag(
    "draft", help: "Check a draft, which may show thinking but no media the server has to fetch")
  static let noDetection = Flag(
    "no-detection", help: "The message is sent with skip_entity_detection")

  static var description: CommandDescription {
    CommandDescription(
      name: "lint",
      summary: "Says what a server would refuse, drop or change in messages",
      discussion: [
        "Checks what a bot sends (Bot API 10.3): Rich Markdown in .md files, Rich HTML in .html files, "
          + "the JSON of a rich message in .json files; --from says so where the name does not, "
          + "--from markdown checks what people type in a chat.",
        "A finding is a line on standard output: file:line:column: severity: sentence [code]. The exit "
          + "status is 1 when there are errors, 0 when there are only warnings and notes. "
          + "Docs/lint.md explains every code.",
        Inputs.aboutLines,
      ],
      arguments: [Inputs.argument.description],
      options: [
        Inputs.source.description, json.description, fix.description, level.description,
        ignore.description, draft.description, noDetection.description, Inputs.lines.description,
      ],
      examples: [
        CommandExample("recto lint message.md", "Before it is sent"),
        CommandExample("recto lint --fix message.md", "Mends what can be mended for certain"),
        CommandExample(
          "recto lint --level error --json *.md > findings.json", "For a program to read"),
        CommandExample(
          "echo '[more](/more)' | recto lint - --from rich-markdown --ignore soft-break",
          "From a pipe"),
      ])
  }

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError) {
    let paths = arguments[Inputs.argument]
    let request = LintRequest(
      source: arguments[Inputs.source],
      options: LintOptions(
        isDraft: arguments[draft], detectsEntities: !arguments[noDetection],
        ignored: arguments[ignore]),
      level: arguments[level].severity, mends: arguments[fix])
    if arguments[Inputs.lines] {
      return try runLines(paths, request, arguments, in: surroundings, pipeline: pipeline)
    }
    var tally = LintTally()
    var all: [String] = []
    let writesJSON = arguments[json]
    try Inputs.forEach(paths, in: surroundings) { source throws(ToolError) in
      var output = try pipeline.lint(source, request)
      if request.mends {
        output = try mend(source, output, request, in: surroundings, pipeline: pipeline)
      }
      tally.add(output.findings)
      if writesJSON {
        all += output.findings.map { $0.json(file: source.name) }
      } else if !request.mends || !source.isStandardInput {
        let lines = output.findings.map { $0.line(file: source.name) }
        try surroundings.standardOutput.printText(lines.joined())
      }
    }
    if writesJSON { try surroundings.standardOutput.printText("[\(all.joined(separator: ","))]\n") }
    if tally.errors > 0 { throw .findings(tally.sentence) }
    if tally.count > 0 { try? surroundings.standardError.write("recto lint: \(tally.sentence)\n") }
  }

  /// Writes the mended text, and checks it again.
  private static func mend(
    _ source: InputSource, _ found: LintOutput, _ request: LintRequest,
    in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError) -> LintOutput {
    guard let mended = found.mended else {
      if source.isStandardInput {
        try OutputDestination(path: "-").write(
          source.bytes, isUselessInPart: false, in: surroundings)
      }
      return found
    }
    try OutputDestination(path: source.isStandardInput ? "-" : source.name).write(
      mended, isUselessInPart: false, in: surroundings)
    var rest = source
    rest.bytes = mended
    var request = request
    request.mends = false
    return try pipeline.lint(rest, request)
  }

  private static func runLines(
    _ paths: [String], _ request: LintRequest, _ arguments: ParsedArguments,
    in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError) {
    if request.mends {
      throw .rule(
        "--fix and --ndjson do not go together; the results name the changes",
        in: arguments.command)
    }
    var request = request
    let form = try Inputs.formOfLines(arguments, default: .richMarkdown)
    request.source = form
    let asked = request
    try MessageLines.run(paths, takesObjects: form.isJSON, in: surroundings) {
      source throws(ToolError) in
      let findings = try pipeline.lint(source, asked).findings.map { $0.json(file: nil) }
      return MessageLines.Result(json: "[\(findings.joined(separator: ","))]")
    }
  }
}

/// Severities by name.
enum LintLevel: String, CaseIterable, NamedChoice {
  case note
  case warning
  case error

  var name: String { rawValue }

  var severity: LintSeverity {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}

extension ValueSyntax where Value == Set<LintCode> {
  /// Codes with commas between them.
  fileprivate static var lintCodes: ValueSyntax {
    ValueSyntax(
      expectation: "codes of findings with commas between them (Docs/lint.md)",
      completion: .words(LintCode.allCases.map { .init($0.rawValue) })
    ) { text in
      var codes: Set<LintCode> = []
      for name in text.split(separator: ",") {
        guard let code = LintCode(rawValue: String(name)) else { return nil }
        codes.insert(code)
      }
      return codes
    }
  }
}
