import Recto

/// A message in some form on its way to a page.
package struct MessageReader {
  package let source: InputSource
  /// Nil goes by the file's extension and its content.
  package var form: SourceForm?
  /// Reads Markdown as a document.
  package var isDocument = false

  package init(source: InputSource, form: SourceForm? = nil, isDocument: Bool = false) {
    self.source = source
    self.form = form
    self.isDocument = isDocument
  }

  /// The page, and what was read differently than meant.
  package func read() throws(ToolError) -> (page: InstantPage, notes: [Diagnostic]) {
    try page(from: form ?? SourceForm(guessedFrom: source))
  }

  private func page(from form: SourceForm) throws(ToolError) -> (InstantPage, [Diagnostic]) {
    switch form {
    case .markdown:
      return try fromMarkup { text throws(MarkupError) in
        try parseMarkdown(text, options: markdownOptions)
      }
    case .richMarkdown:
      return try fromMarkup { text throws(MarkupError) in try parseRichMarkdown(text) }
    case .richHTML:
      return try fromMarkup { text throws(MarkupError) in try parseRichHTML(text) }
    case .entities:
      return try fromJSON { bytes throws(JSONDecodingError) in
        try FormattedText(json: bytes).page()
      }
    case .tl:
      return try fromTL { bytes throws(TLError) in try TL.decodeAnyPage(bytes) }
    case .tlInput:
      return try fromTL { bytes throws(TLError) in
        let decoded = try TL.decodeInputRichMessage(bytes)
        return decoded.page.map { ($0, decoded.losses) }
      }
    case .flatbuffers:
      do {
        return (try InstantPage.decodeFlatBuffers(source.bytes), [])
      } catch {
        throw source.problem(error.description)
      }
    case .postbox:
      do {
        return (try InstantPage.decodePostbox(source.bytes), [])
      } catch {
        throw source.problem(error.description)
      }
    case .botJSON:
      return try fromJSON { bytes throws(JSONDecodingError) in
        try InstantPage.decodeBotAPI(bytes)
      }
    case .tdlibJSON:
      return try fromJSON { bytes throws(JSONDecodingError) in try InstantPage.decodeTDLib(bytes) }
    }
  }

  private func fromTL(
    _ decode: ([UInt8]) throws(TLError) -> (page: InstantPage, losses: [PageLoss])?
  ) throws(ToolError) -> (InstantPage, [Diagnostic]) {
    let decoded: (page: InstantPage, losses: [PageLoss])?
    do {
      decoded = try decode(source.bytes)
    } catch {
      throw source.problem(error.description)
    }
    guard let decoded else {
      throw source.problem("this carries no page, only text that its receiver formats")
    }
    return (decoded.page, decoded.losses.map(source.diagnostic))
  }

  private func fromJSON(
    _ decode: ([UInt8]) throws(JSONDecodingError) -> InstantPage
  ) throws(ToolError) -> (InstantPage, [Diagnostic]) {
    do {
      return (try decode(source.bytes), [])
    } catch {
      throw source.problem(error)
    }
  }

  private func fromMarkup(
    _ parse: (String) throws(MarkupError) -> MarkupDocument
  ) throws(ToolError) -> (InstantPage, [Diagnostic]) {
    let document = try readingMarkup(parse)
    return (
      document.page, document.warnings.map { source.diagnostic($0.sentence, at: $0.position) }
    )
  }

  /// What `read` makes of the message's text, its errors told as those of the file.
  package func readingMarkup<Result>(
    _ read: (String) throws(MarkupError) -> Result
  ) throws(ToolError) -> Result {
    let text = try source.text()
    do {
      return try read(text)
    } catch {
      throw source.problem(error.sentence, at: error.position)
    }
  }

  package var markdownOptions: MarkdownOptions {
    let fileName = source.isStandardInput ? nil : source.name.fileName
    return MarkdownOptions(mode: isDocument ? .document(fileName: fileName) : .chat)
  }
}

extension SourceForm {
  /// What a message seems to be: by its file's extension, else by how its bytes begin.
  package init(guessedFrom source: InputSource) {
    switch source.name.fileExtension {
    case "md", "markdown", "txt": self = .markdown
    case "html", "htm": self = .richHTML
    case "tl": self = .tl
    case "fb", "flatbuffers": self = .flatbuffers
    case "postbox": self = .postbox
    default: self = SourceForm(guessedFrom: source.bytes)
    }
  }

  private init(guessedFrom bytes: [UInt8]) {
    if let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) {
      let opensJSON = text.first { !$0.isWhitespace }.map { "{[".contains($0) } ?? false
      if opensJSON, text.contains("\"@type\"") {
        self = .tdlibJSON
      } else if opensJSON, text.contains("\"entities\""), !text.contains("\"blocks\"") {
        self = .entities
      } else if opensJSON, text.contains("\"type\"") {
        self = .botJSON
      } else {
        self = .markdown
      }
    } else if (try? TL.decodeAnyPage(bytes)) != nil {
      self = .tl
    } else if (try? InstantPage.decodeFlatBuffers(bytes)) != nil {
      self = .flatbuffers
    } else if (try? InstantPage.decodePostbox(bytes))?.blocks.isEmpty == false {
      self = .postbox
    } else {
      // Says where the text stops being one.
      self = .markdown
    }
  }
}
