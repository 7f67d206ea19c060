/// What a name means inside text, where it is the name of a letter, a sign or an accent of words.
enum TextCommand: Sendable {
  case symbol(String)
  /// A combining character, set on the letter that follows.
  case accent(Unicode.Scalar)

  static let commands: [String: TextCommand] = {
    var table: [String: TextCommand] = [:]
    for (name, value) in NameList(SymbolNames.text) { table[name] = .symbol(value) }
    for (name, mark) in NameList(SymbolNames.textAccents).scalars { table[name] = .accent(mark) }
    table["textcircled"] = .accent("\u{20DD}")
    for sign in ["$", "%", "&", "#", "_", "{", "}"] { table[sign] = .symbol(sign) }
    table[" "] = .symbol(" ")
    table["space"] = .symbol(" ")
    table["nobreakspace"] = .symbol("\u{A0}")
    return table
  }()
}
