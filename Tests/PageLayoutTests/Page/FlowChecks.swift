import Typesetting

@testable import PageLayout

/// What holds for the items of any page: they keep off each other and inside their space.
struct FlowChecks {
  private(set) var problems: [String] = []
  var textCounts = TextExtent.wholeBox

  /// What of a text keeps off its neighbours.
  enum TextExtent {
    case wholeBox
    /// In articles ascenders and descenders stand in the gaps.
    case lineBoxes
  }

  /// Checks items that stand in a space `width` wide, and everything inside them.
  mutating func check(_ items: [LayoutItem], width: Double, bleed: Double, place: String) {
    let flow = visible(items)
    for item in flow {
      if item.frame.minX < -0.01 - hang || item.frame.maxX > width + bleed + 0.51 {
        problems.append("\(place): \(name(item)) \(item.frame) leaves \(width)")
      }
    }
    // Sorted by their tops, only those that begin before an item's bottom can meet it.
    let sorted = flow.sorted { $0.frame.minY < $1.frame.minY }
    for (index, item) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        if other.frame.minY >= item.frame.maxY - 0.51 { break }
        let left = max(item.frame.minX, other.frame.minX)
        let right = min(item.frame.maxX, other.frame.maxX)
        let bottom = min(item.frame.maxY, other.frame.maxY)
        if right - left > 0.51, bottom - other.frame.minY > 0.51 {
          problems.append(
            "\(place): \(name(item)) \(item.frame) meets \(name(other)) \(other.frame)")
        }
      }
    }
    for item in items { checkInside(item, bleed: bleed, place: place) }
  }

  /// A button that begins a line hangs over the text's edge by its padding.
  private let hang = ButtonMetrics.padding

  private mutating func checkInside(_ item: LayoutItem, bleed: Double, place: String) {
    switch item.content {
    case .details(let details):
      guard let body = details.body else { return }
      check(
        body.items, width: body.size.width, bleed: bleed,
        place: place + " in details")
    case .table(let table):
      for cell in table.cells {
        guard let content = cell.content else { continue }
        let room = cell.frame.insetBy(dx: -0.5, dy: -0.5)
        let right = cell.contentOrigin.x + content.size.width
        if cell.contentOrigin.x < -0.5 || right > room.width {
          problems.append("\(place): a cell's text leaves its cell \(cell.frame) \(content.size)")
        }
      }
    case .text, .code, .divider, .bullet, .number, .checkbox, .quoteFrame, .panel, .ornament,
      .anchor, .media, .slideshow, .audio, .document, .formula, .thinking, .buttonRow,
      .unsupported:
      return
    }
  }

  /// The lowest edge of what shows, grounds included.
  static func bottom(of items: [LayoutItem]) -> Double {
    let grounds = items.compactMap { item -> Double? in
      switch item.content {
      case .quoteFrame, .panel: item.frame.maxY
      case .text, .code, .divider, .bullet, .number, .checkbox, .ornament, .anchor, .media,
        .slideshow, .audio, .document, .formula, .details, .table, .thinking, .buttonRow,
        .unsupported:
        nil
      }
    }
    return max(FlowChecks().visible(items).map(\.frame.maxY).max() ?? 0, grounds.max() ?? 0)
  }

  /// The items of the flow, without grounds and ornaments; what a collapsed quote hides is cut off.
  private func visible(_ items: [LayoutItem]) -> [LayoutItem] {
    var flow: [LayoutItem] = []
    var cuts: [(end: Int, bottom: Double)] = []
    for (index, item) in items.enumerated() {
      cuts.removeAll { $0.end <= index }
      switch item.content {
      case .quoteFrame(let quote):
        if quote.collapse == .collapsed {
          cuts.append((index + 1 + quote.containedItems, item.frame.maxY))
        }
      case .panel, .ornament, .anchor:
        continue
      case .text, .code, .divider, .bullet, .number, .checkbox, .media, .slideshow, .audio,
        .document, .formula, .details, .table, .thinking, .buttonRow, .unsupported:
        var item = item
        if let bottom = cuts.map(\.bottom).min() {
          item.frame.height = min(item.frame.height, bottom - item.frame.y)
        }
        if textCounts == .lineBoxes { item.frame = lineBoxes(of: item) }
        if item.frame.height > 0 { flow.append(item) }
      }
    }
    return flow
  }

  private func lineBoxes(of item: LayoutItem) -> Rect {
    switch item.content {
    case .text(let text), .thinking(let text), .number(let text):
      let lines = text.lineBoxes
      return Rect(
        x: item.frame.x, y: item.frame.y + lines.lowerBound, width: item.frame.width,
        height: lines.length)
    case .code, .divider, .bullet, .checkbox, .quoteFrame, .panel, .ornament, .anchor, .media,
      .slideshow, .audio, .document, .formula, .details, .table, .buttonRow, .unsupported:
      return item.frame
    }
  }

  private func name(_ item: LayoutItem) -> String {
    switch item.content {
    case .text(let text): "text \(text.paragraph.text.string.prefix(20))"
    case .number(let text): "number \(text.paragraph.text.string.prefix(20))"
    case .thinking: "thinking"
    case .code: "code"
    case .divider: "divider"
    case .bullet: "bullet"
    case .checkbox: "checkbox"
    case .quoteFrame: "quote"
    case .panel: "panel"
    case .ornament: "ornament"
    case .anchor: "anchor"
    case .media: "media"
    case .slideshow: "slideshow"
    case .audio: "audio"
    case .document: "document"
    case .formula: "formula"
    case .details: "details"
    case .table: "table"
    case .buttonRow: "buttons"
    case .unsupported: "card"
    }
  }
}
