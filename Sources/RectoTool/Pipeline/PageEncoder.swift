import MessageFiles
import Recto

/// Writes a page in the forms there are.
struct PageEncoder {
  /// Where the page is from, for messages.
  let source: InputSource

  /// The bytes, and what of the page they do not hold.
  func encoded(
    _ page: InstantPage, as form: TargetForm
  ) throws(ToolError) -> ([UInt8], [PageLoss]) {
    switch form {
    case .tree:
      return (Array(page.treeDump().utf8), [])
    case .markdown:
      return text(of: page.markdown())
    case .richMarkdown:
      return text(of: page.richMarkdown())
    case .richHTML:
      return text(of: page.richHTML())
    case .html:
      return text(of: page.webHTML())
    case .entities:
      let (text, losses) = page.formattedText()
      return (Array((text.json + "\n").utf8), losses)
    case .preview:
      return (Array((page.preview(.tool).spokenText + "\n").utf8), [])
    case .tl:
      return try toTL { () throws(TLError) in try TL.encodeRichMessage(page) }
    case .tlInput:
      return try toTL { () throws(TLError) in try TL.encodeInputRichMessage(page) }
    case .flatbuffers:
      return (page.encodeFlatBuffers(), page.flatBuffersLosses())
    case .postbox:
      return (page.encodePostbox(), page.postboxLosses())
    case .botJSON:
      let json = page.encodeBotAPI()
      return (Array((json.text + "\n").utf8), json.losses)
    case .tdlibJSON:
      let json = page.encodeTDLib()
      return (Array((json.text + "\n").utf8), json.losses)
    }
  }

  private func toTL(
    _ encode: () throws(TLError) -> (bytes: [UInt8], losses: [PageLoss])
  ) throws(ToolError) -> ([UInt8], [PageLoss]) {
    do {
      let encoded = try encode()
      return (encoded.bytes, encoded.losses)
    } catch {
      throw source.problem(error.description)
    }
  }

  private func text(of markup: EmittedMarkup) -> ([UInt8], [PageLoss]) {
    let end = markup.text.isEmpty || markup.text.utf8.last == UInt8(ascii: "\n") ? "" : "\n"
    return (Array((markup.text + end).utf8), markup.losses)
  }
}

extension PreviewOptions {
  /// Dates as the tool spells them, in UTC and without counting from now: the same message gives
  /// the same line on every run.
  static var tool: PreviewOptions {
    PreviewOptions(
      strings: PreviewStrings(date: { EnglishDates.text(for: $0, format: $1, now: nil) }))
  }
}
