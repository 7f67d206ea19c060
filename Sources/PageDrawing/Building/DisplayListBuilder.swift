import PageLayout
import PageModel
import PageReveal
import Typesetting

/// Turns laid-out items into paint, in reading order.
struct DisplayListBuilder {
  private(set) var commands: [DisplayCommand] = []

  /// Appends a step of painting.
  mutating func add(_ command: DisplayCommand) {
    commands.append(command)
  }

  /// Paints items that stand in a space whose top left is at `origin`.
  ///
  /// - Parameter reveals: what of each is to be seen; nil for all of all.
  mutating func paint(
    _ items: [LayoutItem], at origin: Point, revealing reveals: [ItemReveal]? = nil
  ) {
    paint(items[...], at: origin, revealing: reveals)
  }

  private mutating func paint(
    _ items: ArraySlice<LayoutItem>, at origin: Point, revealing reveals: [ItemReveal]?
  ) {
    // What a reveal does not know is not there yet.
    let missing = reveals == nil ? ItemReveal.whole : .hidden
    var index = items.startIndex
    while index < items.endIndex {
      let item = items[index]
      paint(item, at: origin, revealing: reveals?.element(at: index) ?? missing)
      index += 1
      guard case .quoteFrame(let quote) = item.content else { continue }
      let frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      let end = min(index + quote.containedItems, items.endIndex)
      if quote.collapse == .collapsed {
        add(.pushClip(.rect(frame)))
        for mask in quoteFade(frame, isRightToLeft: quote.isRightToLeft) {
          add(.pushLayer(LayerStyle(mask: mask)))
        }
        paint(items[index..<end], at: origin, revealing: reveals)
        add(.popLayer)
        add(.popLayer)
        add(.popClip)
      } else {
        paint(items[index..<end], at: origin, revealing: reveals)
      }
      index = end
    }
  }

  mutating func paint(_ item: LayoutItem, at origin: Point) {
    let frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
    switch item.content {
    case .text(let text), .number(let text), .thinking(let text):
      paint(text, at: frame.origin)
    case .code(let code):
      paint(code, frame)
    case .divider(let color):
      add(.fill(.rect(frame), .color(color)))
    case .bullet(let color):
      add(.fill(.ellipse(frame), .color(color)))
    case .checkbox(let box):
      paint(box, frame, ticked: box.isChecked ? 1 : 0)
    case .quoteFrame(let quote):
      paintQuoteGround(quote, frame)
    case .panel(let panel):
      add(.fill(.roundedRect(frame, CornerRadii(panel.radius)), .color(panel.fill)))
    case .ornament(let ornament):
      paint(ornament, frame)
    case .anchor:
      break
    case .media(let media):
      paint(media, frame)
    case .slideshow(let show):
      paint(show, frame)
    case .audio(let audio):
      paint(audio, frame)
    case .document(let document):
      paint(document, frame)
    case .formula(let formula):
      paint(formula, frame)
    case .details(let details):
      paint(details, frame)
    case .table(let table):
      paint(table, frame)
    case .buttonRow(let row):
      paint(row, frame)
    case .unsupported(let card):
      paint(card, frame)
    }
  }

  private mutating func paint(_ code: CodeItem, _ frame: Rect) {
    paintGround(of: code, frame)
    paint(code.code, at: frame.origin + code.codeOrigin)
  }

  mutating func paintGround(of code: CodeItem, _ frame: Rect) {
    add(.fill(.rect(frame), .color(code.background)))
    if let language = code.languageText {
      paint(language.text, at: frame.origin + language.origin)
    }
  }

  private mutating func paint(_ details: DetailsItem, _ frame: Rect) {
    paintChevron(of: details, frame, turnedUp: details.isExpanded ? 1 : 0)
    if let title = details.title {
      paint(title, at: frame.origin + details.titleOrigin)
    }
    if let body = details.body {
      paint(body.items, at: frame.origin + Point(x: 0, y: details.headerHeight))
    }
  }

  /// - Parameter part: how far it has turned from down to up, 0…1.
  mutating func paintChevron(of details: DetailsItem, _ frame: Rect, turnedUp part: Double) {
    let side = PageMetrics.detailsChevronSide
    let center = frame.origin + details.chevronCenter
    let box = Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    add(
      .stroke(
        .path(.chevron(in: box.insetBy(dx: 4.5, dy: 6.5), turnedUp: part)),
        StrokeStyle(color: details.chevronColor, width: 2, roundCaps: true)))
  }

  private mutating func paint(_ ornament: OrnamentItem, _ frame: Rect) {
    switch ornament.kind {
    case .quoteIcon, .closingMark:
      add(.fill(.path(.quotationMark(in: frame, isOpening: false)), .color(ornament.color)))
    case .openingMark:
      add(.fill(.path(.quotationMark(in: frame, isOpening: true)), .color(ornament.color)))
    case .chevronDown: paintChevron(ornament.color, frame, turnedUp: 0)
    case .chevronUp: paintChevron(ornament.color, frame, turnedUp: 1)
    }
  }

  /// A quote's.
  mutating func paintChevron(_ color: Color, _ frame: Rect, turnedUp part: Double) {
    add(
      .stroke(
        .path(.chevron(in: frame.insetBy(dx: 1, dy: 1), turnedUp: part)),
        StrokeStyle(color: color, width: 1.5, roundCaps: true)))
  }
}

extension Point {
  static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }
}
