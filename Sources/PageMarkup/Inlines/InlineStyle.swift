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

  mutating func remove(_ style: InlineStyle) {
    var remaining = InlineStyles()
    for index in stride(from: UInt16(0), through: 12, by: 4) {
      if let other = InlineStyle(rawValue: bits >> index & 0xF), other != style {
        remaining.append(other)
      }
    }
    self = remaining
  }

  func forEachFromInside(_ body: (InlineStyle) -> Void) {
    for index in stride(from: UInt16(12), through: 0, by: -4) {
      if let style = InlineStyle(rawValue: bits >> index & 0xF) { body(style) }
    }
  }
}

/// How often each style is open.
struct OpenStyles {
  private var counts: (Int, Int, Int, Int) = (0, 0, 0, 0)

  var total: Int { counts.0 + counts.1 + counts.2 + counts.3 }

  subscript(style: InlineStyle) -> Int {
    get {
      switch style {
      case .underline: return counts.0
      case .subscript: return counts.1
      case .superscript: return counts.2
      case .marked: return counts.3
      }
    }
    set {
      switch style {
      case .underline: counts.0 = newValue
      case .subscript: counts.1 = newValue
      case .superscript: counts.2 = newValue
      case .marked: counts.3 = newValue
      }
    }
  }
}
