import Recto

/// A text in the forms a clipboard takes.
package struct CopiedText: Equatable {
  package var plain: String
  package var markdown: String
  package var html: String
  /// RTF, and the form the editor takes without losing anything; empty for words of no message.
  package var rtf: [UInt8] = []
  package var fragment: [UInt8] = []
  /// Messages that were selected and are not here: what goes on a clipboard has a limit.
  package var leftOut = 0

  package init(plain: String, markdown: String, html: String) {
    self.plain = plain
    self.markdown = markdown
    self.html = html
  }

  /// Pages one after the other.
  ///
  /// - Parameter plain: what each of them says.
  init(_ pages: [InstantPage], plain: [String]) {
    self.plain = plain.filter { !$0.isEmpty }.joined(separator: "\n\n")
    var all = InstantPage(blocks: pages.flatMap(\.blocks))
    for page in pages { all.media.merge(page.media) { first, _ in first } }
    markdown = all.markdown(joinsQuoteMarkers: true).text
    html = all.webHTML().text
    let fragment = Fragment(Document.importing(all).document)
    rtf = fragment.rtf
    self.fragment = fragment.encoded
  }
}
