/// Where a sequence of blocks or of list items is laid out: all that its items depend on besides themselves and
/// the page's inputs.
struct SequencePlace: Equatable {
  let column: Column
  let kind: SequenceKind
  let path: [Int]
  let childBleed: HorizontalInsets
  let containers: [TextContainer]
  let isInCell: Bool
  /// The ordinals its first medium and its first details get.
  let mediaCount: Int
  let detailsCount: Int

  init(layouter: PageLayouter, column: Column, kind: SequenceKind, path: [Int]) {
    self.column = column
    self.kind = kind
    self.path = path
    childBleed = layouter.childBleed
    containers = layouter.containers
    isInCell = layouter.isInCell
    mediaCount = layouter.mediaCount
    detailsCount = layouter.detailsCount
  }
}

/// A sequence inside a block while it is being laid out. One that is marked after each element can be taken
/// up again at any of them.
struct SequenceProgress<Element: Equatable> {
  let place: SequencePlace
  var items: [LayoutItem] = []
  var end = SequenceEnd()
  /// The elements that are laid out, as far as they were marked.
  private(set) var elements: [Element] = []
  private var marks: [Mark] = []

  private struct Mark {
    var itemCount = 0
    var end = SequenceEnd()
    var mediaCount = 0
    var detailsCount = 0
  }

  init(place: SequencePlace) {
    self.place = place
  }

  var count: Int { elements.count }
  /// How many media and details the marked elements hold.
  var mediaCount: Int { marks.last?.mediaCount ?? 0 }
  var detailsCount: Int { marks.last?.detailsCount ?? 0 }

  /// Notes that everything up to and with an element is laid out.
  mutating func mark(_ element: Element, layouter: PageLayouter) {
    elements.append(element)
    marks.append(
      Mark(
        itemCount: items.count, end: end, mediaCount: layouter.mediaCount - place.mediaCount,
        detailsCount: layouter.detailsCount - place.detailsCount))
  }

  /// Takes back all but the first elements.
  mutating func truncate(to count: Int) {
    guard count < elements.count else { return }
    elements.removeLast(elements.count - count)
    marks.removeLast(marks.count - count)
    let mark = marks.last ?? Mark()
    items.removeLast(items.count - mark.itemCount)
    end = mark.end
  }
}
