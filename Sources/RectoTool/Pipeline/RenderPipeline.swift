import Recto

extension Pipeline {
  /// The engine.
  static let engine = Pipeline(
    render: { source, options throws(ToolError) in
      try EngineRun(source: source).render(options)
    },
    convert: { source, options throws(ToolError) in
      try Conversion(source: source, options: options).run()
    })
}

/// One message on its way through the engine.
struct EngineRun {
  let source: InputSource

  func render(_ options: RenderOptions) throws(ToolError) -> RenderedOutput {
    let document = try document(isDocument: options.isDocument)
    var warnings = document.warnings.map { warning in
      diagnostic(warning.sentence, at: warning.position)
    }
    let pictures = PagePictures(page: document.page, folder: source.folder)
    warnings += pictures.problems.map { Diagnostic(file: source.name, sentence: $0) }

    let context: TypesettingContext
    do {
      context = try TypesettingContext()
    } catch {
      throw .input(Diagnostic(file: "recto", sentence: "\(error)"))
    }
    let message = layoutMessage(
      document.page, style: options.messageStyle,
      inputs: LayoutInputs(
        options, mediaSizes: pictures.sizes, codeHighlights: codeHighlights(of: document.page)),
      context: context)
    guard let format = options.exportFormat else {
      return RenderedOutput(bytes: Array(message.dump().utf8), warnings: warnings)
    }
    do {
      let bytes = try export(displayList(for: message), as: format, images: pictures.store)
      warnings += pictures.failures.map { Diagnostic(file: source.name, sentence: $0) }
      return RenderedOutput(bytes: bytes, warnings: warnings)
    } catch {
      throw .input(Diagnostic(file: source.name, sentence: error.description))
    }
  }

  private func codeHighlights(of page: InstantPage) -> [CodeSpec: CodeHighlight] {
    let highlighter = CodeHighlighter()
    return page.codeSpecs.reduce(into: [:]) { $0[$1] = highlighter.highlight($1) }
  }

  func document(isDocument: Bool) throws(ToolError) -> MarkupDocument {
    let mode: MarkdownOptions.Mode =
      isDocument ? .document(fileName: source.fileName) : .chat
    let text = try source.text()
    do {
      return try parseMarkdown(text, options: MarkdownOptions(mode: mode))
    } catch {
      throw .input(diagnostic(error.sentence, at: error.position))
    }
  }

  func diagnostic(_ sentence: String, at position: SourcePosition?) -> Diagnostic {
    Diagnostic(
      file: source.name,
      position: position.map { TextPosition(line: $0.line, column: $0.column) },
      sentence: sentence)
  }
}

extension InputSource {
  /// The file's own name, nil for standard input.
  fileprivate var fileName: String? {
    name == "stdin" ? nil : name.split(separator: "/").last.map(String.init)
  }
}

extension RenderOptions {
  fileprivate var messageStyle: MessageStyle {
    let palette: MessagePalette =
      switch theme {
      case .day: .day(outgoing: isOutgoing)
      case .night: .night(outgoing: isOutgoing)
      }
    return MessageStyle(palette: palette, showsBubble: hasBubble)
  }

  /// Nil for the layout's own dump.
  fileprivate var exportFormat: ExportFormat? {
    switch format {
    case .png: .png(scale: Double(scale))
    case .svg: .svg
    case .pdf: .pdf
    case .txt: nil
    }
  }
}

extension LayoutInputs {
  fileprivate init(
    _ options: RenderOptions, mediaSizes: [MediaId: PixelDimensions],
    codeHighlights: [CodeSpec: CodeHighlight]
  ) {
    self.init(
      width: options.width, theme: .chat(options.messageStyle.palette),
      textSize: TextSize(rawValue: options.textSize.points) ?? .regular,
      screenScale: Double(options.scale),
      isRightToLeft: options.isRightToLeft ? true : nil,
      expandsAllDetails: options.expandsEverything, expandsAllQuotes: options.expandsEverything,
      mediaSizes: mediaSizes, codeHighlights: codeHighlights)
  }
}
