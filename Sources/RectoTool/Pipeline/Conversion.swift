import Recto

/// One message on its way from one form into another.
struct Conversion {
  let source: InputSource
  let options: ConvertOptions

  func run() throws(ToolError) -> ConvertedOutput {
    let form = options.source ?? SourceForm(guessedFrom: source)
    let (page, readLosses) = try page(from: form)
    let (bytes, writtenLosses) = try encoded(page)
    return ConvertedOutput(bytes: bytes, losses: readLosses + writtenLosses.map(diagnostic))
  }

  private func page(from form: SourceForm) throws(ToolError) -> (InstantPage, [Diagnostic]) {
    switch form {
    case .markdown:
      let engine = EngineRun(source: source)
      let document = try engine.document(isDocument: options.isDocument)
      return (
        document.page,
        document.warnings.map { engine.diagnostic($0.sentence, at: $0.position) }
      )
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
        throw problem(error.description)
      }
    case .postbox:
      do {
        return (try InstantPage.decodePostbox(source.bytes), [])
      } catch {
        throw problem(error.description)
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
      throw problem(error.description)
    }
    guard let decoded else {
      throw problem("this carries no page, only text that its receiver formats")
    }
    return (decoded.page, decoded.losses.map(diagnostic))
  }

  private func fromJSON(
    _ decode: ([UInt8]) throws(JSONDecodingError) -> InstantPage
  ) throws(ToolError) -> (InstantPage, [Diagnostic]) {
    do {
      return (try decode(source.bytes), [])
    } catch {
      throw .input(
        Diagnostic(
          file: source.name,
          position: TextPosition(line: error.position.line, column: error.position.column),
          sentence: error.description))
    }
  }

  private func encoded(_ page: InstantPage) throws(ToolError) -> ([UInt8], [PageLoss]) {
    switch options.target {
    case .tree:
      return (Array(page.treeDump().utf8), [])
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
      throw problem(error.description)
    }
  }

  private func problem(_ sentence: String) -> ToolError {
    .input(Diagnostic(file: source.name, sentence: sentence))
  }

  private func diagnostic(_ loss: PageLoss) -> Diagnostic {
    Diagnostic(file: source.name, sentence: "\(loss)")
  }
}

extension SourceForm {
  /// What a message seems to be: by its file's extension, else by how its bytes begin.
  init(guessedFrom source: InputSource) {
    switch source.pathExtension {
    case "md", "markdown", "txt": self = .markdown
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
