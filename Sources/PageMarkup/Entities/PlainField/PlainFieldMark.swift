/// The marks of the plain-field dialect.
enum PlainFieldMark: Hashable, CaseIterable {
  case longBlock
  case block
  case monospace
  case bold
  case italic
  case strikethrough
  case spoiler

  var length: Int {
    switch self {
    case .longBlock: return 4
    case .block: return 3
    case .monospace: return 1
    case .bold, .italic, .strikethrough, .spoiler: return 2
    }
  }

  var isBlock: Bool { self == .block || self == .longBlock }

  var kind: MessageEntity.Kind {
    switch self {
    case .longBlock, .block: return .pre(language: nil)
    case .monospace: return .code
    case .bold: return .bold
    case .italic: return .italic
    case .strikethrough: return .strikethrough
    case .spoiler: return .spoiler
    }
  }

  func stands(at index: Int, in units: [UInt16]) -> Bool {
    guard index + length <= units.count else { return false }
    return units[index..<index + length].allSatisfy { $0 == unit }
  }

  private var unit: UInt16 {
    switch self {
    case .longBlock, .block, .monospace: return 0x60
    case .bold: return 0x2A
    case .italic: return 0x5F
    case .strikethrough: return 0x7E
    case .spoiler: return 0x7C
    }
  }
}

extension UInt16 {
  /// White space around marks.
  var isPlainFieldSpace: Bool { self == 0x20 || self == 0xA0 || self &- 9 < 5 }
}
