import PageModel

extension EditVerb {
  static let paragraphs = [
    EditVerb("body", "Makes body text of the paragraphs", .perform(.setStyle(.body))),
    EditVerb("heading", "1-6", "Makes headings of the paragraphs") {
      words, usage throws(EditScriptError) in
      let levels = (1...6).map { ("\($0)", ParagraphStyle(headingLevel: $0)) }
      return .perform(.setStyle(try words.choice("the level", of: levels, usage: usage)))
    },
    EditVerb("list", "bullet|ordered|checklist|none", "Makes items of the paragraphs") {
      words, usage throws(EditScriptError) in
      let markers: [(String, ListMembership.Marker?)] =
        ListMembership.Marker.allCases.map { ($0.rawValue, $0) } + [("none", nil)]
      return .perform(.setList(try words.choice("the kind", of: markers, usage: usage)))
    },
    EditVerb("indent", "Puts items a level deeper", .perform(.indent)),
    EditVerb("outdent", "Puts items a level out", .perform(.outdent)),
    EditVerb(
      "align", ParagraphAlignment.allCases.map(\.rawValue).joined(separator: "|"),
      "Aligns the paragraphs"
    ) { words, usage throws(EditScriptError) in
      let alignments = ParagraphAlignment.allCases.map { ($0.rawValue, $0) }
      return .perform(.setAlignment(try words.choice("the side", of: alignments, usage: usage)))
    },
    EditVerb("check", "Checks the caret's item, or unchecks it", .atBlock(.check)),
  ]

  static let blocks = [
    EditVerb(
      "code", "Makes code of the paragraphs, or paragraphs of the code", .perform(.toggleCode)),
    EditVerb("pullQuote", "The same with a pull quote", .perform(.togglePullQuote)),
    EditVerb("quote", "Puts a quote around the blocks", .perform(.wrapInQuote)),
    EditVerb("unquote", "Takes the innermost quote away", .perform(.unwrapQuote)),
    EditVerb("collapse", "Folds the innermost quote", .atBlock(.collapse)),
    EditVerb("expand", "Opens the quote", .atBlock(.expand)),
    EditVerb("details", "Puts details around the blocks", .perform(.wrapInDetails)),
    EditVerb("undetails", "Takes the innermost details away", .perform(.unwrapDetails)),
    EditVerb("fold", "Closes the innermost details", .atBlock(.fold)),
    EditVerb("unfold", "Opens the details", .atBlock(.unfold)),
    EditVerb(
      "divider", "Inserts a divider", .perform(.insertBlock(.carried(CarriedBlock(.divider))))),
    EditVerb("deleteBlock", "Deletes the caret's block", .atBlock(.delete)),
    EditVerb(
      "direction", WritingDirection.allCases.map(\.rawValue).joined(separator: "|"),
      "Says which way all of the text runs"
    ) { words, usage throws(EditScriptError) in
      let directions = WritingDirection.allCases.map { ($0.rawValue, $0) }
      return .perform(.setDirection(try words.choice("the way", of: directions, usage: usage)))
    },
  ]

  static let tables = [
    EditVerb("insertTable", "ROWS COLUMNS", "Inserts a table") {
      words, usage throws(EditScriptError) in
      let rows: Int = try words.number("how many rows", usage: usage)
      let columns: Int = try words.number("how many columns", usage: usage)
      return .perform(.insertTable(rows: rows, columns: columns))
    },
    EditVerb(
      "table", tableCommands.map(\.name).joined(separator: "|"),
      "Changes the table around the caret, where the selection is"
    ) { words, usage throws(EditScriptError) in
      .perform(.table(try words.choice("what to do", of: tableCommands, usage: usage)))
    },
  ]

  private static let tableCommands: [(name: String, value: TableCommand)] = [
    ("rowAbove", .insertRowAbove), ("rowBelow", .insertRowBelow),
    ("columnLeft", .insertColumnLeft), ("columnRight", .insertColumnRight),
    ("deleteRows", .deleteRows), ("deleteColumns", .deleteColumns), ("delete", .deleteTable),
    ("header", .toggleHeader), ("merge", .mergeCells), ("split", .splitCell),
    ("toText", .convertToText), ("left", .align(.left, nil)), ("center", .align(.center, nil)),
    ("right", .align(.right, nil)), ("top", .align(nil, .top)), ("middle", .align(nil, .middle)),
    ("bottom", .align(nil, .bottom)), ("bordered", .setBordered(true)),
    ("borderless", .setBordered(false)), ("striped", .setStriped(true)),
    ("plain", .setStriped(false)), ("compact", .setCompact(true)), ("roomy", .setCompact(false)),
  ]
}
