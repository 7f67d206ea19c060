/// The pieces of raw HTML: tags and what is between them.
struct HTMLPieces: IteratorProtocol {
  struct Piece {
    enum Kind {
      case text
      /// Its ranges count from the piece's beginning.
      case tag(RichTagSource)
      /// Comments and the like.
      case nothing
    }

    var kind: Kind
    var bytes: Bytes

    /// What the tag means; nil for other pieces and for names that mean nothing.
    var tag: RichTag? {
      guard case .tag(let source) = kind else { return nil }
      return source.tag(in: bytes)
    }

    func begins(_ tag: RichTag) -> Bool {
      guard case .tag(let source) = kind, !source.isClosing, !source.isSelfClosing else {
        return false
      }
      return source.tag(in: bytes) == tag
    }

    func ends(_ tag: RichTag) -> Bool {
      guard case .tag(let source) = kind, source.isClosing else { return false }
      return source.tag(in: bytes) == tag
    }
  }

  private let bytes: Bytes
  /// Behind the last piece.
  private(set) var position = 0
  /// Ends that were looked for in vain are not looked for again.
  private var hasNoEnd: Set<Construct> = []

  /// What means nothing here, by how it begins and ends (CommonMark, raw HTML).
  private enum Construct: CaseIterable {
    case comment, section, instruction, declaration

    var delimiters: (opening: StaticString, closing: StaticString) {
      switch self {
      case .comment: return ("<!--", "-->")
      case .section: return ("<![CDATA[", "]]>")
      case .instruction: return ("<?", "?>")
      case .declaration: return ("<!", ">")
      }
    }
  }

  init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  mutating func next() -> Piece? {
    guard position < bytes.count else { return nil }
    let start = position
    if bytes[start] == Ascii.less {
      if let end = tagEnd(from: start) {
        let tag = bytes.slice(start..<end)
        if let source = RichTagSource(tag, at: 0), source.end == tag.count {
          position = end
          return Piece(kind: .tag(source), bytes: tag)
        }
      } else if let end = constructEnd(from: start) {
        position = end
        return Piece(kind: .nothing, bytes: bytes.slice(start..<end))
      }
    }
    // What looks like a tag and is none is text up to the next one.
    position = bytes.firstIndex(of: Ascii.less, in: start + 1..<bytes.count) ?? bytes.count
    return Piece(kind: .text, bytes: bytes.slice(start..<position))
  }

  /// Behind the `>` of a tag, which stands in no quotes and before any further `<`; nil when this
  /// is no tag. So text is not searched again from every `<` in it.
  private func tagEnd(from start: Int) -> Int? {
    guard start + 1 < bytes.count,
      bytes[start + 1].isAsciiLetter || bytes[start + 1] == Ascii.slash
    else { return nil }
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case Ascii.greater:
        return index + 1
      case Ascii.less:
        return nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let close = bytes.firstIndex(of: bytes[index], in: index + 1..<bytes.count) else {
          return nil
        }
        index = close + 1
      default:
        index += 1
      }
    }
    return nil
  }

  private mutating func constructEnd(from start: Int) -> Int? {
    guard start + 1 < bytes.count,
      bytes[start + 1] == Ascii.exclamation || bytes[start + 1] == Ascii.question
    else { return nil }
    let rest = bytes.slice(start..<bytes.count)
    for construct in Construct.allCases {
      let (opening, closing) = construct.delimiters
      guard rest.starts(with: opening) else { continue }
      if hasNoEnd.contains(construct) { return nil }
      var position = start + opening.utf8CodeUnitCount
      let first = closing.utf8Start.pointee
      while let index = bytes.firstIndex(of: first, in: position..<bytes.count) {
        if bytes.slice(index..<bytes.count).starts(with: closing) {
          return index + closing.utf8CodeUnitCount
        }
        position = index + 1
      }
      hasNoEnd.insert(construct)
      return nil
    }
    return nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  func starts(with other: StaticString) -> Bool {
    starts(with: UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount))
  }
}
