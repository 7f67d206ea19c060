import MessageFiles
import Recto

/// How a message is to be split.
struct SplitOptions: Sendable {
  /// Nil goes by the file's extension and its content.
  var source: SourceForm?
  var isDocument = false
  var limits = PageLimits()
}

/// One message on its way to several.
struct SplitRun {
  let source: InputSource
  let options: SplitOptions

  fileprivate struct Part {
    var bytes: [UInt8]
    var page: InstantPage
    var losses: [PageLoss]
  }

  func run() throws(ToolError) -> SplitOutput {
    let form = options.source ?? SourceForm(guessedFrom: source)
    let reader = MessageReader(source: source, form: form, isDocument: options.isDocument)
    var output = SplitOutput(parts: [], fileExtension: form.target.fileExtension)
    let parts: [Part]
    switch form {
    case .markdown:
      parts = try reader.readingMarkup { text throws(MarkupError) in
        try splitMarkdown(text, limits: options.limits, options: reader.markdownOptions)
      }.map { Part($0) }
    case .richMarkdown:
      parts = try reader.readingMarkup { text throws(MarkupError) in
        try splitRichMarkdown(text, limits: options.limits)
      }.map { Part($0) }
    case .richHTML, .entities, .tl, .tlInput, .flatbuffers, .postbox, .botJSON, .tdlibJSON:
      let message = try reader.read()
      output.warnings = message.notes
      parts = try encoded(message.page.split(limits: options.limits), as: form.target)
    }
    for (index, part) in parts.enumerated() {
      output.parts.append(part.bytes)
      output.warnings += warnings(of: part, number: index + 1)
    }
    return output
  }

  private func encoded(
    _ parts: [PagePart], as form: TargetForm
  ) throws(ToolError) -> [Part] {
    let encoder = PageEncoder(source: source)
    var encoded: [Part] = []
    for part in parts {
      let (bytes, losses) = try encoder.encoded(part.page, as: form)
      encoded.append(Part(bytes: bytes, page: part.page, losses: losses))
    }
    return encoded
  }

  private func warnings(of part: Part, number: Int) -> [Diagnostic] {
    let sentences =
      part.losses.map { "part \(number): \($0)" }
      + options.limits.check(part.page).map { "part \(number) is still too much \($0)" }
    return sentences.map { source.diagnostic($0) }
  }
}

extension SplitRun.Part {
  fileprivate init(_ part: SourcePart) {
    self.init(bytes: Array(part.text.utf8), page: part.page, losses: part.losses)
  }
}
