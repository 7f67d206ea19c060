/// The digits side by side in a list that are one number. TeX knows single digits only, so the last
/// of them alone is the base of scripts.
struct NumberToken {
  /// Digits without their alphabet, and a decimal point between them.
  private(set) var text = ""
  /// How many nodes of the list the number is, the one with the scripts included.
  private(set) var nodeCount = 0
  /// The scripts of the last digit.
  private(set) var scripts: MathScripts?

  /// nil when no digit stands at the place.
  init?(_ nodes: [MathNode], at start: Int) {
    var index = start
    var hasPoint = false
    while index < nodes.count {
      if let digit = nodes[index].digit {
        text.unicodeScalars.append(digit)
      } else if case .scripts(let scripts) = nodes[index].kind,
        let digit = scripts.base.only?.digit, scripts.placement == .beside
      {
        text.unicodeScalars.append(digit)
        self.scripts = scripts
        index += 1
        break
      } else if nodes[index].isPoint, !hasPoint, index > start, index + 1 < nodes.count,
        nodes[index + 1].digit != nil
      {
        text += "."
        hasPoint = true
      } else {
        break
      }
      index += 1
    }
    nodeCount = index - start
    if nodeCount == 0 { return nil }
  }

  /// Whether nothing but the number, without scripts, is in the list.
  func isAll(of nodes: [MathNode]) -> Bool { nodeCount == nodes.count && scripts == nil }
}

extension MathNode {
  fileprivate var digit: Unicode.Scalar? {
    guard case .atom(let atom) = kind, atom.atomClass == .ordinary,
      let scalar = atom.text.unicodeScalars.first, PlainLetters.isDigit(scalar)
    else { return nil }
    return PlainLetters.plain(scalar)
  }

  fileprivate var isPoint: Bool {
    guard case .atom(let atom) = kind else { return false }
    return atom.text == "."
  }
}
