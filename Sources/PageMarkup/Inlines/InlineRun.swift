import PageModel

/// How a stretch of text is formatted.
struct InlineRun: Equatable {
  struct Traits: OptionSet {
    let rawValue: UInt8

    static let bold = Traits(rawValue: 1 << 0)
    static let italic = Traits(rawValue: 1 << 1)
    static let strikethrough = Traits(rawValue: 1 << 2)
    static let fixed = Traits(rawValue: 1 << 3)
  }

  var traits: Traits = []
  var styles = InlineStyles()
  /// Which link of the text it belongs to; nil outside links.
  var link: Int?

  /// `text` with the traits around it: bold innermost, fixed outermost.
  func applyingTraits(to text: RichText) -> RichText {
    if traits.isEmpty { return text }
    var text = text
    if traits.contains(.bold) { text = .bold(text) }
    if traits.contains(.italic) { text = .italic(text) }
    if traits.contains(.strikethrough) { text = .strikethrough(text) }
    if traits.contains(.fixed) { text = .fixed(text) }
    return text
  }

  /// `text` with the styles around it.
  func applyingStyles(to text: RichText) -> RichText {
    if styles.isEmpty { return text }
    var text = text
    styles.forEachFromInside { style in
      switch style {
      case .underline: text = .underline(text)
      case .subscript: text = .subscript(text)
      case .superscript: text = .superscript(text)
      case .marked: text = .marked(text)
      }
    }
    return text
  }
}

extension RichText {
  /// Parts one after the other: nothing, the only one, or a concatenation.
  static func joining(_ parts: [RichText]) -> RichText {
    switch parts.count {
    case 0: return .empty
    case 1: return parts[0]
    default: return .concat(Array(parts[...]))
    }
  }

  /// This text after others; plain text next to plain text becomes one part.
  func preceded(by prefix: [RichText]) -> RichText {
    var parts = prefix
    let own: [RichText]
    if case .concat(let inner) = self { own = inner } else { own = [self] }
    if case .plain(let before)? = parts.last, case .plain(let after)? = own.first {
      parts[parts.count - 1] = .plain(before + after)
      parts.append(contentsOf: own.dropFirst())
    } else {
      parts.append(contentsOf: own)
    }
    return .joining(parts)
  }
}
