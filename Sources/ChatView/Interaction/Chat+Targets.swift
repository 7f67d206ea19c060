import Recto

extension Chat {
  /// Everything in a message that a tap does something with, from top to bottom: where the keyboard goes.
  private func targets(of index: Int) -> [ChatHit] {
    let message = messages[index]
    let layout = layOut(message, at: index).layout
    var points = layout.page.items.controlCentres(at: .zero)
    for text in reading(of: index).texts { points += text.activeCentres }
    var found: [ChatHit] = []
    var seen: Set<[Rect]> = []
    for point in points.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
      guard let hit = layout.page.hit(at: point, scroll: message.scroll), hit.target.isActive,
        seen.insert(hit.highlight).inserted
      else { continue }
      found.append(ChatHit(index: index, hit: hit, point: point))
    }
    return found
  }

  /// What is now where something was hit: it may have changed since.
  package func hitAgain(_ old: ChatHit) -> ChatHit? {
    let message = messages[old.index]
    return layOut(message, at: old.index).layout.page.hit(at: old.point, scroll: message.scroll)
      .map { ChatHit(index: old.index, hit: $0, point: old.point) }
  }

  /// The next thing to tap after another, or the one before.
  ///
  /// - Returns: nil behind the last of all messages.
  package func target(_ direction: Int, from current: ChatHit?) -> ChatHit? {
    guard !messages.isEmpty else { return nil }
    let first = visible().first?.index ?? 0
    var index = min(max(0, current?.index ?? first), messages.count - 1)
    // Far away there may be nothing to tap in a thousand messages: the keyboard does not go that far.
    for step in 0..<50 where messages.indices.contains(index) {
      let all = targets(of: index)
      if step == 0, let current {
        let place = all.firstIndex { $0.hit.highlight == current.hit.highlight }
        if let place, all.indices.contains(place + direction) { return all[place + direction] }
      } else if let next = direction > 0 ? all.first : all.last {
        return next
      }
      index += direction
    }
    return nil
  }
}

extension [LayoutItem] {
  /// The middles of what is tapped as a whole.
  fileprivate func controlCentres(at origin: Point) -> [Point] {
    flatMap { item -> [Point] in
      let frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      let centre = Point(x: frame.midX, y: frame.midY)
      switch item.content {
      case .checkbox, .media, .slideshow, .audio, .document, .formula: return [centre]
      case .quoteFrame(let quote):
        return quote.collapse == .none ? [] : [Point(x: frame.midX, y: frame.maxY - 4)]
      case .buttonRow(let row):
        return row.buttons.map {
          Point(x: frame.x + $0.frame.midX, y: frame.y + $0.frame.midY)
        }
      case .unsupported(let card):
        return [Point(x: frame.x + card.button.midX, y: frame.y + card.button.midY)]
      case .details(let details):
        let header = Point(x: frame.midX, y: frame.y + details.headerHeight / 2)
        let body = Point(x: frame.x, y: frame.y + details.headerHeight)
        return [header] + (details.body?.items.controlCentres(at: body) ?? [])
      case .text, .code, .divider, .bullet, .number, .panel, .ornament, .anchor, .table, .thinking:
        return []
      }
    }
  }
}

extension PlacedText {
  /// The middles of links, buttons and covered words.
  fileprivate var activeCentres: [Point] {
    text.paragraph.text.spans.compactMap { span in
      guard text.attributes.indices.contains(span.style.tag) else { return nil }
      let look = text.attributes[span.style.tag]
      guard look.link != nil || look.spoiler,
        let rect = text.paragraph.rects(for: span.range).first
      else { return nil }
      return Point(x: origin.x + rect.midX, y: origin.y + rect.midY)
    }
  }
}
