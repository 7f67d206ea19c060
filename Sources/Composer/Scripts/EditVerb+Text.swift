import PageModel

extension EditVerb {
  static let keys = [
    EditVerb("type", "\"TEXT\"", "Types a text; line feeds in it are new paragraphs") {
      words, usage throws(EditScriptError) in
      .perform(.type(try words.word("the text", usage: usage).text))
    },
    EditVerb("key", "enter|backspace|delete|tab|backtab [TIMES]", "Presses a key") {
      words, usage throws(EditScriptError) in
      let keys: [(String, EditCommand)] = [
        ("enter", .enter), ("backspace", .backspace), ("delete", .delete), ("tab", .tab),
        ("backtab", .backtab),
      ]
      let command = try words.choice("the key", of: keys, usage: usage)
      return .perform(command, times: try words.times(usage: usage))
    },
  ]

  private static let movements: [(name: String, value: Movement)] = [
    ("backward", .backward), ("forward", .forward), ("wordBackward", .wordBackward),
    ("wordForward", .wordForward), ("textStart", .textStart), ("textEnd", .textEnd),
    ("documentStart", .documentStart), ("documentEnd", .documentEnd),
  ]

  static let selecting = [
    EditVerb(
      "move", movements.map(\.name).joined(separator: "|") + " [extend] [TIMES]",
      "Moves the caret, or with 'extend' the end of the selection"
    ) { words, usage throws(EditScriptError) in
      let movement = try words.choice("where to", of: movements, usage: usage)
      let extends = words.flag("extend")
      return .move(movement, extends: extends, times: try words.times(usage: usage))
    },
    EditVerb(
      "select", "all|POSITION [POSITION]", "Selects everything, or between positions of the axis"
    ) { words, usage throws(EditScriptError) in
      if words.flag("all") { return .selectAll }
      let anchor: Int = try words.number("the position", usage: usage)
      let head: Int = words.isEmpty ? anchor : try words.number("the position", usage: usage)
      return .select(anchor: anchor, head: head)
    },
  ]

  static let history = [
    EditVerb("undo", "[TIMES]", "Undoes the last step") { words, usage throws(EditScriptError) in
      .undo(times: try words.times(usage: usage))
    },
    EditVerb("redo", "[TIMES]", "Does again what was undone") {
      words, usage throws(EditScriptError) in
      .redo(times: try words.times(usage: usage))
    },
  ]

  static let clipboard = [
    EditVerb("copy", "Copies what is selected", .copy),
    EditVerb("cut", "Copies what is selected and deletes it", .cut),
    EditVerb(
      "paste", "[text|html|rtf \"TEXT\"]", "Pastes what was copied, or a text of the given form"
    ) { words, usage throws(EditScriptError) in
      if words.isEmpty { return .paste(nil) }
      let forms: [(String, @Sendable (String) -> ClipboardOffer)] = [
        ("text", { ClipboardOffer(text: $0) }), ("html", { ClipboardOffer(html: $0) }),
        ("rtf", { ClipboardOffer(rtf: Array($0.utf8)) }),
      ]
      let form = try words.choice("the form", of: forms, usage: usage)
      return .paste(form(try words.word("the text", usage: usage).text))
    },
  ]

  static let inputMethods = [
    EditVerb("compose", "\"TEXT\"", "Shows what an input method is composing") {
      words, usage throws(EditScriptError) in
      .compose(try words.word("the text", usage: usage).text)
    },
    EditVerb(
      "commit", "[\"TEXT\"]", "Makes the composed text, or another one, part of the document"
    ) {
      words, _ throws(EditScriptError) in .commit(words.next()?.text)
    },
  ]

  static let formats = [
    EditVerb(
      "format", styles.map(\.name).joined(separator: "|"),
      "Puts a format on the selection or takes it off; at a caret for what is typed next"
    ) { words, usage throws(EditScriptError) in
      .perform(.toggleStyle(try words.choice("the format", of: styles, usage: usage)))
    },
    EditVerb("clearFormats", "Takes all formats off the selection", .perform(.clearFormats)),
    EditVerb("link", "\"ADDRESS\"", "Links the selection") {
      words, usage throws(EditScriptError) in
      .perform(.setLink(TextLink(marker: try words.word("the address", usage: usage).text)))
    },
    EditVerb(
      "unlink", "Takes links off the selection, or the caret's link", .perform(.setLink(nil))),
  ]

  private static let styles: [(name: String, value: CharacterStyle)] = [
    ("bold", .bold), ("italic", .italic), ("underline", .underline),
    ("strikethrough", .strikethrough), ("code", .code), ("spoiler", .spoiler),
    ("marked", .marked), ("subscript", .subscript), ("superscript", .superscript),
  ]

  static let insertions = [
    EditVerb("formula", "\"LATEX\"", "Inserts a formula") { words, usage throws(EditScriptError) in
      .perform(.insertAtom(.formula(try words.word("the formula", usage: usage).text)))
    },
    EditVerb("emoji", "ID \"TEXT\"", "Inserts a custom emoji with its alternative text") {
      words, usage throws(EditScriptError) in
      let id: Int64 = try words.number("the emoji's number", usage: usage)
      let alternative = try words.word("the alternative text", usage: usage).text
      return .perform(.insertAtom(.emoji(fileId: id, alt: alternative)))
    },
    EditVerb("mention", "ID \"NAME\"", "Inserts the name of a user") {
      words, usage throws(EditScriptError) in
      let id: Int64 = try words.number("the user's number", usage: usage)
      let name = try words.word("the name", usage: usage).text
      return .perform(.insertLinked(name, .mention(peerId: id)))
    },
    EditVerb("date", "UNIXTIME \"TEXT\" [FORMAT]", "Inserts a moment; the format as in Rich HTML") {
      words, usage throws(EditScriptError) in
      let date: Int32 = try words.number("the time", usage: usage)
      let text = try words.word("the text", usage: usage).text
      var format: DateTimeFormat?
      if let word = words.next() {
        guard let read = DateTimeLetters.format(word.text) else {
          throw word.error(.unknownWord(word.text, of: ["r", "w", "d", "D", "t", "T"]))
        }
        format = read
      }
      return .perform(.insertLinked(text, .date(date, format: format)))
    },
  ]
}
