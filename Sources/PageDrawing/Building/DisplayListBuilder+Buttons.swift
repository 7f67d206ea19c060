import PageLayout
import Typesetting

extension DisplayListBuilder {
  mutating func paint(_ row: ButtonRowItem, _ frame: Rect) {
    for placed in row.buttons {
      paint(placed.pill, at: frame.origin + placed.frame.origin)
    }
  }

  /// A capsule with its label and icon; its top left is at `origin`.
  mutating func paint(_ pill: PillItem, at origin: Point) {
    let frame = Rect(x: origin.x, y: origin.y, width: pill.size.width, height: pill.size.height)
    let capsule = Shape.roundedRect(frame, CornerRadii(frame.height / 2))
    if pill.fill.alpha > 0 { add(.fill(capsule, .color(pill.fill))) }
    if let label = pill.label { paint(label, at: origin + pill.labelOrigin) }
    if let icon = pill.icon {
      paint(
        icon.drawing, in: pill.iconFrame.offsetBy(dx: origin.x, dy: origin.y),
        color: pill.labelColor)
    }
  }

  /// A card with a badge, its words and a button.
  mutating func paint(_ card: UnsupportedItem, _ frame: Rect) {
    let radius = min(frame.height / 2, UnsupportedMetrics.cornerRadius)
    add(.fill(.roundedRect(frame, CornerRadii(radius)), .color(card.fill)))
    if let badge = card.badge?.offsetBy(dx: frame.x, dy: frame.y) {
      let shade = Color.black.withAlpha(UnsupportedMetrics.badgeAlpha(isDark: card.isDark))
      add(.fill(.roundedRect(badge, CornerRadii(badge.width / 2)), .color(shade)))
      paint(.exclamationMark, in: badge.insetBy(dx: 11, dy: 11), color: card.foreground)
    }
    for (origin, text) in card.texts { paint(text, at: frame.origin + origin) }
    let button = card.button.offsetBy(dx: frame.x, dy: frame.y)
    let buttonColor = (card.isDark ? Color.white : .black)
      .withAlpha(UnsupportedMetrics.buttonAlpha)
    add(.fill(.roundedRect(button, CornerRadii(button.height / 2)), .color(buttonColor)))
    if let label = card.buttonLabel { paint(label, at: frame.origin + card.buttonLabelOrigin) }
  }
}

extension VectorIcon {
  fileprivate static var exclamationMark: VectorIcon {
    VectorIcon(
      strokes: [.polyline([(5, 1.4), (5, 5.9)])],
      fills: [.outline(.ellipse(Rect(x: 4.2, y: 7.6, width: 1.6, height: 1.6)))], penWidth: 1.5)
  }
}
