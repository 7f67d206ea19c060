import PageCoding
import PageModel

extension Fragment {
  /// How the fragment is named on a clipboard.
  public static let mediaType = "application/x-recto-fragment+json"

  /// The fragment as bytes for a clipboard: nothing of it is lost.
  public var encoded: [UInt8] {
    Array(
      DocumentEncoder().encode(blocks, direction: .automatic, media: media).text().utf8)
  }

  /// Reads what ``encoded`` writes, of this version or another, as far as it can be understood.
  ///
  /// - Returns: The fragment, and what of it could not be read; nil when the bytes are no fragment.
  public static func decoding(_ bytes: [UInt8]) -> (fragment: Fragment, losses: [PageLoss])? {
    guard let root = try? JSONDocument(bytes).root, root[StoredKey.blocks] != nil else {
      return nil
    }
    var decoder = DocumentDecoder()
    let blocks = decoder.blocks(StoredKey.blocks, in: root)
    let media = decoder.media(in: root)
    // A document's repair bounds depth and tables.
    let document = Document(blocks, media: media)
    let fragment = Fragment(Array(document.blocks), media: document.media(of: blocks))
    return (fragment, decoder.log.losses)
  }
}
