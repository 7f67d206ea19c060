extension MathList {
  /// The list as one line of text, the same on every run: the language of tests and bug reports.
  ///
  /// `a^2+\frac{b}{c}` is `scripts{𝑎}^{2} bin:+ frac{𝑏}{𝑐}`. Lists are in braces. An atom is its
  /// character, with its class in front unless that is ordinary; words are quoted; everything else
  /// is a name, what is known about it in parentheses, and its lists. What is as usual is left out,
  /// ranges always are.
  public func dump() -> String {
    nodes.map { $0.dump() }.joined(separator: " ")
  }

  fileprivate var braced: String { "{" + dump() + "}" }
}

extension MathNode {
  /// The node as a list's dump shows it.
  public func dump() -> String {
    switch kind {
    case .atom(let atom): return atom.dump
    case .text(let text): return text.dump
    case .group(let list): return list.braced
    case .hbox(let list): return "hbox" + list.braced
    case .classed(let atomClass, let list): return atomClass.rawValue + list.braced
    case .scripts(let scripts): return scripts.dump
    case .fraction(let fraction): return fraction.dump
    case .radical(let degree, let radicand):
      return "root" + (degree.map { "[" + $0.dump() + "]" } ?? "") + radicand.braced
    case .delimited(let delimited): return delimited.dump
    case .sizedDelimiter(let delimiter):
      let words = [delimiter.delimiter.quoted, "size=\(delimiter.size)"]
      return call("big", words + [delimiter.atomClass.rawValue])
    case .largeOperator(let largeOperator): return largeOperator.dump
    case .accent(let accent):
      return call(
        accent.isBelow ? "underAccent" : "accent",
        [accent.mark.codePoints, accent.isStretchy ? "stretchy" : nil]) + accent.base.braced
    case .overUnder(let stack):
      return call(stack.isBelow ? "under" : "over", [stack.shape.dump]) + stack.base.braced
    case .extensibleArrow(let arrow):
      let words = [arrow.symbol, arrow.minimum.map { "minimum=\($0.dump)" }]
      return call("arrow", words) + arrow.above.braced + (arrow.below?.braced ?? "")
    case .array(let array): return array.dump
    case .space(let length): return call("space", [length.dump])
    case .lineBreak(let lineBreak): return lineBreak.dump
    case .phantom(let phantom):
      let kept = [phantom.keepsWidth ? "width" : nil, phantom.keepsHeight ? "height" : nil]
      return call("phantom", kept) + phantom.contents.braced
    case .smash(let smash):
      let parts = [smash.smashesHeight ? "height" : nil, smash.smashesDepth ? "depth" : nil]
      return call("smash", parts) + smash.contents.braced
    case .lap(let lap): return call("lap", [lap.side.rawValue]) + lap.contents.braced
    case .raised(let length, let list): return call("raise", [length.dump]) + list.braced
    case .centered(let list): return "centered" + list.braced
    case .rule(let rule):
      let raise = rule.raise == .zero ? nil : "raise=\(rule.raise.dump)"
      return call("rule", [rule.width.dump, rule.height.dump, raise])
    case .styled(let style, let list): return style.rawValue + list.braced
    case .sized(let scale, let list):
      return call("size", [MathLength.text(scale)]) + list.braced
    case .colored(let color, let list): return call("color", [color.dump]) + list.braced
    case .link(let url, let list): return call("link", [url.quoted]) + list.braced
    case .choice(let choice):
      let lists = [choice.display, choice.text, choice.script, choice.scriptScript]
      return "choice" + lists.map(\.braced).joined()
    case .enclosed(let enclosure): return enclosure.dump
    case .tag(let list): return "tag" + list.braced
    case .unreadable(let source): return call("unreadable", [source.quoted])
    }
  }
}

private func call(_ name: String, _ words: [String?]) -> String {
  let words = words.compactMap { $0 }
  return words.isEmpty ? name : name + "(" + words.joined(separator: " ") + ")"
}

extension MathAtom {
  fileprivate var dump: String {
    let prefix = atomClass == .ordinary ? "" : atomClass.rawValue + ":"
    let isPlain = text.unicodeScalars.count == 1 && !"\"(){}[]:&;".contains(text)
    return prefix + (isPlain ? text : text.quoted) + (isEmboldened ? "!" : "")
  }
}

extension MathText {
  fileprivate var dump: String {
    let words = [
      style.family == .roman ? nil : style.family.rawValue, style.isBold ? "bold" : nil,
      style.isItalic ? "italic" : nil,
    ].compactMap { $0 }
    return words.isEmpty ? string.quoted : call("text", [string.quoted] + words)
  }
}

extension MathScripts {
  fileprivate var dump: String {
    let name = placement == .beside ? "scripts" : placement.rawValue
    return name + base.braced + (below.map { "_" + $0.braced } ?? "")
      + (above.map { "^" + $0.braced } ?? "")
  }
}

extension MathFraction {
  fileprivate var dump: String {
    let words = [
      thickness.map { "thickness=\($0.dump)" }, left.map { "left=\($0.quoted)" },
      right.map { "right=\($0.quoted)" }, style?.rawValue,
      continued.map { "continued=\($0.rawValue)" },
    ]
    return call("frac", words) + numerator.braced + denominator.braced
  }
}

extension MathDelimited {
  fileprivate var dump: String {
    let words = [left.quoted] + middles.map(\.quoted) + [right.quoted]
    return call("delimited", words) + parts.map(\.braced).joined()
  }
}

extension MathOperator {
  fileprivate var dump: String {
    switch nucleus {
    case .symbol(let symbol, let isGrowing): return call("op", [symbol, isGrowing ? nil : "small"])
    case .name(let name): return call("op", [name.quoted])
    case .list(let list): return "op" + list.braced
    }
  }
}

extension MathOverUnder.Shape {
  fileprivate var dump: String {
    switch self {
    case .line: return "line"
    case .lineSegment: return "segment"
    case .symbol(let symbol): return symbol
    }
  }
}

extension MathLineBreak {
  fileprivate var dump: String {
    switch self {
    case .allowed: return "break"
    case .forbidden: return "nobreak"
    case .forced(let gap): return call("newline", [gap == .zero ? nil : gap.dump])
    }
  }
}

extension MathEnclosure {
  fileprivate var dump: String {
    let name: String
    var words: [String?] = []
    switch notation {
    case .box(let border, let background):
      name = "box"
      switch border {
      case .none: words.append("borderless")
      case .plain: break
      case .colored(let color): words.append("border=\(color.dump)")
      }
      words.append(background.map { "background=\($0.dump)" })
    case .risingStrike: name = "risingStrike"
    case .fallingStrike: name = "fallingStrike"
    case .crossedStrikes: name = "crossedStrikes"
    case .levelStrike: name = "levelStrike"
    case .actuarial: name = "actuarial"
    case .phasor: name = "phasor"
    }
    return call(name, words) + contents.braced
  }
}

extension MathArray {
  /// `array(columns) row; row`: cells are divided by `&`, lines are `-` and `--`, `|` and `:`.
  fileprivate var dump: String {
    var columns = self.columns.map { column in
      let lines = column.linesBefore.map { $0 == .solid ? "|" : ":" }.joined()
      let before = column.gapBefore == .zero ? "" : "<\(column.gapBefore.dump)>"
      let after = column.gapAfter == .zero ? "" : "<\(column.gapAfter.dump)>"
      return lines + before + String(column.alignment.rawValue.prefix(1)) + after
    }.joined()
    columns += linesAfter.map { $0 == .solid ? "|" : ":" }.joined()
    let words = [
      columns, cellStyle == .text ? nil : cellStyle.rawValue,
      stretch == 1 ? nil : "stretch=\(MathLength.text(stretch))",
      rowGap == .zero ? nil : "gap=\(rowGap.dump)",
      position == .center ? nil : position.rawValue,
    ]
    var rows = self.rows.map(\.dump).joined(separator: "; ")
    if !linesBelow.isEmpty { rows += "; " + linesBelow.dump }
    return call("array", words) + "{" + rows + "}"
  }
}

extension MathArray.Row {
  fileprivate var dump: String {
    var words: [String] = []
    if !linesAbove.isEmpty { words.append(linesAbove.dump) }
    words.append(cells.map { $0.dump() }.joined(separator: " & "))
    if gapBelow != .zero { words.append("gap=\(gapBelow.dump)") }
    if let tag { words.append("tag" + tag.braced) }
    return words.joined(separator: " ")
  }
}

extension [MathArray.Line] {
  fileprivate var dump: String { map { $0 == .solid ? "-" : "--" }.joined(separator: " ") }
}
