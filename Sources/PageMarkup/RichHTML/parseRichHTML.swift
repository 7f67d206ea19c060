import CGumbo
import PageModel

/// Reads Rich HTML: what a bot sends as `html` of a rich message (Bot API 10.3, rich message
/// formatting options).
///
///     let document = try parseRichHTML("<h1>Hello</h1>It is <b>late</b>.")
///
/// Tags that mean nothing are left out and what they hold is kept; that and everything else that
/// was read differently from what it seems to say is in ``MarkupDocument/warnings``. The time is
/// proportional to the length of the text, whatever is in it.
///
/// - Throws: a ``MarkupError`` when the text goes beyond a limit.
public func parseRichHTML(
  _ source: String, options: RichMarkupOptions = RichMarkupOptions()
) throws(MarkupError) -> MarkupDocument {
  var source = source
  let result = source.withUTF8 { bytes in
    Result { () throws(MarkupError) in try RichHTMLReading(of: bytes, options: options).document()
    }
  }
  return try result.get()
}

/// The way of one text through the stages: preparation, Gumbo, page.
private struct RichHTMLReading {
  private let source: Bytes
  private let options: RichMarkupOptions

  init(of bytes: Bytes, options: RichMarkupOptions) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    source = hasMark ? bytes.slice(3..<bytes.count) : bytes
    self.options = options
  }

  func document() throws(MarkupError) -> MarkupDocument {
    if source.count > options.limits.sourceBytes {
      throw .sourceTooLong(bytes: source.count, limit: options.limits.sourceBytes)
    }
    var places = SourcePlaces(source)
    let result = Result { () throws(MarkupError) in try page(places) }
    switch result {
    case .success(var document):
      document.warnings = places.resolve(document.warnings)
      return document
    case .failure(let error):
      throw error.moved { places.position(for: $0) }
    }
  }

  private func page(_ places: SourcePlaces) throws(MarkupError) -> MarkupDocument {
    var preparation = HTMLPreparation(source, limits: options.limits)
    try preparation.run()
    var document: MarkupDocument
    if preparation.edits.isEmpty {
      document = try page(from: source, preparation.edits, places)
    } else {
      document = try preparation.edits.text.withUnsafeBufferPointer { text throws(MarkupError) in
        try page(from: text, preparation.edits, places)
      }
    }
    document.warnings.append(contentsOf: preparation.warnings)
    return document
  }

  private func page(
    from text: Bytes, _ edits: SourceEdits, _ places: SourcePlaces
  ) throws(MarkupError) -> MarkupDocument {
    guard let start = text.baseAddress, !text.isEmpty else {
      return MarkupDocument(page: InstantPage(blocks: []))
    }
    // Some nine bytes of memory for each of the text, in what people write.
    let arena = GumboArena(size: text.count * 9)
    var gumboOptions = arena.options
    let characters = UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
    let output = gumbo_parse_with_options(&gumboOptions, characters, text.count)
    var reader = RichHTMLReader(
      text, edits: edits, places: places,
      builder: RichPageBuilder(options: options, dialect: .html, sourceBytes: text.count))
    if let root = output?.pointee.root { try reader.read(root) }
    return try reader.builder.finish()
  }
}
