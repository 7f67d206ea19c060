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

  func plainText(of node: CMarkNode) -> String {
    node.plainText.withUnsafeBufferPointer { string($0) }
  }
}
