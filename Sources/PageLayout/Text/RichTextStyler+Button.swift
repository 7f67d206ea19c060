import PageModel
import Typesetting

extension RichTextStyler {
  /// A pill, or text that looks like a link. A button inside a button's label is only its words.
  func appendButton(
    _ button: InstantPageButton, _ state: InlineState, to result: inout StyledText
  ) {
    if isLabel {
      append(button.text, state, to: &result)
    } else if button.isLink {
      appendLink(button, state, to: &result)
    } else {
      appendPill(button, state, to: &result)
    }
  }

  private func appendPill(
    _ button: InstantPageButton, _ state: InlineState, to result: inout StyledText
  ) {
    let (pill, ascent) = PillSetter(inputs: inputs, context: context, math: math)
      .inlinePill(button, in: state, maximumWidth: maximumImageWidth)
    var look = state.look
    // The capsule is decoration enough.
    look.underline = false
    look.strikethrough = false
    if result.endsInPill {
      result.appendGap(width: ButtonMetrics.inlineGap, font: state.font, look)
    }
    look.object = .button(result.buttons.count)
    look.link = .button(result.buttons.count)
    result.buttons.append(InlineButton(button: button, pill: pill))
    result.append(
      Attachment(
        advance: pill.size.width, size: pill.size, ascent: ascent,
        descent: pill.size.height - ascent, placement: .pill,
        leadingHang: ButtonMetrics.padding),
      font: state.font, offset: state.baselineOffset, look)
  }

  /// Text in the link's colour that is selected, copied and revealed like text.
  private func appendLink(
    _ button: InstantPageButton, _ state: InlineState, to result: inout StyledText
  ) {
    guard !button.isDisabled else { return append(button.text, state, to: &result) }
    var state = state
    if case .url(let url) = button.action {
      state.becomeLink(.url(url))
    } else {
      state.becomeLink(.button(result.buttons.count))
      result.buttons.append(InlineButton(button: button, pill: nil))
    }
    // Pictures are not underlined.
    if button.text.isOnlyEmoji { state.look.underline = false }
    append(button.text, state, to: &result)
  }
}

extension RichText {
  /// Whether nothing but custom emoji shows, and no wrapper asks for a line under them.
  fileprivate var isOnlyEmoji: Bool { isEmojiOrSpace && holdsObject }

  private var isEmojiOrSpace: Bool {
    switch self {
    case .empty, .textCustomEmoji: true
    case .plain(let string): string.allSatisfy(\.isWhitespace)
    case .concat(let parts): parts.allSatisfy(\.isEmojiOrSpace)
    case .bold(let inner), .italic(let inner), .strikethrough(let inner), .fixed(let inner),
      .subscript(let inner), .superscript(let inner), .marked(let inner),
      .textSpoiler(let inner):
      inner.isEmojiOrSpace
    case .underline, .url, .phone, .email, .anchor, .image, .formula, .textAutoEmail,
      .textAutoPhone, .textAutoUrl, .textBankCard, .textBotCommand, .textCashtag, .textHashtag,
      .textMention, .textMentionName, .textDate, .textButton, .textTonAddress:
      false
    }
  }
}
