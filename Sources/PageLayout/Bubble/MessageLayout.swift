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
  MessageLayout(
    layoutPage(page, inputs: style.pageInputs(inputs), context: context), style: style,
    stripWidth: inputs.width)
}

extension MessageStyle {
  /// What the page inside the bubble is laid out with, given the strip's inputs.
  func pageInputs(_ strip: LayoutInputs) -> LayoutInputs {
    var inputs = strip
    inputs.theme = .chat(palette)
    inputs.horizontalInset = BubbleMetrics.textInset
    inputs.fitsToWidth = showsBubble
    guard showsBubble else { return inputs }
    inputs.edgeSpacingReduction = BubbleMetrics.border
    inputs.width = max(1, strip.width - 2 * (BubbleMetrics.margin + BubbleMetrics.border))
    return inputs
  }
}

extension MessageLayout {
  /// Puts a page laid out with ``MessageStyle/pageInputs(_:)`` into its bubble.
  init(_ page: PageLayout, style: MessageStyle, stripWidth: Double) {
    self.style = style
    self.page = page
    guard style.showsBubble else {
      size = page.size
      bubble = Rect(x: 0, y: 0, width: size.width, height: size.height)
      bubbleParts = [bubble]
      pageOrigin = .zero
      return
    }
    let margin = BubbleMetrics.margin
    let border = BubbleMetrics.border
    let width = max(BubbleMetrics.minimumWidth, page.size.width + 2 * border)
    let box = Rect(
      x: style.palette.isOutgoing ? stripWidth - margin - width : margin, y: margin, width: width,
      height: page.size.height + 2 * border)
    size = Size(width: stripWidth, height: box.height + 2 * margin)
    bubble = box
    let zones = TearZones(
      page.blocks.cards, pageTop: box.y + border, bubble: box.minY...box.maxY)
    bubbleParts = zones.remaining.map { part in
      Rect(x: box.x, y: part.lowerBound, width: box.width, height: part.length)
    }
    // The page begins at the bubble's own edge, so that text stands exactly its inset inside.
    pageOrigin = Point(x: box.x, y: box.y + border)
  }
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
