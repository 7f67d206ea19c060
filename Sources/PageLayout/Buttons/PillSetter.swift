import MathTypesetting
import PageModel
import Typesetting

/// Sets the labels of buttons and finds how large the buttons are.
struct PillSetter {
  let inputs: LayoutInputs
  let context: TypesettingContext
  /// What sets formulas; opened when the first is met.
  let math: () -> MathContext?

  /// A button inside text: as wide as its label and icon, cut to `maximumWidth`.
  ///
  /// - Parameter surrounding: the look of the text around it, which the label keeps but for size, weight
  ///   and colour.
  /// - Returns: the pill and what of it stands above its line's baseline.
  func inlinePill(
    _ button: InstantPageButton, in surrounding: InlineState, maximumWidth: Double
  ) -> (pill: PillItem, ascent: Double) {
    let tint = inputs.theme.colors.tint(of: button, inRow: false)
    let icon = ButtonIcon(button.action)
    let reserve = icon == nil ? 0 : ButtonMetrics.iconSide + ButtonMetrics.iconGap
    let state = surrounding.label(size: ButtonMetrics.inlineFontSize, color: tint.label)
    let label = label(
      button.text, in: state, room: maximumWidth - 2 * ButtonMetrics.padding - reserve)
    let size = Size(
      width: label.width + 2 * ButtonMetrics.padding + reserve,
      height: label.ascent + label.descent + 2 * ButtonMetrics.inlineVerticalPadding)
    var pill = pill(label, size: size, iconReserve: reserve, tint: tint)
    if let icon {
      let side = ButtonMetrics.iconSide
      pill.icon = icon
      pill.iconFrame = Rect(
        x: pill.labelOrigin.x + label.width + ButtonMetrics.iconGap,
        y: baseline(of: label, in: size) - label.capHeight / 2 - side / 2, width: side,
        height: side)
    }
    return (pill, label.ascent + ButtonMetrics.inlineVerticalPadding)
  }

  /// A button of a row.
  ///
  /// - Parameters:
  ///   - maximumWidth: what the button may take.
  ///   - fills: it takes all of that, instead of what its label asks for.
  func rowPill(
    _ button: InstantPageButton, height: Double, maximumWidth: Double, fills: Bool
  ) -> PillItem {
    let tint = inputs.theme.colors.tint(of: button, inRow: true)
    let icon = ButtonIcon(button.action)
    let side =
      icon == nil
      ? ButtonMetrics.padding : max(ButtonMetrics.padding, ButtonMetrics.badgeReserve)
    let style = inputs.theme.categories[.paragraph]
    let state = InlineState(style: style, colors: inputs.theme.colors)
      .label(size: ButtonMetrics.rowFontSize, color: tint.label)
    let label = label(button.text, in: state, room: maximumWidth - 2 * side)
    let isFull = fills || label.isTruncated
    let width = isFull ? maximumWidth : min(maximumWidth, (label.width + 2 * side).rounded(.up))
    var pill = pill(
      label, size: Size(width: width, height: height), iconReserve: 0, tint: tint)
    if let icon {
      let side = ButtonMetrics.iconSide
      pill.icon = icon
      pill.iconFrame = Rect(
        x: width - ButtonMetrics.badgeTrailing - side, y: ButtonMetrics.badgeTop, width: side,
        height: side)
    }
    return pill
  }

  private func pill(
    _ label: Label, size: Size, iconReserve: Double, tint: PageColors.Tint
  ) -> PillItem {
    let x = max(ButtonMetrics.padding, (size.width - label.width - iconReserve) / 2)
    let lineBaseline = label.text?.paragraph.lines.first?.baseline ?? 0
    return PillItem(
      size: size, fill: tint.fill, labelColor: tint.label, label: label.text,
      labelOrigin: Point(x: x, y: baseline(of: label, in: size) - lineBaseline), icon: nil,
      iconFrame: .zero, isTruncated: label.isTruncated)
  }

  private func baseline(of label: Label, in size: Size) -> Double {
    (size.height - (label.ascent + label.descent)) / 2 + label.ascent
      - ButtonMetrics.baselineLift
  }

  // MARK: Labels

  private struct Label {
    var text: TextItem?
    var width: Double
    var ascent: Double
    var descent: Double
    var capHeight: Double
    var isTruncated: Bool
  }

  /// One line of text, cut to `room`; when nothing fits, "…" alone.
  private func label(_ text: RichText, in state: InlineState, room: Double) -> Label {
    let room = max(0, room)
    let metrics = context.metrics(for: state.font)
    var styler = RichTextStyler(
      inputs: inputs, context: context, math: math, maximumImageWidth: max(1, room))
    styler.isLabel = true
    let styled = styler.styled(text, in: state, lineFactor: 1)
    guard !styled.isEmpty else {
      return Label(
        text: nil, width: 0, ascent: metrics.ascent, descent: metrics.descent,
        capHeight: metrics.capHeight, isTruncated: false)
    }
    var options = ParagraphOptions(
      width: Self.unlimited, lineFactor: 1, maximumLines: 1, fitsToWidth: true,
      screenScale: inputs.screenScale)
    var paragraph = context.layout(styled.text, options: options)
    let isTruncated = (paragraph.lines.first?.frame.width ?? 0) > room
    if isTruncated {
      options.width = room
      paragraph = context.layout(styled.text, options: options)
    }
    let measure = context.measure(styled.text)
    let fallbacks = EmojiStandIns(inputs: inputs, context: context)
    return Label(
      text: TextItem(
        paragraph: paragraph, attributes: styled.attributes,
        emojiFallbacks: fallbacks.standIns(in: paragraph, styled.attributes),
        formulas: styled.formulas),
      width: paragraph.lines.first?.frame.width ?? 0, ascent: measure.ascent,
      descent: measure.descent, capHeight: metrics.capHeight, isTruncated: isTruncated)
  }

  /// Wider than any label.
  private static let unlimited = 1_000_000.0
}

extension InlineState {
  /// The state of a button's label in text of this look.
  fileprivate func label(size: Double, color: Color) -> InlineState {
    var state = self
    state.size = size
    state.weight = .semibold
    state.baselineOffset = 0
    state.textColor = color
    state.linkColor = color
    state.look = InlineAttributes(color: color)
    return state
  }
}
