/// A style that only HTML can spell.
enum InlineStyle: UInt16, CaseIterable {
  case underline = 1
  case `subscript` = 2
  case superscript = 3
  case marked = 4

  var tagName: StaticString {
    switch self {
    case .underline: return "u"
    case .subscript: return "sub"
    case .superscript: return "sup"
    case .marked: return "mark"
    }
  }
}

/// The styles of open tags in the order they were opened, none twice.
///
/// Compared for every piece of text, so they are one number: four bits a style, the outermost in
/// the lowest.
struct InlineStyles: Equatable {
  private var bits: UInt16 = 0

  var isEmpty: Bool { bits == 0 }

  /// Adds a style inside the others, unless it is there.
  mutating func append(_ style: InlineStyle) {
    var shift: UInt16 = 0
    while bits >> shift & 0xF != 0 {
      if bits >> shift & 0xF == style.rawValue { return }
      shift += 4
    }
    bits |= style.rawValue << shift
  }

  func forEachFromInside(_ body: (InlineStyle) -> Void) {
    for index in stride(from: UInt16(12), through: 0, by: -4) {
      if let style = InlineStyle(rawValue: bits >> index & 0xF) { body(style) }
    }
  }
}
