import CodeHighlighting
import PageModel
import Typesetting

extension PageLayouter {
  /// A title, heading or paragraph: text across the column.
  func textBlock(
    _ text: RichText, _ style: TextCategoryStyle, role: TextRole = .paragraph, in column: Column
  ) -> LaidOutBlock {
    var request = TextRequest(style: style, width: column.textWidth, role: role)
    request.alignment = textAlignment
    guard let item = makeText(text, request) else { return .nothing }
    return LaidOutBlock([place(item, x: column.inset, width: column.textWidth, y: 0)])
  }

  func captionBlock(_ text: RichText, in column: Column) -> LaidOutBlock {
    let style = scale.categories[.caption]
    var request = TextRequest(style: style, width: column.textWidth, role: .footer)
    request.alignment = textAlignment
    request.linkColor = style.color
    guard let item = makeText(text, request) else { return .nothing }
    return LaidOutBlock([place(item, x: column.inset, width: column.textWidth, y: 0)])
  }

  /// "by Author • date", the author alone or the date alone.
  func authorDateBlock(
    _ author: RichText, _ date: Int32, in column: Column, alignsRight: Bool
  ) -> LaidOutBlock {
    guard let line = inputs.strings.authorLine(author.plainText, date) else { return .nothing }
    var request = TextRequest(
      style: scale.categories[.caption], width: column.textWidth, role: .authorDate)
    request.alignment = isRightToLeft || alignsRight ? .right : .natural
    guard let item = makeText(.plain(line), request) else { return .nothing }
    return LaidOutBlock([place(item, x: column.inset, width: column.textWidth, y: 0)])
  }

  /// Paragraph text at little more than half its strength, its box trimmed at the bottom.
  func thinkingBlock(_ text: RichText, in column: Column) -> LaidOutBlock {
    var style = scale.categories[.paragraph]
    style.color = style.color.withAlpha(style.color.alpha * PageMetrics.thinkingAlpha)
    var request = TextRequest(style: style, width: column.textWidth, role: .thinking)
    request.alignment = textAlignment
    guard let item = makeText(text, request) else { return .nothing }
    var placed = place(item, x: column.inset, width: column.textWidth, y: 0)
    placed.frame.height = max(0, placed.frame.height - PageMetrics.thinkingTrim)
    placed.content = .thinking(item)
    return LaidOutBlock([placed])
  }

  /// One pixel high; its width follows the finished page (``PageFitting``).
  func dividerBlock(in column: Column) -> LaidOutBlock {
    LaidOutBlock([
      LayoutItem(
        frame: Rect(x: 0, y: 0, width: column.width, height: metrics.pixel),
        content: .divider(colors.separator))
    ])
  }

  /// A code band: square, reaching as far as its container lets it bleed.
  func codeBlock(_ text: RichText, language: String?, in column: Column) -> LaidOutBlock {
    let style = scale.categories[.codeBlock]
    // Where the band has no room to bleed, the code steps in from its edges instead.
    let bleeds = childBleed.left > 0 || childBleed.right > 0
    let inset = bleeds ? 0 : min(metrics.codeNestedInset, column.textWidth / 4)
    let textWidth = max(1, column.textWidth - 2 * inset)
    let request = TextRequest(
      style: style, width: textWidth, role: .code(language: language))
    guard let code = makeCode(text, language: language, request) else { return .nothing }
    let band = Rect(
      x: column.inset - childBleed.left, y: 0,
      width: column.textWidth + childBleed.left + childBleed.right, height: 0)
    let textX = column.inset - band.x + inset
    let languageText = language.flatMap { codeLanguage($0, width: textWidth) }
    // The visible gap is measured to the glyphs: capitals above, descenders below.
    let first = languageText?.paragraph.metrics ?? code.paragraph.metrics
    var y = max(0, metrics.codeVerticalInset - (first.ascent - first.capHeight))
    var item = CodeItem(
      background: colors.codeBackground, language: language,
      languageText: nil, codeOrigin: .zero, code: code,
      textInset: inset)
    if let languageText {
      item.languageText = (Point(x: textX, y: y), languageText)
      y += languageText.paragraph.size.height + metrics.codeLanguageGap
    }
    item.codeOrigin = Point(x: textX, y: y)
    y += code.paragraph.size.height
    y += max(0, metrics.codeVerticalInset - code.paragraph.metrics.descent)
    var frame = band
    frame.height = y
    return LaidOutBlock([LayoutItem(frame: frame, content: .code(item))])
  }

  /// The code in the colours it has by now; plain until there are some.
  func makeCode(_ text: RichText, language: String?, _ request: TextRequest) -> TextItem? {
    let styled = styledText(text, request)
    // A picture or an emoji in code stands for other characters than the highlight was made from.
    guard let spec = CodeSpec(language: language, text: text.plainText),
      let highlight = inputs.codeHighlights[spec], styled.text.length == spec.text.utf16.count
    else { return makeText(styled, request) }
    return makeText(styled.colored(by: highlight, inputs.theme.syntax), request)
  }

  private func codeLanguage(_ language: String, width: Double) -> TextItem? {
    var style = scale.categories[.caption]
    style.font.size = scale.categories[.paragraph].font.size
    var request = TextRequest(style: style, width: width, bold: true)
    request.maximumLines = 1
    return makeText(.plain(language.lowercased()), request)
  }
}
