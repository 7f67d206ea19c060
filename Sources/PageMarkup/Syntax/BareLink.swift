import CCMarkGFM

/// How far a link without markup reaches (GFM, autolinks), with one difference: East Asian
/// punctuation ends it, because no space stands between a link and the 。 behind it.
enum BareLink {
  static func isHostCharacter(_ scalar: Unicode.Scalar) -> Bool {
    let value = Int32(bitPattern: scalar.value)
    return cmark_utf8proc_is_space(value) == 0 && cmark_utf8proc_is_punctuation(value) == 0
  }

  /// The end of a host; nil if one of its last two parts has an underscore, or if it has no period
  /// but needs one.
  static func hostEnd(from start: Int, in text: Bytes, needsPeriod: Bool) -> Int? {
    let end = hostTextEnd(from: start, in: text)
    var underscores = (last: 0, lastButOne: 0)
    var periods = 0
    for byte in text[start..<end] {
      if byte == Ascii.underscore {
        underscores.last += 1
      } else if byte == Ascii.period {
        underscores = (0, underscores.last)
        periods += 1
      }
    }
    if underscores.last > 0 || underscores.lastButOne > 0 { return nil }
    return needsPeriod && periods == 0 ? nil : end
  }

  /// The end of what looks like a host.
  static func hostTextEnd(from start: Int, in text: Bytes) -> Int {
    var index = start
    while index < text.count {
      switch text[index] {
      case Ascii.underscore, Ascii.period, Ascii.hyphen:
        index += 1
      case let byte where byte < 0x80:
        guard isHostCharacter(Unicode.Scalar(byte)) else { return index }
        index += 1
      default:
        let scalar = text.scalar(at: index)
        guard isHostCharacter(scalar), !scalar.isWidePunctuation else { return index }
        index += UTF8.width(scalar)
      }
    }
    return index
  }

  /// The end of the whole link, which goes on until white space. Punctuation at its end is not
  /// part of it, and neither is a parenthesis that nothing in it opens. Inside brackets a bracket
  /// that nothing in it opens ends it too.
  static func end(of start: Int, from hostEnd: Int, in text: Bytes, isInBrackets: Bool) -> Int {
    var index = hostEnd
    var brackets = 0
    scan: while index < text.count {
      switch text[index] {
      case Ascii.less:
        break scan
      case Ascii.leftBracket:
        brackets += 1
        index += 1
      case Ascii.rightBracket:
        brackets -= 1
        if brackets < 0, isInBrackets { break scan }
        index += 1
      case let byte where byte < 0x80:
        if byte.isAsciiSpace { break scan }
        index += 1
      default:
        let scalar = text.scalar(at: index)
        if scalar.isWidePunctuation { break scan }
        index += UTF8.width(scalar)
      }
    }
    return trimmedEnd(of: start..<index, in: text)
  }

  static func trimmedEnd(of link: Range<Int>, in text: Bytes) -> Int {
    var end = link.upperBound
    var unopened = 0
    for byte in text[link] {
      if byte == Ascii.leftParenthesis { unopened -= 1 }
      if byte == Ascii.rightParenthesis { unopened += 1 }
    }
    while end > link.lowerBound {
      switch text[end - 1] {
      case Ascii.question, Ascii.exclamation, Ascii.period, UInt8(ascii: ","), Ascii.colon,
        Ascii.asterisk, Ascii.underscore, Ascii.tilde, UInt8(ascii: "'"), UInt8(ascii: "\""):
        end -= 1
      case Ascii.semicolon:
        end = beforeReference(endingAt: end, start: link.lowerBound, in: text)
      case Ascii.rightParenthesis:
        if unopened <= 0 { return end }
        unopened -= 1
        end -= 1
      default:
        return end
      }
    }
    return end
  }

  /// `&copy;` at the end of a link is not part of it; neither is a semicolon alone.
  private static func beforeReference(endingAt end: Int, start: Int, in text: Bytes) -> Int {
    var index = end - 2
    while index > start, text[index].isAsciiLetter { index -= 1 }
    let isReference = index >= start && index < end - 2 && text[index] == Ascii.ampersand
    return isReference ? index : end - 1
  }
}
