extension FormulaSetter {
  /// `\left … \middle … \right` (rule 19).
  mutating func setDelimited(_ delimited: MathDelimited, _ style: SettingStyle) -> SetBox {
    var contents = SetBox()
    var parts: [(start: MathLayout.Mark, box: SetBox)] = []
    for part in delimited.parts {
      let mark = layout.mark
      var box = setList(part, style)
      if part.nodes.last?.atomClass == .punctuation, !style.isScript {
        box.width += 3 * style.size / 18
      }
      parts.append((mark, box))
      contents.height = max(contents.height, box.height)
      contents.depth = max(contents.depth, box.depth)
    }
    let contentsEnd = layout.mark
    let target = delimiterSize(around: contents, style)
    var result = SetBox(height: contents.height, depth: contents.depth)
    var fences: [String?] = [delimited.left]
    for index in parts.indices.dropLast() {
      fences.append(
        delimited.middles.indices.contains(index) ? delimited.middles[index] : nil)
    }
    fences.append(delimited.right)
    for (index, fence) in fences.enumerated() {
      let mark = layout.mark
      let box = setDelimiter(fence, reaching: target, style)
      layout.shift(from: mark, dx: result.width, dy: 0)
      result.width += box.width
      result.height = max(result.height, box.height)
      result.depth = max(result.depth, box.depth)
      if index < parts.count {
        let end = index + 1 < parts.count ? parts[index + 1].start : contentsEnd
        layout.shift(from: parts[index].start, to: end, dx: result.width, dy: 0)
        result.width += parts[index].box.width
      }
    }
    return result
  }

  /// How high delimiters around a list are at least: 90.1 % of twice what the list reaches from the
  /// axis, or 5 points less than that (`\delimiterfactor`, `\delimitershortfall`).
  private func delimiterSize(around box: SetBox, _ style: SettingStyle) -> Double {
    let axis = self.axis(style)
    let reach = max(box.height - axis, box.depth + axis)
    return max(reach * 2 * 0.901, reach * 2 - 0.5 * baseSize)
  }

  /// `\big` and its like: 1.2, 1.8, 2.4 and 3 em of the formula.
  mutating func setSizedDelimiter(
    _ delimiter: MathSizedDelimiter, _ style: SettingStyle
  ) -> SetBox {
    let size = Double(max(1, min(delimiter.size, 4)))
    return setDelimiter(
      delimiter.delimiter, reaching: 0.6 * (size + 1) * baseSize,
      tolerance: FormulaSetter.sizedTolerance, style)
  }

  /// The fonts' forms of these sizes are a little smaller, em.
  private static let sizedTolerance = 0.03

  /// A delimiter of at least a height, centred on the axis; the space of an empty one for nil.
  mutating func setDelimiter(
    _ delimiter: String?, reaching target: Double, tolerance: Double = 0.001,
    _ style: SettingStyle
  ) -> SetBox {
    guard let delimiter, let scalar = delimiter.unicodeScalars.first else {
      return SetBox(width: FormulaSetter.nullDelimiter * baseSize)
    }
    let mark = layout.mark
    let glyph = math.glyph(for: scalar.value, scriptLevel: 0)
    guard glyph != 0 else {
      return centerOnAxis(
        setAtom(MathAtom(.ordinary, delimiter), style), since: mark, style)
    }
    let form = grow(
      glyph, .vertical, reaching: target, tolerance: tolerance, style)
    let box = addVertical(form, character: scalar.value, style)
    return centerOnAxis(box, since: mark, style)
  }
}
