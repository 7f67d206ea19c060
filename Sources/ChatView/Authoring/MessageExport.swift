import Recto

/// A picture or a document of a message as it is seen: all it takes to make the bytes, on any thread.
package struct MessageExport: Sendable {
  package enum Format: Hashable, Sendable {
    /// Pixels a point.
    case png(scale: Int)
    case svg
    case pdf

    package static let scales = 1...3

    package var fileExtension: String {
      switch self {
      case .png: "png"
      case .svg: "svg"
      case .pdf: "pdf"
      }
    }

    fileprivate var scale: Double {
      if case .png(let scale) = self { Double(scale) } else { 2 }
    }

    fileprivate var exportFormat: ExportFormat {
      switch self {
      case .png: .png(scale: scale)
      case .svg: .svg
      case .pdf: .pdf
      }
    }
  }

  package enum Subject: Hashable, Sendable {
    /// The strip of chat.
    case message
    /// The page as the reader of articles shows it; a PDF of it is on sheets of paper.
    case article
  }

  let page: InstantPage
  let subject: Subject
  let format: Format
  let style: MessageStyle
  let inputs: LayoutInputs
  let article: ReaderInputs
  let images: ImageStore

  /// - Parameter context: of the calling thread.
  package func bytes(_ context: TypesettingContext) throws(DrawingError) -> [UInt8] {
    switch subject {
    case .message:
      let layout = layoutMessage(page, style: style, inputs: inputs, context: context)
      return try export(displayList(for: layout), as: format.exportFormat, images: images)
    case .article:
      guard case .pdf = format else {
        let layout = layoutArticle(page, inputs: article, context: context)
        return try export(displayList(for: layout), as: format.exportFormat, images: images)
      }
      let paper = Paper.a4
      var inputs = article
      inputs.width = paper.content.width
      let layout = layoutArticle(page, inputs: inputs, context: context)
      return try exportPDF(sheets(for: layout, paper: paper), images: images)
    }
  }
}

extension Chat {
  /// A message as it is seen: at its width, with its colours and text size, what is open open and what was
  /// uncovered uncovered.
  package func export(
    _ index: Int, _ subject: MessageExport.Subject, as format: MessageExport.Format
  ) -> MessageExport {
    let message = messages[index]
    let page = message.seenPage
    var inputs = inputs(for: message, code: page.codeSpecs)
    inputs.screenScale = format.scale
    return MessageExport(
      page: page, subject: subject, format: format,
      style: look.style(outgoing: message.isOutgoing), inputs: inputs,
      article: ReaderInputs(
        width: stripWidth, theme: look.isDark ? .dark : .light,
        fontSize: look.textSize.readerFontSize, accent: look.accent, screenScale: format.scale,
        isRightToLeft: inputs.isRightToLeft, expandedDetails: message.expandedDetails,
        mediaSizes: inputs.mediaSizes, mediaDurations: inputs.mediaDurations,
        codeHighlights: inputs.codeHighlights, strings: inputs.strings),
      images: message.pictures?.store ?? ImageStore())
  }
}

extension TextSize {
  /// The step of the reader's ladder that stands as far from its middle.
  fileprivate var readerFontSize: ReaderFontSize {
    let index = TextSize.allCases.firstIndex(of: self) ?? 0
    return ReaderFontSize.allCases[min(index, ReaderFontSize.allCases.count - 1)]
  }
}
