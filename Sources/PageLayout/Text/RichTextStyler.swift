import MathTypesetting
import PageModel
import Typesetting

/// Turns rich text into attributed text: one pass over the tree, carrying the formatting in force.
struct RichTextStyler {
  let inputs: LayoutInputs
  let context: TypesettingContext
  /// What sets formulas; opened when the first is met.
  let math: () -> MathContext?
  /// Inline images and formulas are no wider than this.
  let maximumImageWidth: Double
  /// A button's label: it stays on one line, and what is a link inside looks like the rest.
  var isLabel = false

  func styled(_ text: RichText, in state: InlineState, lineFactor: Double) -> StyledText {
    var result = StyledText(lineFactor: lineFactor)
    append(text, state, to: &result)
    return result
  }

  func append(_ text: RichText, _ state: InlineState, to result: inout StyledText) {
    var state = state
    switch text {
    case .empty:
      return
    case .plain(let string):
      result.append(
        isLabel ? string.onOneLine : string, font: state.font, offset: state.baselineOffset,
        state.look)
    case .bold(let inner):
      state.bold = true
      append(inner, state, to: &result)
    case .italic(let inner):
      state.italic = true
      append(inner, state, to: &result)
    case .underline(let inner):
      state.look.underline = true
      append(inner, state, to: &result)
    case .strikethrough(let inner):
      state.look.strikethrough = true
      append(inner, state, to: &result)
    case .fixed(let inner):
      state.role = .mono
      append(inner, state, to: &result)
    case .subscript(let inner):
      state.becomeScript(raised: false)
      append(inner, state, to: &result)
    case .superscript(let inner):
      state.becomeScript(raised: true)
      append(inner, state, to: &result)
    case .marked(let inner):
      state.look.marker = state.markerColor
      append(inner, state, to: &result)
    case .textSpoiler(let inner):
      state.look.spoiler = true
      append(inner, state, to: &result)
    case .concat(let parts):
      for part in parts { append(part, state, to: &result) }
    case .anchor(let inner, let name):
      appendAnchor(inner, name: name, state, to: &result)
    case .url(let inner, let url, _):
      append(inner, linking: .url(url), state, to: &result)
    case .email(let inner, let email):
      state.bold = true
      state.look.underline = true
      append(inner, linking: .email(email), state, to: &result)
    case .phone(let inner, let phone):
      state.bold = true
      state.look.underline = true
      append(inner, linking: .phone(phone), state, to: &result)
    case .textAutoUrl(let inner):
      append(inner, linking: .url(inner.plainText), state, to: &result)
    case .textAutoEmail(let inner):
      append(inner, linking: .email(inner.plainText), state, to: &result)
    case .textAutoPhone(let inner):
      append(inner, linking: .phone(inner.plainText), state, to: &result)
    case .textBankCard(let inner):
      append(inner, linking: .bankCard(inner.plainText), state, to: &result)
    case .textBotCommand(let inner):
      append(inner, linking: .botCommand(inner.plainText), state, to: &result)
    case .textCashtag(let inner), .textHashtag(let inner):
      append(inner, linking: .hashtag(inner.plainText), state, to: &result)
    case .textMention(let inner):
      append(inner, linking: .mention(inner.plainText), state, to: &result)
    case .textMentionName(let inner, let peerId):
      append(
        inner, linking: .peerMention(peerId: peerId, text: inner.plainText), state, to: &result)
    case .textTonAddress(let inner):
      append(inner, linking: .tonAddress(inner.plainText), state, to: &result)
    case .textDate(let inner, let date, let format):
      let spelled = format.map { RichText.plain(inputs.strings.date(date, $0)) } ?? inner
      append(spelled, linking: .date(date, format), state, to: &result)
    case .textButton(let button):
      appendButton(button, state, to: &result)
    case .formula(let latex):
      appendFormula(latex, state, to: &result)
    case .textCustomEmoji(let fileId, let alt):
      appendEmoji(fileId: fileId, alt: alt, state, to: &result)
    case .image(let id, let dimensions):
      appendImage(id, dimensions, state, to: &result)
    }
  }

  private func append(
    _ text: RichText, linking link: InlineLink, _ state: InlineState, to result: inout StyledText
  ) {
    var state = state
    if !isLabel { state.becomeLink(link) }
    append(text, state, to: &result)
  }

  /// An anchor without text keeps its place with a zero-width space.
  private func appendAnchor(
    _ inner: RichText, name: String, _ state: InlineState, to result: inout StyledText
  ) {
    var state = state
    let length = result.text.length
    state.look.anchor = InlineAnchor(name: name, isEmpty: false)
    append(inner, state, to: &result)
    guard result.text.length == length else { return }
    state.look.anchor = InlineAnchor(name: name, isEmpty: true)
    result.append("\u{200B}", font: state.font, offset: state.baselineOffset, state.look)
  }

  /// A square a little larger than the line's text: A + D + 4·size/17; in a label just as high.
  private func appendEmoji(
    fileId: Int64, alt: String, _ state: InlineState, to result: inout StyledText
  ) {
    var look = state.look
    look.object = .emoji(fileId: fileId, alt: alt)
    let metrics = context.metrics(for: state.font)
    let side = metrics.ascent + metrics.descent + (isLabel ? 0 : 4 * state.size / 17)
    result.append(
      Attachment(
        advance: side, size: Size(width: side, height: side), ascent: metrics.ascent,
        descent: metrics.descent, placement: .emoji),
      font: state.font, offset: state.baselineOffset, look)
  }

  private func appendImage(
    _ id: MediaId, _ dimensions: PixelDimensions, _ state: InlineState,
    to result: inout StyledText
  ) {
    var look = state.look
    look.object = .image(id)
    let natural = naturalSize(of: id, dimensions)
    let metrics = context.metrics(for: state.font)
    // Fitted into a square as wide as the text may be.
    var scale = min(
      1, maximumImageWidth / natural.width,
      min(maximumImageWidth, PageMetrics.mediaHeightCap) / natural.height)
    if isLabel { scale = min(scale, (metrics.ascent + metrics.descent) / natural.height) }
    let size = Size(width: natural.width * scale, height: natural.height * scale)
    // A picture about as high as the text floats on the cap box; a higher one makes its own room, or it
    // would cover the line above.
    let capBox = metrics.capBox
    let isTall = size.height > 2 * state.size
    result.append(
      Attachment(
        advance: size.width, size: size, ascent: isTall ? (size.height + capBox) / 2 : 0,
        descent: isTall ? (size.height - capBox) / 2 : 0,
        placement: isTall ? .formula : .image),
      font: state.font, offset: state.baselineOffset, look)
  }

  /// The size a loader found, else the text's own; unknown sides count as one line's height.
  private func naturalSize(of id: MediaId, _ dimensions: PixelDimensions) -> Size {
    let known = inputs.mediaSizes[id] ?? dimensions
    return Size(
      width: known.width > 0 ? Double(known.width) : 24,
      height: known.height > 0 ? Double(known.height) : 24)
  }
}
