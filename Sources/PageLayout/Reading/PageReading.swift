import PageModel
import Typesetting

/// The texts of a page as its reader goes through them: what selecting and copying work on.
public struct PageReading: Sendable {
  /// In reading order, into open details and the titles and cells of tables. Names of files, lengths
  /// of videos and the like are not among them.
  public let texts: [PlacedText]

  /// - Parameter scroll: how far tables and formulas are scrolled.
  public init(_ layout: PageLayout, scroll: ScrollPositions = ScrollPositions()) {
    var texts: [PlacedText] = []
    ItemVisitor(scroll: scroll).visit(layout.items) { placed in
      texts += placed.texts.filter { $0.role != .label && !$0.range.isEmpty }
      return true
    }
    self.texts = texts
  }

  /// Everything there is to select; nil on a page without text.
  public var all: TextSelection? {
    guard let last = texts.last else { return nil }
    return TextSelection(
      from: TextPosition(text: 0, offset: 0),
      to: TextPosition(text: texts.count - 1, offset: last.range.upperBound))
  }

  /// The place between two characters that is nearest to a point, for a selection that is dragged.
  public func position(nearest point: Point) -> TextPosition? {
    func distance(_ text: PlacedText) -> (Double, Double) {
      let box = text.visible(text.frame)
      return (
        max(box.minY - point.y, point.y - box.maxY, 0),
        max(box.minX - point.x, point.x - box.maxX, 0)
      )
    }
    var nearest: (index: Int, distance: (Double, Double))?
    for (index, text) in texts.enumerated() {
      let distance = distance(text)
      if let nearest, nearest.distance <= distance { continue }
      nearest = (index, distance)
    }
    guard let index = nearest?.index else { return nil }
    let text = texts[index]
    let offset = text.text.paragraph.nearestOffset(
      to: Point(x: point.x - text.origin.x, y: point.y - text.origin.y))
    return TextPosition(text: index, offset: min(offset, text.range.upperBound))
  }

  /// What to paint behind selected text, in the page's space, in reading order.
  public func rects(of selection: TextSelection) -> [Rect] {
    slices(of: selection).flatMap { text, range in
      text.text.paragraph.rects(for: range).map {
        text.visible($0.insetBy(dx: 0, dy: -3).offsetBy(dx: text.origin.x, dy: text.origin.y))
      }
    }
    .filter { !$0.isEmpty }
  }

  /// The selected parts of the texts, empty ones left out.
  func slices(of selection: TextSelection) -> [(text: PlacedText, range: Range<Int>)] {
    guard !texts.isEmpty else { return [] }
    let first = max(0, selection.start.text)
    let last = min(texts.count - 1, selection.end.text)
    guard first <= last else { return [] }
    return (first...last).compactMap { index in
      let whole = texts[index].range
      let start = index == selection.start.text ? selection.start.offset : whole.lowerBound
      let end = index == selection.end.text ? selection.end.offset : whole.upperBound
      let range =
        max(start, whole.lowerBound)..<max(start, whole.lowerBound, min(end, whole.upperBound))
      return range.isEmpty ? nil : (texts[index], range)
    }
  }
}

/// A place between two characters of a page.
public struct TextPosition: Hashable, Comparable, Sendable {
  /// The index among ``PageReading/texts``.
  public var text: Int
  /// UTF-16 units of that text.
  public var offset: Int

  public init(text: Int, offset: Int) {
    self.text = text
    self.offset = offset
  }

  public static func < (one: TextPosition, other: TextPosition) -> Bool {
    one.text == other.text ? one.offset < other.offset : one.text < other.text
  }
}

/// What lies between two places of a page.
public struct TextSelection: Hashable, Sendable {
  public let start: TextPosition
  public let end: TextPosition

  /// In either order: a selection can be dragged upwards.
  public init(from one: TextPosition, to other: TextPosition) {
    start = min(one, other)
    end = max(one, other)
  }
}
