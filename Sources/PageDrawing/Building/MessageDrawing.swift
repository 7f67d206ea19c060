import PageLayout
import Typesetting

/// A message as a picture: the chat behind it, its bubble, its page.
public func displayList(for message: MessageLayout) -> DisplayList {
  var builder = DisplayListBuilder()
  builder.paint(message, at: .zero)
  return DisplayList(size: message.size, commands: builder.commands)
}

extension DisplayListBuilder {
  /// Paints a strip of chat whose top left is at `origin`.
  mutating func paint(_ message: MessageLayout, at origin: Point) {
    let palette = message.style.palette
    let strip = Rect(
      x: origin.x, y: origin.y, width: message.size.width, height: message.size.height)
    guard message.style.showsBubble else {
      add(.fill(.rect(strip), .color(palette.bubble)))
      paint(message.page.items, at: origin + message.pageOrigin)
      return
    }
    add(.fill(.rect(strip), .color(palette.chatBackground)))
    let bubble = message.bubble.offsetBy(dx: origin.x, dy: origin.y)
    let isWhole = message.bubbleParts == [message.bubble]
    for part in message.bubbleParts {
      // The tail reaches out of the bubble's box.
      if !isWhole {
        let band = part.offsetBy(dx: origin.x, dy: origin.y)
        add(.pushClip(.rect(band.insetBy(dx: -BubbleMetrics.tailWidth, dy: 0))))
      }
      add(.fill(.path(.bubble(bubble, tailOnRight: palette.isOutgoing)), .color(palette.bubble)))
      if !isWhole { add(.popClip) }
    }
    // What is wider than the page, a picture or a scrolling table, ends at the bubble's corners.
    add(
      .pushClip(
        .roundedRect(
          bubble.insetBy(dx: BubbleMetrics.border, dy: BubbleMetrics.border),
          CornerRadii(BubbleMetrics.cornerRadius - BubbleMetrics.border))))
    paint(message.page.items, at: origin + message.pageOrigin)
    add(.popClip)
  }
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
