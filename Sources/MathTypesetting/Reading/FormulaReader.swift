/// Puts a formula into words.
struct FormulaReader {
  private(set) var text = ""

  /// Appends words after a space; commas and semicolons stand right after the word before.
  mutating func say(_ words: String) {
    guard !words.isEmpty else { return }
    if !text.isEmpty, let last = text.unicodeScalars.last, !last.properties.isWhitespace,
      words != ",", words != ";", words != ":", words != "."
    {
      text += " "
    }
    text += words
  }

  mutating func read(_ list: MathList) {
    var index = 0
    while index < list.nodes.count {
      index += readToken(list.nodes, at: index)
    }
  }

  /// One node, or the digits and letters that are one number or word; returns how many.
  private mutating func readToken(_ nodes: [MathNode], at index: Int) -> Int {
    if let number = NumberToken(nodes, at: index), number.nodeCount > 1 {
      say(number.text)
      if let scripts = number.scripts { readScripts(scripts) }
      return number.nodeCount
    }
    let word = nodes[index...].prefix { $0.uprightLetter != nil }
    if word.count > 1 {
      say(word.compactMap(\.uprightLetter).joined())
      return word.count
    }
    read(nodes[index], isFirst: index == 0 || nodes[index - 1].takesOperand)
    return 1
  }

  /// - Parameter isFirst: nothing stands before the node that an operator could join it with.
  private mutating func read(_ node: MathNode, isFirst: Bool) {
    switch node.kind {
    case .atom(let atom): say(SpokenSymbols.words(for: atom, isFirst: isFirst))
    case .text(let text): say(text.string.trimmed)
    case .group(let list), .hbox(let list), .classed(_, let list), .raised(_, let list),
      .centered(let list), .styled(_, let list), .sized(_, let list), .colored(_, let list),
      .link(_, let list):
      read(list)
    case .scripts(let scripts): read(scripts)
    case .fraction(let fraction): read(fraction)
    case .radical(let degree, let radicand): read(radical: radicand, degree)
    case .delimited(let delimited): read(delimited)
    case .sizedDelimiter(let delimiter):
      say(SpokenSymbols.words(delimiter: delimiter.delimiter, delimiter.atomClass))
    case .largeOperator(let largeOperator): read(largeOperator)
    case .accent(let accent): read(accent.base, marked: SpokenSymbols.accent(accent.mark))
    case .overUnder(let stack): read(stack.base, marked: SpokenSymbols.words(for: stack))
    case .extensibleArrow(let arrow): read(arrow)
    case .array(let array): read(array, name: nil)
    case .space, .lineBreak, .phantom, .rule: break
    case .smash(let smash): read(smash.contents)
    case .lap(let lap): read(lap.contents)
    case .choice(let choice): read(choice.text)
    case .enclosed(let enclosure): read(enclosure)
    case .tag(let list):
      say(",")
      say("tagged")
      read(list)
    case .unreadable(let source): say(source)
    }
  }

  // MARK: - Fractions and roots

  private mutating func read(_ fraction: MathFraction) {
    if fraction.thickness == .zero {
      return read(stack: fraction)
    }
    say("the fraction")
    read(fraction.numerator)
    say("over")
    read(fraction.denominator)
    if !(fraction.numerator.isShort && fraction.denominator.isShort) { say("end fraction") }
  }

  /// A binomial, or another stack without a line.
  private mutating func read(stack: MathFraction) {
    let isBinomial = stack.left == "(" && stack.right == ")"
    let isShort = stack.numerator.isShort && stack.denominator.isShort
    if !isShort { say(isBinomial ? "the binomial" : "the stack") }
    read(stack.numerator)
    say(isBinomial ? "choose" : "above")
    read(stack.denominator)
    if !isShort { say(isBinomial ? "end binomial" : "end stack") }
  }

  private mutating func read(radical radicand: MathList, _ degree: MathList?) {
    say("the")
    switch degree?.onlySymbol {
    case nil where degree == nil, "2": say("square")
    case "3": say("cube")
    default:
      if let degree { read(degree) }
      say("th")
    }
    say("root of")
    read(radicand)
    if !radicand.isShort { say("end root") }
  }

  // MARK: - Marks, arrows and boxes

  private mutating func read(_ list: MathList, marked mark: String) {
    read(list)
    say(list.isShort ? mark : "all " + mark)
  }

  private mutating func read(_ arrow: MathExtensibleArrow) {
    say(SpokenSymbols.words(for: MathAtom(.relation, arrow.symbol), isFirst: false))
    if !arrow.above.isEmpty {
      say("with")
      read(arrow.above)
      say("above")
    }
    if let below = arrow.below, !below.isEmpty {
      say("with")
      read(below)
      say("below")
    }
  }

  private mutating func read(_ enclosure: MathEnclosure) {
    switch enclosure.notation {
    case .box(.none, _), .actuarial: return read(enclosure.contents)
    case .box: say("boxed")
    case .risingStrike, .fallingStrike, .crossedStrikes, .levelStrike: say("crossed out")
    case .phasor: say("the angle")
    }
    read(enclosure.contents)
    if !enclosure.contents.isShort { say("end") }
  }
}

extension MathNode {
  /// A letter of an upright word.
  fileprivate var uprightLetter: String? {
    guard case .atom(let atom) = kind, atom.atomClass == .ordinary, atom.text.utf8.count == 1,
      atom.text.unicodeScalars.first?.properties.isAlphabetic == true
    else { return nil }
    return atom.text
  }

  /// Whether an operator after the node is a sign: `=-1`.
  fileprivate var takesOperand: Bool {
    guard case .atom(let atom) = kind else { return false }
    return atom.atomClass.leavesNoOperand
  }
}

extension MathList {
  /// Read as one word or so: it needs no word to close it.
  var isShort: Bool {
    if let only {
      switch only.kind {
      case .atom, .text: return true
      case .accent(let accent): return accent.base.isShort
      case .group(let list), .colored(_, let list), .styled(_, let list), .hbox(let list):
        return list.isShort
      case .scripts(let scripts):
        return scripts.above == nil && scripts.base.isShort && scripts.below?.isShort == true
      case .largeOperator(let largeOperator):
        if case .name = largeOperator.nucleus { return true }
        return false
      default: return false
      }
    }
    return NumberToken(nodes, at: 0)?.isAll(of: nodes) == true
  }

  /// The character of the only atom, without its alphabet.
  var onlySymbol: String? {
    guard case .atom(let atom)? = only?.kind, let scalar = atom.text.unicodeScalars.first
    else { return nil }
    return String(Character(PlainLetters.plain(scalar)))
  }
}
