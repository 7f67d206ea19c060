import MessageFiles
import Recto

/// A page about to be drawn: laid out as the options ask, exported in their format.
struct Scene {
  let page: InstantPage
  let options: RenderOptions
  let pictures: PagePictures
  let strings: LayoutStrings
  let context: TypesettingContext
  let codeHighlights: [CodeSpec: CodeHighlight]

  func bytes() throws(DrawingError) -> [UInt8] {
    switch options.subject {
    case .bubble:
      let layout = layoutMessage(
        page, style: options.messageStyle, inputs: messageInputs, context: context)
      return try bytes {
        displayList(for: layout)
      } dump: {
        layout.dump()
      }
    case .article:
      var inputs = articleInputs
      let paper = Paper.a4
      if options.format == .pdf { inputs.width = paper.content.width }
      let layout = layoutArticle(page, inputs: inputs, context: context)
      if options.format == .pdf {
        return try exportPDF(sheets(for: layout, paper: paper), images: pictures.store)
      }
      return try bytes {
        displayList(for: layout)
      } dump: {
        layout.dump()
      }
    case .allThemes(let articlesOnly):
      let sheet = layoutContactSheet(
        page, message: articlesOnly ? nil : messageInputs, article: articleInputs,
        accent: options.accentColor, context: context)
      return try bytes {
        displayList(for: sheet)
      } dump: {
        ""
      }
    }
  }

  private func bytes(
    drawing: () -> DisplayList, dump: () -> String
  ) throws(DrawingError) -> [UInt8] {
    guard let format = exportFormat else { return Array(dump().utf8) }
    return try export(drawing(), as: format, images: pictures.store)
  }

  /// Nil for the layout's own dump.
  private var exportFormat: ExportFormat? {
    switch options.format {
    case .png: .png(scale: Double(options.scale))
    case .svg: .svg
    case .pdf: .pdf
    case .txt: nil
    }
  }

  private var messageInputs: LayoutInputs {
    options.messageInputs(pictures, codeHighlights: codeHighlights, strings: strings)
  }

  private var articleInputs: ReaderInputs {
    let theme: ReaderTheme =
      switch options.theme {
      case .day: .light
      case .night: .dark
      case .sepia: .sepia
      case .gray: .gray
      }
    return ReaderInputs(
      width: options.width, theme: theme,
      fontSize: ReaderFontSize(rawValue: options.fontSize.factor) ?? .standard,
      isSerif: options.isSerif, accent: options.accentColor, screenScale: Double(options.scale),
      isRightToLeft: options.isRightToLeft ? true : nil,
      expandsAllDetails: options.expandsEverything, mediaSizes: pictures.sizes,
      mediaDurations: pictures.durations, codeHighlights: codeHighlights, strings: strings)
  }
}
