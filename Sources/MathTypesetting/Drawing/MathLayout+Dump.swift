import Typesetting

extension MathLayout {
  /// The layout as text, a line an element, for tests and bug reports.
  public func dump() -> String {
    var text = "formula \(number(width)) × \(number(ascent)) + \(number(descent))\n"
    for rule in rules {
      let rect = rule.rect
      text +=
        "rule \(number(rect.x)),\(number(rect.y)) \(number(rect.width))×\(number(rect.height))"
      text += "\(color(rule.color))\n"
    }
    for glyph in glyphs {
      text += "glyph \(glyph.id) \(name(glyph)) \(number(fonts[Int(glyph.font)].size))"
      text += " at \(number(glyph.x)),\(number(glyph.y))"
      text += "\(color(glyph.color)) [\(glyph.sourceStart)..<\(glyph.sourceEnd)]\n"
    }
    for line in lines {
      text += "line \(number(line.from.x)),\(number(line.from.y))"
      text += " to \(number(line.to.x)),\(number(line.to.y)) \(number(line.thickness))"
      text += "\(color(line.color))\n"
    }
    for place in breaks {
      text += "break \(place.kind) \(number(place.end)) | \(number(place.start))\n"
    }
    for link in links {
      text += "link [\(link.source.lowerBound)..<\(link.source.upperBound)] \(link.url)\n"
    }
    return text
  }

  private func name(_ glyph: Glyph) -> String {
    guard glyph.character != 0, let scalar = Unicode.Scalar(glyph.character) else { return "part" }
    return "\"\(scalar)\""
  }

  private func number(_ value: Double) -> String { DecimalText.string(value, places: 2) }

  private func color(_ color: MathColor?) -> String {
    guard let color else { return "" }
    return " rgb(\(color.red),\(color.green),\(color.blue))"
  }
}
