import CCMarkGFM

extension CMarkNode {
  /// A text node's text, without the bracket that closes a footnote reference before it.
  var shownText: Bytes {
    let text = literal
    guard text.first == Ascii.rightBracket, let previous = pointee.prev,
      previous.own.kind == .footnoteReference
    else { return text }
    return text.slice(1..<text.count)
  }

  /// The text of everything in the node but the numbers of footnotes.
  var plainText: [UInt8] {
    var text: [UInt8] = []
    var next = firstChild
    while let current = next {
      switch current.type {
      case .text: text.append(contentsOf: current.shownText)
      case .code, .htmlInline: text.append(contentsOf: current.literal)
      case .softBreak: text.append(Ascii.space)
      case .lineBreak: text.append(Ascii.lineFeed)
      case .customInline:
        if current.own.kind != .footnoteReference {
          text.append(contentsOf: current.pointee.as.custom.on_enter.bytes)
        }
      default: break
      }
      next = current.following(within: self)
    }
    return text
  }

  /// The pictures of a paragraph if there is one on each of its lines and nothing else; `picture`
  /// finds the one that a picture or link node is.
  func pictures(_ picture: (CMarkNode) -> CMarkNode?) -> [CMarkNode]? {
    var pictures: [CMarkNode] = []
    var isLineEmpty = true
    var next = firstChild
    while let node = next {
      next = node.next
      switch node.type {
      case .text:
        if !node.literal.allSatisfy(\.isAsciiSpace) { return nil }
      case .softBreak, .lineBreak:
        isLineEmpty = true
      case .image, .link:
        guard isLineEmpty, let picture = picture(node) else { return nil }
        isLineEmpty = false
        pictures.append(picture)
      default:
        return nil
      }
    }
    return pictures.isEmpty ? nil : pictures
  }
}
