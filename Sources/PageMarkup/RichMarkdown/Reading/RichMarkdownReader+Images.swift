import CCMarkGFM
import PageModel

extension RichMarkdownReader {
  /// What the syntax of pictures spells inside text. Whether what is in its brackets is to be read.
  mutating func readImage(_ node: CMarkNode) throws(MarkupError) -> Bool {
    let address = node.pointee.as.link.url.bytes
    if case .customEmoji(let id)? = LinkMarker(address), id != 0 {
      let alternative = alternativeText(of: node)
      text.isAtStart = false
      try page.add(
        .textCustomEmoji(fileId: id, alt: alternative), length: alternative.unicodeScalars.count)
      return false
    }
    switch dateMarker(of: node) {
    case .date(let date, let format):
      try begin(.date(date, format))
      return true
    case .broken:
      page.warn(.linkRefused(url: string(address)))
      return true
    case nil:
      page.warn(.mediumInText)
      try addMedium(node)
      return false
    }
  }

  func dateMarker(of node: CMarkNode) -> DateMarker? {
    let address = node.pointee.as.link.url.bytes
    return DateMarker.isMarker(address) ? DateMarker(string(address)) : nil
  }

  /// Whether the paragraph is nothing but media, one a line; each is a block then.
  mutating func readMedia(_ paragraph: CMarkNode) throws(MarkupError) -> Bool {
    guard let media = paragraph.pictures({ $0.medium }) else { return false }
    page.lastLine = max(page.lastLine, paragraph.lastLine)
    for medium in media { try addMedium(medium) }
    return true
  }

  /// The title of the picture is the caption of the medium.
  private mutating func addMedium(_ node: CMarkNode) throws(MarkupError) {
    let address = string(node.pointee.as.link.url.bytes)
    let title = string(node.pointee.as.link.title.bytes)
    try page.counts.takeText(title.unicodeScalars.count, at: page.position)
    var caption = InstantPageCaption()
    if !title.isEmpty {
      let text = RichText.plain(title)
      caption.text = page.options.detectsEntities ? text.detectingEntities() : text
    }
    try page.addMedium(
      RichMediaKind(address: address) ?? .photo, at: address,
      alternative: alternativeText(of: node), caption: caption)
  }

  private func alternativeText(of node: CMarkNode) -> String {
    node.plainText.withUnsafeBufferPointer { string($0) }
  }
}

extension CMarkNode {
  /// The node if it is a picture that spells a medium.
  fileprivate var medium: CMarkNode? {
    guard type == .image else { return nil }
    let address = pointee.as.link.url.bytes
    return LinkMarker(address) == nil && !DateMarker.isMarker(address) ? self : nil
  }
}
