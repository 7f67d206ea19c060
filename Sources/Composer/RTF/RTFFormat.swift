/// The words of RTF that say how characters and paragraphs are.
enum RTFFormat {
  /// - Returns: Whether the word is about characters.
  static func read(_ word: String, _ number: Int?, _ state: inout RTFState) -> Bool {
    let isOn = number != 0
    switch word {
    case "plain": state.resetCharacters()
    case "b": state.style.set(.bold, isOn)
    case "i": state.style.set(.italic, isOn)
    case "ulnone": state.style.remove(.underline)
    case "ul", "uld", "uldb", "uldash", "ulw", "ulwave", "ulth":
      state.style.set(.underline, isOn)
    case "strike", "striked": state.style.set(.strikethrough, isOn)
    case "super":
      state.style.remove(.subscript)
      state.style.set(.superscript, isOn)
    case "sub":
      state.style.remove(.superscript)
      state.style.set(.subscript, isOn)
    case "nosupersub": state.style.subtract([.superscript, .subscript])
    case "v": state.isHidden = isOn
    case "f": state.font = number ?? 0
    case "fs": state.size = number ?? 24
    default: return false
    }
    return true
  }

  /// - Returns: Whether the word is about the paragraph.
  static func read(_ word: String, _ number: Int?, _ paragraph: inout RTFParagraph) -> Bool {
    switch word {
    case "ql": paragraph.alignment = .natural
    case "qc": paragraph.alignment = .center
    case "qr": paragraph.alignment = .right
    case "qj": paragraph.alignment = .justified
    case "outlinelevel": paragraph.outlineLevel = number
    case "ls": paragraph.list = number == 0 ? nil : number
    case "ilvl": paragraph.level = number ?? 0
    case "pnlvlblt": paragraph.marker = .bullet
    case "pnlvlbody", "pndec": paragraph.marker = .ordered
    case "intbl": paragraph.isInTable = true
    case "pn": break
    default: return false
    }
    return true
  }
}

extension CharacterStyle {
  fileprivate mutating func set(_ style: CharacterStyle, _ isOn: Bool) {
    if isOn { insert(style) } else { remove(style) }
  }
}
