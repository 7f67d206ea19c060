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
    let message = try MessageReader(
      source: source, form: options.source, isDocument: options.isDocument
    ).read()
    var warnings = message.notes
    let pictures = PagePictures(page: message.page, folder: source.folder)
    warnings += pictures.problems.map { source.diagnostic($0) }

    let context: TypesettingContext
    do {
      context = try TypesettingContext()
    } catch {
      throw .input(Diagnostic(file: "recto", sentence: "\(error)"))
    }
    let format = options.exportFormat
    // The layout's dump shows no colours.
    let codeHighlights = format == nil ? [:] : codeHighlights(of: message.page)
    let layout = layoutMessage(
      message.page, style: options.messageStyle,
      inputs: LayoutInputs(
        options, mediaSizes: pictures.sizes, codeHighlights: codeHighlights),
      context: context)
    guard let format else {
      return RenderedOutput(bytes: Array(layout.dump().utf8), warnings: warnings)
    }
    do {
      let bytes = try export(displayList(for: layout), as: format, images: pictures.store)
      warnings += pictures.failures.map { source.diagnostic($0) }
      return RenderedOutput(bytes: bytes, warnings: warnings)
    } catch {
      throw source.problem(error.description)
    }
  }

  private func codeHighlights(of page: InstantPage) -> [CodeSpec: CodeHighlight] {
    let highlighter = CodeHighlighter()
    return page.codeSpecs.reduce(into: [:]) { $0[$1] = highlighter.highlight($1) }
  }
}

extension RenderOptions {
  var messageStyle: MessageStyle {
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
  init(
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
