import PageLayout
import PageReveal
import Typesetting

/// A message as a picture: the chat behind it, its bubble, its page.
public func displayList(for message: MessageLayout) -> DisplayList {
  displayList(for: message, revealing: nil)
}

/// A message while it is revealed. Once that is settled the list is that of the message alone.
///
/// - Parameter frame: of a reveal of `message.page`.
public func displayList(for message: MessageLayout, revealing frame: RevealFrame) -> DisplayList {
  guard !frame.isSettled else { return displayList(for: message, revealing: nil) }
  return displayList(for: message.grown(to: frame.size), revealing: frame.items)
}

private func displayList(
  for message: MessageLayout, revealing reveals: [ItemReveal]?
) -> DisplayList {
  var builder = DisplayListBuilder()
  let palette = message.style.palette
  let strip = Rect(x: 0, y: 0, width: message.size.width, height: message.size.height)
  guard message.style.showsBubble else {
    builder.add(.fill(.rect(strip), .color(palette.bubble)))
    builder.paint(message.page.items, at: message.pageOrigin, revealing: reveals)
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
  builder.paint(message.page.items, at: message.pageOrigin, revealing: reveals)
  builder.add(.popClip)
  return DisplayList(size: message.size, commands: builder.commands)
}

extension MessageLayout {
  /// The message with its bubble around a part of its page, from the top; without a bubble while there
  /// is nothing of the page.
  fileprivate func grown(to pageSize: Size) -> MessageLayout {
    guard style.showsBubble else { return self }
    var message = self
    let border = BubbleMetrics.border
    message.bubble.width = max(BubbleMetrics.minimumWidth, pageSize.width + 2 * border)
    message.bubble.height = pageSize.height > 0 ? pageSize.height + 2 * border : 0
    let slack = bubble.width - message.bubble.width
    if style.palette.isOutgoing { message.bubble.x += slack }
    message.pageOrigin.x += message.bubble.x - bubble.x
    // What reads from right to left stands by the bubble's right edge.
    if page.isRightToLeft { message.pageOrigin.x -= slack }
    if bubbleParts == [bubble] {
      message.bubbleParts = message.bubble.isEmpty ? [] : [message.bubble]
    } else {
      message.bubbleParts = bubbleParts.compactMap { part in
        var part = part
        part.x = message.bubble.x
        part.width = message.bubble.width
        part.height = min(part.maxY, message.bubble.maxY) - part.y
        return part.isEmpty ? nil : part
      }
    }
    return message
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
