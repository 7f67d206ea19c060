import Typesetting

extension FormulaSetter {
  /// Sets a list from left to right, with the spaces between its atoms.
  mutating func setList(_ list: MathList, _ style: SettingStyle) -> SetBox {
    if let node = list.only, case .atom(let atom) = node.kind {
      source = node.range
      var box = setAtom(atom, style)
      box.width += box.italic
      box.italic = 0
      return box
    }
    guard depth < FormulaSetter.deepest else { return SetBox() }
    depth += 1
    defer { depth -= 1 }
    let start = entries.count
    flatten(list, style)
    let end = entries.count
    defer { entries.removeLast(end - start) }
    resolveBinaries(start..<end)
    return setEntries(start..<end)
  }

  /// Puts a list's nodes on the stack, and in place of the transparent ones what is in them.
  private mutating func flatten(_ list: MathList, _ style: SettingStyle) {
    for node in list.nodes {
      switch node.kind {
      case .styled(let level, let inner):
        flattenInner(inner, style.with(level))
      case .sized(let scale, let inner):
        let size = baseSize * (scale.isFinite ? max(0.01, min(scale, 100)) : 1)
        flattenInner(inner, style.text(size: size))
      case .colored(let tint, let inner):
        let before = color
        color = tint
        flattenInner(inner, style)
        color = before
      case .link(let url, let inner):
        if !isHidden { layout.links.append(MathLayout.Link(source: node.range, url: url)) }
        flattenInner(inner, style)
      case .choice(let choice):
        switch style.style {
        case .display: flattenInner(choice.display, style)
        case .text: flattenInner(choice.text, style)
        case .script: flattenInner(choice.script, style)
        case .scriptScript: flattenInner(choice.scriptScript, style)
        }
      case .phantom(let phantom) where phantom.keepsWidth && phantom.keepsHeight:
        let before = isHidden
        isHidden = true
        flattenInner(phantom.contents, style)
        isHidden = before
      case .atom, .text, .group, .hbox, .classed, .scripts, .fraction, .radical, .delimited,
        .sizedDelimiter, .largeOperator, .accent, .overUnder, .extensibleArrow, .array, .space,
        .lineBreak, .phantom, .smash, .lap, .raised, .centered, .rule, .enclosed, .tag,
        .unreadable:
        entries.append(
          ListEntry(
            node: node, style: style, color: color, isHidden: isHidden,
            atomClass: node.atomClass))
      }
    }
  }

  private mutating func flattenInner(_ list: MathList, _ style: SettingStyle) {
    guard depth < FormulaSetter.deepest else { return }
    depth += 1
    flatten(list, style)
    depth -= 1
  }

  /// Makes ordinary atoms of binary operators that have nothing to their left or right (rules 5
  /// and 6).
  private mutating func resolveBinaries(_ range: Range<Int>) {
    var previous: Int?
    for index in range {
      guard let atomClass = entries[index].atomClass else { continue }
      if atomClass == .binary {
        let before = previous.flatMap { entries[$0].atomClass }
        if before?.leavesNoOperand ?? true { entries[index].atomClass = .ordinary }
      } else if atomClass.takesNoOperand, let last = previous,
        entries[last].atomClass == .binary
      {
        entries[last].atomClass = .ordinary
      }
      previous = index
    }
    if let last = previous, entries[last].atomClass == .binary {
      entries[last].atomClass = .ordinary
    }
  }

  private mutating func setEntries(_ range: Range<Int>) -> SetBox {
    let outer = (color, isHidden)
    defer { (color, isHidden) = outer }
    var result = SetBox()
    var previous: AtomClass?
    var breaks = BreakFinder(isOutermost: depth == 1)
    for index in range {
      let entry = entries[index]
      let end = result.width
      if let atomClass = entry.atomClass {
        if let previous {
          let mu = AtomSpacing.space(previous, atomClass, isScript: entry.style.isScript)
          result.width += mu * entry.style.size / 18
        }
        breaks.willSet(atomClass, end: end, start: result.width, &layout)
        previous = atomClass
      }
      color = entry.color
      isHidden = entry.isHidden
      source = entry.node.range
      if case .lineBreak(let kind) = entry.node.kind {
        let gap: Double =
          if case .forced(let length) = kind { points(length, entry.style) } else { 0 }
        breaks.willBreak(kind, gap: gap, at: result.width, &layout)
        if case .forced = kind { previous = nil }
        continue
      }
      let mark = layout.mark
      let box = setNode(entry.node, entry.style)
      layout.shift(from: mark, dx: result.width, dy: 0)
      result.width += box.width + box.italic
      result.height = max(result.height, box.height)
      result.depth = max(result.depth, box.depth)
      breaks.didSet(box)
    }
    breaks.finish(at: result.width, &layout)
    return result
  }
}
