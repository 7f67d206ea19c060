import PageModel
import Typesetting

extension PageLayouter {
  /// A card with a badge, two lines of text and a button that offers a way out.
  func unsupportedBlock(in column: Column, path: [Int]) -> LaidOutBlock {
    typealias Metrics = UnsupportedMetrics
    let width = column.textWidth
    let tint = colors.unsupported
    let padding = Metrics.buttonPadding
    let action = cardText(
      inputs.strings.unsupportedAction, size: Metrics.titleSize, weight: .semibold, alpha: 1,
      width: max(1, width - 2 * Metrics.side - 2 * padding.horizontal))
    let actionSize = action?.paragraph.size ?? .zero
    let buttonSize = Size(
      width: actionSize.width + 2 * padding.horizontal,
      height: actionSize.height + 2 * padding.vertical)

    let buttonRoom = Metrics.gap + buttonSize.width + Metrics.side
    let badgeRoom = Metrics.side + Metrics.badgeSide + Metrics.gap
    // The words matter more than the badge.
    let wholeTitle = cardText(
      inputs.strings.unsupportedTitle, size: Metrics.titleSize, weight: .semibold, alpha: 1,
      width: max(1, width))
    let hasBadge =
      width - badgeRoom - buttonRoom
      >= max(Metrics.leastTextWidth, wholeTitle?.paragraph.size.width ?? 0)
    let textStart = hasBadge ? badgeRoom : Metrics.side
    let textWidth = width - textStart - buttonRoom
    let lines =
      textWidth < Metrics.leastTextWidth
      ? []
      : [
        cardText(
          inputs.strings.unsupportedTitle, size: Metrics.titleSize, weight: .semibold, alpha: 1,
          width: textWidth),
        cardText(
          inputs.strings.unsupportedSubtitle, size: Metrics.subtitleSize, weight: .regular,
          alpha: Metrics.subtitleAlpha, width: textWidth),
      ].compactMap { $0 }
    let textHeight = lines.reduce(0) { $0 + $1.paragraph.size.height }
    let content = max(hasBadge ? Metrics.badgeSide : 0, textHeight, buttonSize.height)
    let height = Metrics.top + content + Metrics.bottom
    let middle = Metrics.top + content / 2

    /// A left edge, given the distance from the card's leading edge.
    func x(_ leading: Double, _ width: Double) -> Double {
      isRightToLeft ? column.textWidth - leading - width : leading
    }
    var y = metrics.floorToPixel(middle - textHeight / 2)
    let texts = lines.map { text in
      defer { y += text.paragraph.size.height }
      return (Point(x: x(textStart, text.paragraph.size.width), y: y), text)
    }
    let button = Rect(
      x: x(max(0, width - Metrics.side - buttonSize.width), buttonSize.width),
      y: metrics.floorToPixel((height - buttonSize.height) / 2), width: buttonSize.width,
      height: buttonSize.height)
    let badge = Rect(
      x: x(Metrics.side, Metrics.badgeSide),
      y: metrics.floorToPixel(middle - Metrics.badgeSide / 2), width: Metrics.badgeSide,
      height: Metrics.badgeSide)
    let widest = lines.map(\.paragraph.size.width).max() ?? 0
    let item = UnsupportedItem(
      path: path, fill: tint.fill, foreground: tint.label, isDark: inputs.theme.isDark,
      isRightToLeft: isRightToLeft, badge: hasBadge ? badge : nil, texts: texts, button: button,
      buttonLabel: action,
      buttonLabelOrigin: Point(
        x: button.x + padding.horizontal, y: button.y + padding.vertical),
      neededWidth: textStart + widest + buttonRoom)
    return LaidOutBlock([
      LayoutItem(
        frame: Rect(x: column.inset, y: 0, width: width, height: height),
        content: .unsupported(item))
    ])
  }

  private func cardText(
    _ string: String, size: Double, weight: FontWeight, alpha: Double, width: Double
  ) -> TextItem? {
    let color = colors.unsupported.label
    let style = TextCategoryStyle(
      font: FontStyle(role: .sans, size: size, weight: weight), lineFactor: 1,
      color: color.withAlpha(color.alpha * alpha))
    return makeText(.plain(string), TextRequest(style: style, width: width, maximumLines: 1))
  }
}
