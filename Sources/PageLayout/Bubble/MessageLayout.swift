import PageModel
import Typesetting

/// How a message stands in its chat.
public struct MessageStyle: Sendable {
  public var palette: MessagePalette
  /// Without one the page is laid out across the whole width, on the bubble's colour.
  public var showsBubble: Bool

  public init(palette: MessagePalette, showsBubble: Bool = true) {
    self.palette = palette
    self.showsBubble = showsBubble
  }
}

/// A message laid out in a strip of chat: its bubble, and the page inside.
public struct MessageLayout: Sendable {
  /// The strip, points: as wide as asked, as high as the bubble and its margins.
  public var size: Size
  public var style: MessageStyle
  /// In the strip's space; the whole strip without a bubble.
  public var bubble: Rect
  /// What of the bubble is drawn: all of it, or the parts that are left between cards for what cannot be
  /// shown; nothing for a message of such cards alone.
  public var bubbleParts: [Rect]
  /// Where the page's top left stands in the strip.
  public var pageOrigin: Point
  public var page: PageLayout
}

/// Lays a message out for a strip of chat.
///
/// - Parameter inputs: `width` is the strip's; the theme, the insets and the edges follow from `style`.
public func layoutMessage(
  _ page: InstantPage, style: MessageStyle, inputs: LayoutInputs, context: TypesettingContext
) -> MessageLayout {
  var pageInputs = inputs
  pageInputs.theme = .chat(style.palette)
  pageInputs.horizontalInset = BubbleMetrics.textInset
  guard style.showsBubble else {
    pageInputs.fitsToWidth = false
    let layout = layoutPage(page, inputs: pageInputs, context: context)
    let strip = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
    return MessageLayout(
      size: layout.size, style: style, bubble: strip, bubbleParts: [strip], pageOrigin: .zero,
      page: layout)
  }
  let margin = BubbleMetrics.margin
  let border = BubbleMetrics.border
  pageInputs.fitsToWidth = true
  pageInputs.edgeSpacingReduction = border
  pageInputs.width = max(1, inputs.width - 2 * margin - 2 * border)
  let layout = layoutPage(page, inputs: pageInputs, context: context)
  let size = Size(
    width: max(BubbleMetrics.minimumWidth, layout.size.width + 2 * border),
    height: layout.size.height + 2 * border)
  let bubble = Rect(
    x: style.palette.isOutgoing ? inputs.width - margin - size.width : margin, y: margin,
    width: size.width, height: size.height)
  let zones = TearZones(
    layout.items, pageTop: bubble.y + border, bubble: bubble.minY...bubble.maxY)
  return MessageLayout(
    size: Size(width: inputs.width, height: size.height + 2 * margin), style: style,
    bubble: bubble,
    bubbleParts: zones.remaining.map { part in
      Rect(
        x: bubble.x, y: part.lowerBound, width: bubble.width,
        height: part.upperBound - part.lowerBound)
    },
    // The page begins at the bubble's own edge, so that text stands exactly its inset inside.
    pageOrigin: Point(x: bubble.x, y: bubble.y + border), page: layout)
}

extension MessageLayout {
  /// The layout as text, for `recto render -o layout.txt`.
  public func dump() -> String {
    var text = "message \(Int(size.width.rounded()))×\(Int(size.height.rounded()))"
    text += " bubble (\(bubble.x),\(bubble.y)) \(bubble.width)×\(bubble.height)"
    if bubbleParts != [bubble] {
      text += " torn to"
      for part in bubbleParts { text += " \(part.minY)…\(part.maxY)" }
    }
    return text + "\n" + page.dump()
  }
}
