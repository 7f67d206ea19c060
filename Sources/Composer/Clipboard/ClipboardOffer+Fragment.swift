import PageMarkup
import PageModel

extension ClipboardOffer {
  /// A fragment of the offer, with the form it was read from.
  struct Reading {
    var form: Paste.Form
    var fragment: Fragment
    var losses: [PageLoss] = []
  }

  /// The best of the offer that can be read: our own fragment, HTML, RTF, Markdown, text.
  ///
  /// - Returns: Nil when there is no text in any of them.
  func reading() -> Reading? {
    if let bytes = fragment, let (fragment, losses) = Fragment.decoding(bytes), !fragment.isEmpty {
      return Reading(form: .fragment, fragment: fragment.disarmed, losses: losses)
    }
    if let html, let (fragment, losses) = Fragment.reading(html: html) {
      return Reading(form: .html, fragment: fragment.disarmed, losses: losses)
    }
    if let rtf, let fragment = Fragment.reading(rtf: rtf), fragment.hasWords {
      return Reading(form: .rtf, fragment: fragment.droppingEchoedLinks)
    }
    guard let text, !text.isEmpty else { return nil }
    // Boxes before lines say that they are a list; Markdown would make one paragraph of them.
    let lines = Fragment.reading(plainText: text)
    if !lines.hasItems, let (fragment, losses) = Fragment.reading(markdown: text) {
      return Reading(form: .markdown, fragment: fragment, losses: losses)
    }
    return Reading(form: .text, fragment: lines)
  }
}

extension Fragment {
  var hasItems: Bool { blocks.contains { $0.paragraph?.list != nil } }

  fileprivate var hasWords: Bool { blocks.contains { !$0.isBlank } }

  /// Reads a text as people write it with Markdown in a chat.
  ///
  /// - Returns: Nil when there is nothing but paragraphs without formats: then it is a text.
  public static func reading(markdown: String) -> (fragment: Fragment, losses: [PageLoss])? {
    // Lines that were written as lines stay lines.
    let options = MarkdownOptions(softBreaksAreLineBreaks: true)
    guard let read = try? parseMarkdown(markdown, options: options) else { return nil }
    let (fragment, losses) = importing(read.page)
    let plain = fragment.droppingEchoedLinks
    let isText = plain.blocks.allSatisfy { block in
      guard let paragraph = block.paragraph else { return false }
      return paragraph.style == .body && paragraph.list == nil
        && paragraph.text.runs.allSatisfy { $0.attributes == .plain }
    }
    return isText ? nil : (plain, losses)
  }
}
