import CCMarkGFM
import PageModel

extension InlineReader {
  /// A picture inside text. Whether its alternative text is to be read in its place.
  mutating func readImage(_ node: CMarkNode) throws(MarkupError) -> Bool {
    if case .customEmoji(let fileId) = LinkMarker(node.pointee.as.link.url.bytes) {
      try appendEmoji(fileId, alternative: plainText(of: node))
      return false
    }
    switch try addMedia(of: node) {
    case .success(let id):
      try append(.image(id: id, dimensions: PixelDimensions(width: 0, height: 0)), length: 0)
      return false
    case .failure(let refusal):
      syntax.warn(.pictureRefused(refusal.reason), at: position)
      if node.firstChild != nil { return true }
      try append(node.pointee.as.link.url.bytes)
      return false
    }
  }

  /// The medium of an image node, its alternative text noted.
  mutating func addMedia(of node: CMarkNode) throws(MarkupError) -> MediaCollection.Addition {
    try media.add(
      string(node.pointee.as.link.url.bytes), alternative: plainText(of: node), at: position)
  }

  /// The text of everything in a node but the numbers of footnotes.
  func plainText(of node: CMarkNode) -> String {
    var text: [UInt8] = []
    var next = node.firstChild
    while let current = next {
      switch current.type {
      case .text: text.append(contentsOf: shownText(of: current))
      case .code, .htmlInline: text.append(contentsOf: current.literal)
      case .softBreak: text.append(Ascii.space)
      case .lineBreak: text.append(Ascii.lineFeed)
      case .customInline:
        if current.own.kind != .footnoteReference {
          text.append(contentsOf: current.pointee.as.custom.on_enter.bytes)
        }
      default: break
      }
      next = current.following(within: node)
    }
    return text.withUnsafeBufferPointer { string($0) }
  }
}
