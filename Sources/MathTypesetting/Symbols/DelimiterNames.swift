/// What may follow `\left`, `\big` and their relatives.
enum DelimiterNames {
  /// The delimiter a token stands for; nil when it stands for none, and a nil string for `.`.
  static func delimiter(_ token: Token) -> String?? {
    switch token.kind {
    case .character("."): return .some(nil)
    case .character(let scalar): return characters[scalar].map { .some($0) }
    case .command(let name): return commands[name].map { .some($0) }
    case .space, .parameter, .end: return nil
    }
  }

  private static let characters: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [
      "<": "⟨", ">": "⟩", "〈": "⟨", "〉": "⟩", "∣": "|", "∥": "‖",
    ]
    for scalar in "()[]/|‖⟨⟩⌈⌉⌊⌋⎰⎱⟮⟯⟦⟧⦃⦄⌜⌝⌞⌟↑↓↕⇑⇓⇕⏐".unicodeScalars {
      table[scalar] = String(Character(scalar))
    }
    // Corners drawn with lines.
    for (drawn, corner) in zip("┌┐└┘".unicodeScalars, ["⌜", "⌝", "⌞", "⌟"]) {
      table[drawn] = corner
    }
    return table
  }()

  private static let commands: [String: String] = {
    var table =
      NameList(
        """
        { { } } | ‖ vert | Vert ‖ lvert | rvert | lVert ‖ rVert ‖ lt ⟨ gt ⟩ backslash \\ uparrow ↑
        downarrow ↓ updownarrow ↕ Uparrow ⇑ Downarrow ⇓ Updownarrow ⇕ mid | parallel ‖ slash /
        """
      ).table
    for (name, value) in NameList(SymbolNames.opening) { table[name] = value }
    for (name, value) in NameList(SymbolNames.closing) { table[name] = value }
    return table
  }()
}
