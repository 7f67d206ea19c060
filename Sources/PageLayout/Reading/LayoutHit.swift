import PageModel
import Typesetting

/// What lies under a point of a page.
public struct LayoutHit: Sendable {
  /// What a tap does.
  public var target: Target
  /// The item that answers.
  public var place: ItemPlace
  /// The areas to highlight while the tap lasts, in the page's space.
  public var highlight: [Rect]
  /// The character under the point and what it looks like; nil away from text.
  public var character: Character?
  /// Open details around the point, from the outermost in, by their ordinals.
  public var details: [Int]
  /// The structural path of the innermost quote around the point that can be opened or closed.
  public var quote: [Int]?

  public struct Character: Sendable {
    /// UTF-16 units of the item's text.
    public var offset: Int
    public var attributes: InlineAttributes
  }

  public enum Target: Sendable {
    case link(InlineLink)
    case button(InstantPageButton)
    /// Covered text, which a tap uncovers.
    case spoiler
    /// `path` is nil inside tables' cells, which have no structural path.
    case checkbox(path: [Int]?, isChecked: Bool)
    /// The header of details, by their ordinal.
    case details(index: Int)
    /// A quote that opens and closes.
    case quote(path: [Int])
    case media(MediaItem)
    /// A dot or an edge of a slideshow, which turns to a page of it.
    case slide(page: Int)
    case audio(MediaId, index: Int)
    case document(MediaId, index: Int)
    case formula(latex: String)
    /// The button of the card for what cannot be shown.
    case unsupported(path: [Int])
    /// Text that does nothing when tapped.
    case text
  }
}

extension PageLayout {
  /// What lies under a point, nil for empty space.
  ///
  /// Controls win over text that does something, that over headers of details, those over quotes.
  ///
  /// - Parameter scroll: how far tables and formulas are scrolled.
  public func hit(
    at point: Point, scroll: ScrollPositions = ScrollPositions()
  ) -> LayoutHit? {
    var tester = HitTester(point: point, scroll: scroll)
    let reach = HitMetrics.furthestReach
    for block in blocks[blocks.indices(from: point.y - reach, to: point.y + reach)] {
      ItemVisitor(scroll: scroll).visit(block.items, from: block.firstItem) { tester.visit($0) }
    }
    return tester.hit
  }
}

/// Finds out what lies under one point of the items it is shown in their order.
struct HitTester {
  let point: Point
  private let scroll: ScrollPositions
  private var details: [Int] = []
  private var quote: (path: [Int], frame: Rect, place: ItemPlace)?
  /// What answers for sure: nothing that is found later changes it.
  private var control: (target: LayoutHit.Target, place: ItemPlace, highlight: [Rect])?
  private var header: (index: Int, place: ItemPlace, frame: Rect)?
  private var text: (placed: PlacedText, character: Int, distance: Double)?

  init(point: Point, scroll: ScrollPositions) {
    self.point = point
    self.scroll = scroll
  }

  var hit: LayoutHit? {
    let character = text.flatMap { text -> LayoutHit.Character? in
      text.placed.text.attributes(at: text.character).map {
        LayoutHit.Character(offset: text.character, attributes: $0)
      }
    }
    func hit(
      _ target: LayoutHit.Target, _ place: ItemPlace, _ highlight: [Rect]
    ) -> LayoutHit {
      LayoutHit(
        target: target, place: place, highlight: highlight, character: character,
        details: details, quote: quote?.path)
    }
    if let control { return hit(control.target, control.place, control.highlight) }
    if let text, let target = text.placed.target(at: text.character) {
      return hit(
        target, text.placed.place, text.placed.highlight(at: text.character))
    }
    if let header { return hit(.details(index: header.index), header.place, [header.frame]) }
    if let quote { return hit(.quote(path: quote.path), quote.place, [quote.frame]) }
    return text.map { hit(.text, $0.placed.place, []) }
  }

  /// - Returns: whether to look inside.
  mutating func visit(_ placed: PlacedItem) -> Bool {
    guard placed.isVisible(at: point) else { return false }
    let frame = placed.frame
    for text in placed.texts { visit(text) }
    switch placed.item.content {
    case .quoteFrame(let quote):
      if quote.collapse != .none, frame.contains(point) {
        self.quote = (quote.path, frame, placed.place)
      }
    case .checkbox(let box):
      let reach = frame.insetBy(dx: -HitMetrics.checkboxReach, dy: -HitMetrics.checkboxReach)
      if reach.contains(point) {
        take(.checkbox(path: box.path, isChecked: box.isChecked), placed, frame)
      }
    case .buttonRow(let row):
      for button in row.buttons {
        let area = button.frame.offsetBy(dx: frame.x, dy: frame.y)
        if area.contains(point) { take(.button(button.button), placed, area) }
      }
    case .unsupported(let card):
      let button = card.button.offsetBy(dx: frame.x, dy: frame.y)
      if button.contains(point) { take(.unsupported(path: card.path), placed, button) }
    case .media(let media):
      if frame.contains(point) { take(.media(media), placed, frame) }
    case .slideshow(let item):
      let show = item.turned(to: scroll[placed.place])
      if let turn = show.turn(at: point, in: frame) {
        take(.slide(page: turn.page), placed, turn.area)
      } else if frame.contains(point), !show.pages.isEmpty {
        take(.media(show.pages[show.page(at: show.position)].media), placed, frame)
      }
    case .audio(let audio):
      if frame.contains(point) { take(.audio(audio.id, index: audio.index), placed, frame) }
    case .document(let document):
      if frame.contains(point) {
        take(.document(document.id, index: document.index), placed, frame)
      }
    case .formula(let formula):
      if frame.contains(point) { take(.formula(latex: formula.latex), placed, frame) }
    case .details(let item):
      guard frame.contains(point) else { return false }
      var area = frame
      area.height = item.headerHeight
      if area.contains(point) {
        header = (item.index, placed.place, area)
      } else {
        details.append(item.index)
      }
      return true
    case .table:
      return frame.contains(point)
    case .text, .thinking, .code, .divider, .bullet, .number, .panel, .ornament, .anchor:
      break
    }
    return false
  }

  private mutating func visit(_ placed: PlacedText) {
    let reach = placed.frame.insetBy(dx: -HitMetrics.textReach, dy: -HitMetrics.textReach)
    guard reach.contains(point) else { return }
    let local = Point(x: point.x - placed.origin.x, y: point.y - placed.origin.y)
    guard let character = placed.text.paragraph.character(at: local),
      placed.range.contains(character)
    else { return }
    let frame = placed.frame
    let distance =
      max(frame.minX - point.x, point.x - frame.maxX, 0)
      + max(frame.minY - point.y, point.y - frame.maxY, 0)
    // The boxes of neighbours overlap; the point lies in one of them, or nearer to one.
    if let text, text.distance <= distance { return }
    text = (placed, character, distance)
  }

  private mutating func take(_ target: LayoutHit.Target, _ placed: PlacedItem, _ area: Rect) {
    control = (target, placed.place, [placed.clip?.intersection(area) ?? area])
  }
}

enum HitMetrics {
  /// How far outside of a box a tap still means it.
  static let checkboxReach = 6.0
  /// As far as hit boxes of lines reach out of their text.
  static let textReach = 9.0
  /// Nothing reaches further out of its block.
  static let furthestReach = 24.0
}

extension TextItem {
  /// What the character at a UTF-16 offset looks like.
  func attributes(at offset: Int) -> InlineAttributes? {
    paragraph.text.style(at: offset).flatMap { attributes(tagged: $0.tag) }
  }
}
