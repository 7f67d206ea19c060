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

/// A checkbox by itself while it is set or cleared.
///
/// - Parameters:
///   - part: how far it is set, 0…1.
///   - scale: its size of its own, about its middle.
package func displayList(
  for box: CheckboxItem, in frame: Rect, ticked part: Double, scale: Double
) -> DisplayList {
  var builder = DisplayListBuilder()
  let middle = Point(x: frame.midX, y: frame.midY)
  builder.inLayer(
    LayerStyle(transform: scale == 1 ? nil : LayerTransform(anchor: middle, scale: scale))
  ) { $0.paint(box, frame, ticked: part) }
  return DisplayList(size: Size(width: frame.maxX, height: frame.maxY), commands: builder.commands)
}

private func displayList(
  for message: MessageLayout, revealing reveals: [ItemReveal]?
) -> DisplayList {
  var builder = DisplayListBuilder()
  builder.paint(message, at: .zero, revealing: reveals)
  return DisplayList(size: message.size, commands: builder.commands)
}

extension DisplayListBuilder {
  /// Paints a strip of chat whose top left is at `origin`.
  mutating func paint(
    _ message: MessageLayout, at origin: Point, revealing reveals: [ItemReveal]? = nil
  ) {
    let palette = message.style.palette
    let strip = Rect(
      x: origin.x, y: origin.y, width: message.size.width, height: message.size.height)
    guard message.style.showsBubble else {
      add(.fill(.rect(strip), .color(palette.bubble)))
      paint(message.page.items, at: origin + message.pageOrigin, revealing: reveals)
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
    paint(message.page.items, at: origin + message.pageOrigin, revealing: reveals)
    add(.popClip)
  }
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
