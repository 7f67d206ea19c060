extension FormulaSetter {
  /// A large operator without its scripts (rule 13).
  mutating func setOperator(_ op: MathOperator, _ style: SettingStyle) -> SetBox {
    switch op.nucleus {
    case .symbol(let text, let isGrowing):
      return setOperatorSymbol(text, isGrowing: isGrowing, style)
    case .name(let name):
      return setOperatorName(name, style)
    case .list(let list):
      return setList(list, style)
    }
  }

  private mutating func setOperatorSymbol(
    _ text: String, isGrowing: Bool, _ style: SettingStyle
  ) -> SetBox {
    guard let scalar = text.unicodeScalars.first else { return SetBox() }
    var glyph = math.glyph(for: scalar.value, scriptLevel: 0)
    guard glyph != 0 else { return setAtom(MathAtom(.largeOperator, text), style) }
    if isGrowing, style.isDisplay {
      let wanted = constants.displayOperatorMinHeight
      let variants = math.construction(of: glyph, .vertical).variants
      glyph = (variants.first { $0.size >= wanted } ?? variants.last)?.glyph ?? glyph
    }
    let mark = layout.mark
    let symbol = setGlyph(glyph, character: scalar.value, style)
    var box = centerOnAxis(symbol, since: mark, style)
    // The advance of an operator holds its lean already (OpenType, large operators).
    box.italic = 0
    box.lean = symbol.italic
    return box
  }

  private mutating func setOperatorName(_ name: String, _ style: SettingStyle) -> SetBox {
    var result = SetBox()
    for scalar in name.unicodeScalars {
      if scalar == FormulaSetter.thinSpace {
        result.width += 3 * style.size / 18
        continue
      }
      let mark = layout.mark
      let box = setAtom(MathAtom(.ordinary, String(scalar)), style)
      layout.shift(from: mark, dx: result.width, dy: 0)
      result.width += box.width + box.italic
      result.height = max(result.height, box.height)
      result.depth = max(result.depth, box.depth)
    }
    return result
  }

  private static let thinSpace = Unicode.Scalar(0x2009 as UInt16)
}
