import Typesetting

extension FormulaSetter {
  /// Sets one node. Transparent nodes come here only as the base of something; they are lists then.
  mutating func setNode(_ node: MathNode, _ style: SettingStyle) -> SetBox {
    switch node.kind {
    case .atom(let atom): return setAtom(atom, style)
    case .text(let text): return setText(text, style)
    case .group(let list): return setNucleus(list, style)
    case .hbox(let list): return setList(list, style.text(size: style.size))
    case .classed(_, let list): return setNucleus(list, style)
    case .scripts(let scripts): return setScripts(scripts, style)
    case .fraction(let fraction): return setFraction(fraction, style)
    case .radical(let degree, let radicand): return setRadical(degree, radicand, style)
    case .delimited(let delimited): return setDelimited(delimited, style)
    case .sizedDelimiter(let delimiter): return setSizedDelimiter(delimiter, style)
    case .largeOperator(let op): return setOperator(op, style)
    case .accent(let accent): return setAccent(accent, style)
    case .overUnder(let stretched): return setOverUnder(stretched, style)
    case .extensibleArrow(let arrow): return setArrow(arrow, style)
    case .array(let array): return setArray(array, style)
    case .space(let length): return SetBox(width: points(length, style))
    case .lineBreak: return SetBox()
    case .phantom(let phantom): return setPhantom(phantom, style)
    case .smash(let smash):
      var box = setList(smash.contents, style)
      if smash.smashesHeight { box.height = 0 }
      if smash.smashesDepth { box.depth = 0 }
      return box
    case .lap(let lap): return setLap(lap, style)
    case .raised(let length, let list): return setRaised(points(length, style), list, style)
    case .centered(let list):
      let mark = layout.mark
      let box = setList(list, style)
      return centerOnAxis(box, since: mark, style)
    case .rule(let rule): return setRule(rule, style)
    case .enclosed(let enclosure): return setEnclosure(enclosure, style)
    case .tag(let label): return setTag(label, style)
    case .unreadable(let text):
      let before = color
      defer { color = before }
      color = MathColor(red: 0xCC, green: 0, blue: 0)
      return setText(MathText(text, style: MathText.Style(family: .mono)), style)
    case .styled, .sized, .colored, .link, .choice:
      return setList(MathList([node]), style)
    }
  }

  /// Sets the list an atom is made of. A lone symbol in braces counts as the symbol, as it does for
  /// TeX: `{x}^2` is `x^2`.
  mutating func setNucleus(_ list: MathList, _ style: SettingStyle) -> SetBox {
    guard let only = list.only else { return setList(list, style) }
    guard depth < FormulaSetter.deepest else { return SetBox() }
    depth += 1
    defer { depth -= 1 }
    source = only.range
    return setNode(only, style)
  }

  mutating func centerOnAxis(
    _ box: SetBox, since mark: MathLayout.Mark, _ style: SettingStyle
  ) -> SetBox {
    let down = (box.height - box.depth) / 2 - axis(style)
    layout.shift(from: mark, dx: 0, dy: down)
    var result = box
    result.height = max(0, box.height - down)
    result.depth = max(0, box.depth + down)
    result.glyph = nil
    return result
  }

  private mutating func setPhantom(_ phantom: MathPhantom, _ style: SettingStyle) -> SetBox {
    let before = isHidden
    isHidden = true
    defer { isHidden = before }
    let box = setList(phantom.contents, style)
    return SetBox(
      width: phantom.keepsWidth ? box.width : 0, height: phantom.keepsHeight ? box.height : 0,
      depth: phantom.keepsHeight ? box.depth : 0)
  }

  private mutating func setLap(_ lap: MathLap, _ style: SettingStyle) -> SetBox {
    let mark = layout.mark
    var box = setList(lap.contents, style)
    let dx =
      switch lap.side {
      case .left: -box.width
      case .center: -box.width / 2
      case .right: 0.0
      }
    layout.shift(from: mark, dx: dx, dy: 0)
    box.width = 0
    return box
  }

  private mutating func setRaised(
    _ raise: Double, _ list: MathList, _ style: SettingStyle
  ) -> SetBox {
    let mark = layout.mark
    let box = setList(list, style)
    layout.shift(from: mark, dx: 0, dy: -raise)
    return SetBox(
      width: box.width, height: max(0, box.height + raise), depth: max(0, box.depth - raise))
  }

  private mutating func setRule(_ rule: MathRule, _ style: SettingStyle) -> SetBox {
    let width = max(0, points(rule.width, style))
    let height = points(rule.height, style)
    let raise = points(rule.raise, style)
    addRule(x: 0, top: -(raise + height), width: width, height: height)
    return SetBox(
      width: width, height: max(0, raise + height), depth: max(0, -raise))
  }

  /// `\tag` stands two em to the right of the formula.
  private mutating func setTag(_ label: MathList, _ style: SettingStyle) -> SetBox {
    let mark = layout.mark
    var box = setList(label, self.style(.text))
    let gap = FormulaSetter.tagGap * baseSize
    layout.shift(from: mark, dx: gap, dy: 0)
    box.width += gap
    return box
  }

  /// Em of the formula between it and its tag.
  static let tagGap = 2.0
}
