import PageModel
import Typesetting

/// How a piece of text is to be set.
struct TextRequest {
  var style: TextCategoryStyle
  var width: Double
  var role = TextRole.label
  var alignment: TextAlignment = .natural
  /// Links in captions look like their text.
  var linkColor: Color?
  /// As wide as the widest line; otherwise `width`.
  var fits = true
  var breaksAtEveryWord = false
  var bold = false
  var italic = false
  var maximumLines: Int?
}

extension PageLayouter {
  /// Right in a right-to-left page, each line's own side otherwise.
  var textAlignment: TextAlignment { isRightToLeft ? .right : .natural }

  /// Sets rich text; nil when it has no characters.
  func makeText(_ text: RichText, _ request: TextRequest) -> TextItem? {
    makeText(styledText(text, request), request)
  }

  func styledText(_ text: RichText, _ request: TextRequest) -> StyledText {
    let state = inlineState(request)
    let styler = RichTextStyler(
      inputs: inputs, context: context, math: { self.math },
      maximumImageWidth: max(1, request.width))
    return styler.styled(text, in: state, lineFactor: request.style.lineFactor)
  }

  private func inlineState(_ request: TextRequest) -> InlineState {
    var state = InlineState(
      style: request.style, colors: colors, linkColor: request.linkColor)
    state.bold = request.bold
    if request.italic { state.italic = true }
    return state
  }

  func makeText(_ styled: StyledText, _ request: TextRequest) -> TextItem? {
    guard !styled.isEmpty else { return nil }
    var paragraph = context.layout(
      styled.text,
      options: ParagraphOptions(
        width: request.width, alignment: request.alignment, lineFactor: styled.lineFactor,
        maximumLines: request.maximumLines, breaksAtEveryWord: request.breaksAtEveryWord,
        fitsToWidth: request.fits && request.alignment == .natural,
        screenScale: inputs.screenScale))
    if request.fits, request.alignment == .right {
      // Lines keep their right edge; the box shrinks to them.
      paragraph.options.width = min(paragraph.options.width, paragraph.effectiveWidth)
      paragraph.size.width = paragraph.options.width
    }
    let standIns = EmojiStandIns(inputs: inputs, context: context)
    return TextItem(
      paragraph: paragraph, attributes: styled.attributes, role: request.role,
      containers: containers, baseFont: inlineState(request).font,
      emojiFallbacks: standIns.standIns(in: paragraph, styled.attributes),
      formulas: styled.formulas, buttons: styled.buttons)
  }

  /// Places a text with its top at `y`: at the column's leading edge, its right edge in a right-to-left
  /// page.
  func place(_ text: TextItem, x: Double, width: Double, y: Double) -> LayoutItem {
    let size = text.paragraph.size
    let left = text.paragraph.options.alignment == .right ? x + width - size.width : x
    return LayoutItem(
      frame: Rect(x: left, y: y, width: size.width, height: size.height), content: .text(text))
  }
}
