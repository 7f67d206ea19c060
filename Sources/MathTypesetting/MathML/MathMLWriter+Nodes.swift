extension MathMLWriter {
  /// The node as exactly one element.
  mutating func write(_ node: MathNode) {
    switch node.kind {
    case .atom(let atom): write(atom)
    case .text(let text): write(text)
    case .group(let list): row(list)
    case .hbox(let list): inStyle(style == .display ? .text : style) { $0.row(list) }
    case .classed(let atomClass, let list): write(list, as: atomClass)
    case .scripts(let scripts): write(scripts)
    case .fraction(let fraction): write(fraction)
    case .radical(let degree, let radicand): radical(degree, radicand)
    case .delimited(let delimited): write(delimited)
    case .sizedDelimiter(let delimiter): write(delimiter)
    case .largeOperator(let largeOperator): write(largeOperator, placement: .beside)
    case .accent(let accent): write(accent)
    case .overUnder(let stack): write(stack)
    case .extensibleArrow(let arrow): write(arrow)
    case .array(let array): write(array)
    case .space(let length): empty("mspace", [("width", length.em)])
    case .lineBreak(let lineBreak): write(lineBreak)
    case .phantom(let phantom): write(phantom)
    case .smash(let smash):
      padded(
        [
          ("height", smash.smashesHeight ? "0" : nil), ("depth", smash.smashesDepth ? "0" : nil),
        ], smash.contents)
    case .lap(let lap):
      let shift: String? =
        switch lap.side {
        case .left: "-1width"
        case .center: "-0.5width"
        case .right: nil
        }
      padded([("width", "0"), ("lspace", shift)], lap.contents)
    case .raised(let length, let list): padded([("voffset", length.em)], list)
    case .centered(let list): row(list)
    case .rule(let rule): write(rule)
    case .styled(let style, let list):
      element("mstyle", Self.attributes(of: style)) { writer in
        writer.inStyle(style) { $0.row(list) }
      }
    case .sized(let scale, let list):
      let size = MathLength(scale, .em).em
      element("mstyle", [("mathsize", size)]) { writer in
        writer.inStyle(.text) { $0.row(list) }
      }
    case .colored(let color, let list):
      element("mstyle", [("mathcolor", color.dump)]) { $0.row(list) }
    case .link(let url, let list): element("mrow", [("href", url)]) { $0.row(list) }
    case .choice(let choice): write(choice)
    case .enclosed(let enclosure): write(enclosure)
    case .tag(let list):
      element("mrow") { writer in
        writer.empty("mspace", [("width", "2em")])
        writer.inStyle(.text) { $0.row(list) }
      }
    case .unreadable(let source): element("merror") { $0.leaf("mtext", source.withFixedSpaces) }
    }
  }

  static func attributes(of style: MathStyle) -> Attributes {
    [
      ("displaystyle", style == .display ? "true" : "false"),
      ("scriptlevel", String(style.scriptLevel)),
    ]
  }

  private mutating func padded(_ attributes: Attributes, _ list: MathList) {
    element("mpadded", attributes) { $0.row(list) }
  }

  // MARK: - Characters

  private mutating func write(_ atom: MathAtom) {
    let weight = atom.isEmboldened ? "font-weight:bold" : nil
    guard atom.atomClass == .ordinary else {
      return leaf("mo", atom.text, Self.attributes(of: atom) + [("style", weight)])
    }
    guard let scalar = atom.text.unicodeScalars.first else { return row(MathList()) }
    if PlainLetters.isDigit(scalar) { return leaf("mn", atom.text) }
    if "′″‴⁗‵".unicodeScalars.contains(scalar) { return leaf("mo", atom.text) }
    if PlainLetters.isItalic(scalar) {
      // A single letter is italic by itself.
      return leaf("mi", String(Character(PlainLetters.plain(scalar))))
    }
    let isPlain = PlainLetters.plain(scalar) == scalar
    leaf("mi", atom.text, [("mathvariant", isPlain ? "normal" : nil), ("style", weight)])
  }

  private static func attributes(of atom: MathAtom) -> Attributes {
    switch atom.atomClass {
    case .opening, .closing:
      return [
        ("form", atom.atomClass == .opening ? "prefix" : "postfix"), ("stretchy", "false"),
      ]
    case .punctuation: return [("separator", "true")]
    case .relation where "↑↓↕⇑⇓⇕|‖∣∥".contains(atom.text): return [("stretchy", "false")]
    case .ordinary, .largeOperator, .binary, .relation, .inner: return []
    }
  }

  private mutating func write(_ text: MathText) {
    let style = text.style
    var variant: String?
    switch (style.family, style.isBold, style.isItalic) {
    case (.roman, false, false): variant = nil
    case (.roman, true, false): variant = "bold"
    case (.roman, false, true): variant = "italic"
    case (.roman, true, true): variant = "bold-italic"
    case (.sans, false, false): variant = "sans-serif"
    case (.sans, true, false): variant = "bold-sans-serif"
    case (.sans, false, true): variant = "sans-serif-italic"
    case (.sans, true, true): variant = "sans-serif-bold-italic"
    case (.mono, _, _): variant = "monospace"
    }
    leaf("mtext", text.string.withFixedSpaces, [("mathvariant", variant)])
  }

  private mutating func write(_ lineBreak: MathLineBreak) {
    switch lineBreak {
    case .allowed: empty("mspace", [("linebreak", "goodbreak")])
    case .forbidden: empty("mspace", [("linebreak", "nobreak")])
    case .forced: empty("mspace", [("linebreak", "newline")])
    }
  }

  private mutating func write(_ rule: MathRule) {
    element("mpadded", [("voffset", rule.raise == .zero ? nil : rule.raise.em)]) {
      $0.empty(
        "mspace",
        [
          ("mathbackground", "currentcolor"), ("width", rule.width.em), ("height", rule.height.em),
        ])
    }
  }

  // MARK: - Boxes

  private mutating func write(_ phantom: MathPhantom) {
    let attributes: Attributes = [
      ("width", phantom.keepsWidth ? nil : "0"), ("height", phantom.keepsHeight ? nil : "0"),
      ("depth", phantom.keepsHeight ? nil : "0"),
    ]
    let isWhole = phantom.keepsWidth && phantom.keepsHeight
    if isWhole {
      element("mphantom") { $0.row(phantom.contents) }
    } else {
      element("mpadded", attributes) { writer in
        writer.element("mphantom") { $0.row(phantom.contents) }
      }
    }
  }

  private mutating func write(_ choice: MathChoice) {
    switch style {
    case .display: row(choice.display)
    case .text: row(choice.text)
    case .script: row(choice.script)
    case .scriptScript: row(choice.scriptScript)
    }
  }

  private mutating func write(_ enclosure: MathEnclosure) {
    var attributes: Attributes = []
    switch enclosure.notation {
    case .box(let border, let background):
      switch border {
      case .none:
        return element("mpadded", [("mathbackground", background?.dump)]) {
          $0.row(enclosure.contents)
        }
      case .plain: attributes = [("notation", "box")]
      case .colored(let color):
        attributes = [("notation", "box"), ("style", "border-color:" + color.dump)]
      }
      attributes.append(("mathbackground", background?.dump))
    case .risingStrike: attributes = [("notation", "updiagonalstrike")]
    case .fallingStrike: attributes = [("notation", "downdiagonalstrike")]
    case .crossedStrikes: attributes = [("notation", "updiagonalstrike downdiagonalstrike")]
    case .levelStrike: attributes = [("notation", "horizontalstrike")]
    case .actuarial: attributes = [("notation", "actuarial")]
    case .phasor: attributes = [("notation", "phasorangle")]
    }
    element("menclose", attributes) { $0.row(enclosure.contents) }
  }

  /// Spaces as TeX puts them around an atom of the class.
  private mutating func write(_ list: MathList, as atomClass: AtomClass) {
    let space: String
    switch atomClass {
    case .binary: space = "0.2222em"
    case .relation: space = "0.2778em"
    case .largeOperator, .inner: space = "0.1667em"
    case .punctuation:
      return element("mrow") { writer in
        writer.row(list)
        writer.empty("mspace", [("width", "0.1667em")])
      }
    case .ordinary, .opening, .closing: return row(list)
    }
    element("mrow") { writer in
      writer.empty("mspace", [("width", space)])
      writer.row(list)
      writer.empty("mspace", [("width", space)])
    }
  }
}

extension String {
  /// XML trims and joins spaces; these stay.
  var withFixedSpaces: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0 == " " ? "\u{A0}" : $0 }))
  }
}
