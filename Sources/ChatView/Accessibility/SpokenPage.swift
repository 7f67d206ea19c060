import Recto

/// Makes the nodes of a page of what was laid out: those who listen are told what is seen, in the order it is
/// read in, into open details, quotes, lists and the cells of tables at any depth.
struct SpokenPage {
  let scroll: ScrollPositions
  /// Cells of tables beyond these heights of the page are left out; nil leaves none out.
  var heights: ClosedRange<Double>?

  /// How many items behind a picture or a box its words are looked for: a page of nothing but pictures has none.
  private static let reach = 24

  /// - Parameter first: the index of the first of the items among those of the page.
  func nodes(of items: [LayoutItem], first: Int = 0) -> [SpokenNode] {
    var space = Space()
    space.firstIndex = first
    return group(parts(of: items, in: space)[...], depth: 0)
  }

  /// A node with what it stands in, from the outermost in.
  struct Part {
    var node: SpokenNode
    var containers: [TextContainer]
    /// Whether what it stands in is known of itself, or follows from its neighbours.
    var isText: Bool
  }

  /// What items share with those beside them.
  struct Space {
    var origin = Point.zero
    var clip: Rect?
    var steps: [ItemPlace.Step] = []
    /// Of the first of the items.
    var firstIndex = 0

    func inside(_ step: ItemPlace.Step, of place: ItemPlace, at origin: Point) -> Space {
      Space(origin: origin, clip: clip, steps: place.steps + [step])
    }

    func visible(_ rect: Rect) -> Rect { clip.map { $0.intersection(rect) } ?? rect }
  }

  /// An item where it stands.
  struct Placed {
    var place: ItemPlace
    var frame: Rect
    var space: Space
  }

  func parts(of items: [LayoutItem], in space: Space) -> [Part] {
    var parts: [Part] = []
    var space = space
    var quotes: [(end: Int, outside: Rect?)] = []
    for (offset, item) in items.enumerated() {
      while let last = quotes.last, last.end <= offset {
        space.clip = last.outside
        quotes.removeLast()
      }
      let placed = Placed(
        place: ItemPlace(space.steps + [.item(space.firstIndex + offset)]),
        frame: item.frame.offsetBy(dx: space.origin.x, dy: space.origin.y), space: space)
      parts += self.parts(of: item, placed, before: items.dropFirst(offset + 1))
      if case .quoteFrame(let quote) = item.content, quote.collapse == .collapsed {
        // What a collapsed quote cuts is not told either.
        quotes.append((offset + 1 + quote.containedItems, space.clip))
        space.clip = space.visible(placed.frame)
      }
    }
    return settled(parts)
  }

  private func parts(
    of item: LayoutItem, _ placed: Placed, before rest: ArraySlice<LayoutItem>
  ) -> [Part] {
    let frame = placed.space.visible(placed.frame)
    guard !frame.isEmpty || placed.space.clip == nil else { return [] }
    func part(
      _ role: SpokenNode.Role, _ name: String, _ rect: Rect? = nil, part: Int = 0,
      taps: Bool = true, _ change: (inout SpokenNode) -> Void = { _ in }
    ) -> Part {
      var node = SpokenNode(
        role, name, id: SpokenNode.ID(place: placed.place, part: part), frame: rect ?? frame)
      if taps { node.tap = node.frame.centre }
      change(&node)
      return Part(node: node, containers: [], isText: false)
    }
    switch item.content {
    case .text(let text), .thinking(let text):
      return [self.part(of: text, placed, at: placed.frame.origin)]
    case .code(let code):
      let origin = Point(
        x: placed.frame.x + code.codeOrigin.x, y: placed.frame.y + code.codeOrigin.y)
      return [self.part(of: code.code, placed, at: origin)]
    case .checkbox(let box):
      let label = rest.prefix(Self.reach).lazy.compactMap(\.text).first?.spokenWords ?? ""
      return [part(.checkbox, label) { $0.isChecked = box.isChecked }]
    case .quoteFrame(let quote):
      guard quote.collapse != .none else { return [] }
      let isOpen = quote.collapse == .expanded
      let corner = Point(x: placed.frame.midX, y: placed.frame.maxY - 4)
      var toggle = part(.button, isOpen ? "Show less of the quote" : "Show all of the quote") {
        $0.isExpanded = isOpen
        $0.tap = corner
      }
      toggle.containers = [.quote(path: quote.path)]
      return [toggle]
    case .media(let media):
      return [
        part(.image, media.name(captioned: rest.prefix(Self.reach).caption), taps: media.takesTaps)
        {
          $0.note = media.badge?.text.spokenWords ?? ""
        }
      ]
    case .slideshow(let show):
      let page: Int = show.page(at: scroll[placed.place])
      guard show.pages.indices.contains(page) else { return [] }
      let media: MediaItem = show.pages[page].media
      let number = page == 0 ? "the first" : "number \(page + 1)"
      return [
        part(.image, media.name(captioned: rest.prefix(Self.reach).caption)) {
          $0.note = "\(number) of \(show.pages.count) pictures"
        }
      ]
    case .audio(let audio):
      return [
        part(.button, "Sound: " + audio.texts.map(\.text.spokenWords).joined(separator: ", "))
      ]
    case .document(let document):
      return [
        part(.button, "File: " + document.texts.map(\.text.spokenWords).joined(separator: ", "))
      ]
    case .formula(let formula):
      return [part(.formula, formula.latex.spokenFormula)]
    case .details(let details):
      return self.parts(of: details, placed)
    case .table(let table):
      return [self.part(of: table, placed)]
    case .buttonRow(let row):
      return row.buttons.enumerated().map { index, button in
        let area = button.frame.offsetBy(dx: placed.frame.x, dy: placed.frame.y)
        return part(.button, button.button.text.plainText, area, part: index) {
          $0.isDisabled = button.button.isDisabled
        }
      }
    case .unsupported(let card):
      let words = card.texts.map(\.text.spokenWords).joined(separator: ", ")
      let area = card.button.offsetBy(dx: placed.frame.x, dy: placed.frame.y)
      return [
        part(.text, words, taps: false),
        part(.button, card.buttonLabel?.spokenWords ?? words, area, part: 1),
      ]
    case .divider:
      return [part(.separator, "", taps: false)]
    case .bullet, .number, .panel, .ornament, .anchor:
      // A list's item says its number itself; the rest is ornament.
      return []
    }
  }

  /// Gives what is no text the place of its neighbours: a picture in a list stands in the list.
  private func settled(_ parts: [Part]) -> [Part] {
    var result = parts
    var following: [Part?] = []
    for part in parts.reversed() { following.append(part.isText ? part : following.last ?? nil) }
    following.reverse()
    for index in parts.indices where !parts[index].isText {
      let before = index > 0 ? result[index - 1].containers : []
      let next = following[index]
      let after = next?.containers ?? []
      if let quote = parts[index].containers.last, let depth = after.firstIndex(of: quote) {
        result[index].containers = Array(after[...depth])
      } else if parts[index].node.role == .checkbox || next?.node.role == .caption {
        result[index].containers = after
      } else {
        result[index].containers = shared(before, after)
      }
    }
    return result
  }

  /// What two neighbours stand in together; of a list both are in, the first one's item.
  private func shared(_ one: [TextContainer], _ other: [TextContainer]) -> [TextContainer] {
    var shared: [TextContainer] = []
    for (first, second) in zip(one, other) {
      guard first.isSamePlace(as: second) else { break }
      shared.append(first)
      guard first == second else { break }
    }
    return shared
  }
}

extension TextContainer {
  /// Whether both are the same, or items of the same list.
  func isSamePlace(as other: TextContainer) -> Bool {
    if case .listItem(let one) = self, case .listItem(let next) = other {
      return one.list == next.list
    }
    return self == other
  }
}

extension MediaItem {
  /// Whether a tap does more than tell that there was one.
  fileprivate var takesTaps: Bool { kind != .avatar }

  fileprivate func name(captioned caption: String) -> String {
    let name =
      switch kind {
      case .image: "Picture"
      case .video: "Video"
      case .map: "Map"
      case .embed: "Web page"
      case .avatar: "Picture of the author"
      }
    if isSpoiler { return "\(name), covered" }
    return caption.isEmpty ? name : "\(name): \(caption)"
  }
}

extension ArraySlice<LayoutItem> {
  /// The words below the pictures that come first; empty without any.
  fileprivate var caption: String {
    for item in self {
      switch item.content {
      case .media, .slideshow: continue
      case .text(let text): return text.role == .caption ? text.spokenWords : ""
      case .code, .divider, .bullet, .number, .checkbox, .quoteFrame, .panel, .ornament, .anchor,
        .audio, .document, .formula, .details, .table, .thinking, .buttonRow, .unsupported:
        return ""
      }
    }
    return ""
  }
}

extension LayoutItem {
  fileprivate var text: TextItem? { if case .text(let text) = content { text } else { nil } }
}

extension Rect {
  var centre: Point { Point(x: midX, y: midY) }
}
