import PageLayout
import Typesetting

/// A message as a picture: the chat behind it, its bubble, its page.
public func displayList(for message: MessageLayout) -> DisplayList {
  var builder = DisplayListBuilder()
  let palette = message.style.palette
  let strip = Rect(x: 0, y: 0, width: message.size.width, height: message.size.height)
  guard message.style.showsBubble else {
    builder.add(.fill(.rect(strip), .color(palette.bubble)))
    builder.paint(message.page.items, at: message.pageOrigin)
    return DisplayList(size: message.size, commands: builder.commands)
  }
  builder.add(.fill(.rect(strip), .color(palette.chatBackground)))
  let bubble = message.bubble
  let isWhole = message.bubbleParts == [bubble]
  for part in message.bubbleParts {
    // The tail reaches out of the bubble's box.
    if !isWhole {
      builder.add(.pushClip(.rect(part.insetBy(dx: -BubbleMetrics.tailWidth, dy: 0))))
    }
    builder.add(
      .fill(
        .path(.bubble(bubble, tailOnRight: palette.isOutgoing)), .color(palette.bubble)))
    if !isWhole { builder.add(.popClip) }
  }
  // What is wider than the page, a picture or a scrolling table, ends at the bubble's corners.
  builder.add(
    .pushClip(
      .roundedRect(
        bubble.insetBy(dx: BubbleMetrics.border, dy: BubbleMetrics.border),
        CornerRadii(BubbleMetrics.cornerRadius - BubbleMetrics.border))))
  builder.paint(message.page.items, at: message.pageOrigin)
  builder.add(.popClip)
  return DisplayList(size: message.size, commands: builder.commands)
}

extension Path {
  /// A rounded bubble whose lower corner on the sender's side runs out into a small tail.
  static func bubble(_ box: Rect, tailOnRight: Bool) -> Path {
    let radius = min(BubbleMetrics.cornerRadius, box.width / 2, box.height / 2)
    // A quarter circle as a cubic curve.
    let handle = radius * 0.5523
    let tail = BubbleMetrics.tailWidth
    /// x measured from the tail's side.
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: tailOnRight ? box.maxX - x : box.minX + x, y: box.minY + y)
    }
    let width = box.width
    let height = box.height
    return Path([
      .move(at(0, radius)),
      .curve(at(radius, 0), control1: at(0, radius - handle), control2: at(radius - handle, 0)),
      .line(at(width - radius, 0)),
      .curve(
        at(width, radius), control1: at(width - radius + handle, 0),
        control2: at(width, radius - handle)),
      .line(at(width, height - radius)),
      .curve(
        at(width - radius, height), control1: at(width, height - radius + handle),
        control2: at(width - radius + handle, height)),
      .line(at(-tail + 1, height)),
      .curve(
        at(0, height - radius * 0.7), control1: at(-2, height - 1.5),
        control2: at(0, height - radius * 0.35)),
      .close,
    ])
  }
}
