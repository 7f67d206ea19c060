import Typesetting

/// A layout cut into pieces for sheets of paper: between lines and blocks, never through a line or a
/// picture that fits on a sheet.
public struct SheetCuts: Sendable {
  /// What stands on each sheet, from top to bottom, points of the layout; the space between two pieces
  /// is left out.
  public let pieces: [ClosedRange<Double>]

  /// - Parameters:
  ///   - height: the layout's.
  ///   - sheetHeight: what a sheet holds, points; at least 1.
  public init(_ items: [LayoutItem], height: Double, sheetHeight: Double) {
    guard height.isFinite, height > 0, sheetHeight.isFinite else {
      pieces = [0...max(0, height.isFinite ? height : 0)]
      return
    }
    let sheetHeight = max(1, sheetHeight)
    var collector = UnbreakableParts()
    collector.add(items, at: 0)
    let parts = collector.parts.filter { $0.range.length <= sheetHeight }
    let solid = Runs(parts.filter(\.isSolid).map(\.range))
    let all = Runs(parts.map(\.range))
    // What is higher than a sheet may be cut anywhere, but it is no empty space either.
    let content = Runs(collector.parts.map(\.range))

    var pieces: [ClosedRange<Double>] = []
    var top = 0.0
    while true {
      let limit = top + sheetHeight
      guard limit < height else { break }
      let bottom = Self.cut(limit, top: top, least: sheetHeight / 2, solid: solid, all: all)
      guard let next = content.start(at: bottom) else { break }
      pieces.append(top...bottom)
      top = next
    }
    pieces.append(top...max(top, min(height, top + sheetHeight)))
    self.pieces = pieces
  }

  /// The last place up to `limit` where nothing is cut that should stay in one piece; where a sheet
  /// would stay half empty for that, only lines and pictures count.
  private static func cut(
    _ limit: Double, top: Double, least: Double, solid: Runs, all: Runs
  ) -> Double {
    let gentle = all.gap(at: limit)
    if gentle >= top + least { return gentle }
    let hard = solid.gap(at: limit)
    return hard > top ? hard : limit
  }
}

/// Ranges that overlap, joined, in order.
private struct Runs {
  private var ranges: [ClosedRange<Double>] = []

  init(_ parts: [ClosedRange<Double>]) {
    for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = ranges.last, part.lowerBound < last.upperBound {
        ranges[ranges.count - 1] =
          last.lowerBound...max(last.upperBound, part.upperBound)
      } else {
        ranges.append(part)
      }
    }
  }

  /// `y`, or where what it lies in begins.
  func gap(at y: Double) -> Double {
    guard let range = last(beginningBefore: y), y < range.upperBound else { return y }
    return range.lowerBound
  }

  /// Where the next content from `y` on begins: at `y` itself within some.
  func start(at y: Double) -> Double? {
    if let range = last(beginningBefore: y), y < range.upperBound { return y }
    let next = index(ofFirstFrom: y)
    return next < ranges.count ? ranges[next].lowerBound : nil
  }

  private func last(beginningBefore y: Double) -> ClosedRange<Double>? {
    let index = index(ofFirstFrom: y)
    return index > 0 ? ranges[index - 1] : nil
  }

  private func index(ofFirstFrom y: Double) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound >= y { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The parts of a layout that stay in one piece where they can.
private struct UnbreakableParts {
  struct Part {
    var range: ClosedRange<Double>
    /// A line or a picture; the rest is there for the reader's ease: rows of tables, a heading with
    /// what it heads, a line that would stand alone.
    var isSolid: Bool
  }

  private(set) var parts: [Part] = []

  mutating func add(_ items: [LayoutItem], at y: Double) {
    for (index, item) in items.enumerated() {
      let first = parts.count
      add(item, at: y)
      // A heading keeps what it heads, a picture its caption.
      guard index > 0, first < parts.count, items[index].joins(items[index - 1]) else { continue }
      add(y + items[index - 1].frame.minY, parts[first].range.upperBound, isSolid: false)
    }
  }

  private mutating func add(_ item: LayoutItem, at y: Double) {
    let frame = item.frame.offsetBy(dx: 0, dy: y)
    switch item.content {
    case .text(let text), .number(let text), .thinking(let text):
      addLines(lineRanges(of: text, at: frame.y))
    case .code(let code):
      var lines = code.languageText.map { lineRanges(of: $0.text, at: frame.y + $0.origin.y) } ?? []
      lines += lineRanges(of: code.code, at: frame.y + code.codeOrigin.y)
      addLines(lines)
      guard let first = lines.first, let last = lines.last else { return }
      // The ground's edges stay with the first and the last line.
      add(frame.minY, first.upperBound, isSolid: false)
      add(last.lowerBound, frame.maxY, isSolid: false)
    case .divider, .bullet, .checkbox, .ornament, .media, .slideshow, .audio, .document, .formula,
      .buttonRow, .unsupported:
      add(frame.minY, frame.maxY, isSolid: true)
    case .panel:
      // A bar beside text is as long as the text; a ground across the page belongs to a row.
      if frame.width > frame.height { add(frame.minY, frame.maxY, isSolid: false) }
    case .quoteFrame, .anchor:
      return
    case .details(let details):
      add(frame.minY, frame.minY + details.headerHeight, isSolid: true)
      if let body = details.body { add(body.items, at: frame.minY + details.headerHeight) }
    case .table(let table):
      if let title = table.title { add(title.items, at: frame.y + table.titleOrigin.y) }
      for cell in table.cells {
        let top = frame.y + table.gridOrigin.y + cell.frame.y
        add(top, top + cell.frame.height, isSolid: false)
        if let content = cell.content { add(content.items, at: top + cell.contentOrigin.y) }
      }
    }
  }

  private func lineRanges(of text: TextItem, at y: Double) -> [ClosedRange<Double>] {
    let metrics = text.paragraph.metrics
    let drawn = text.drawnLines
    // Inside a text a cut lies in the middle between two lines.
    let half = text.paragraph.lineSpacing / 2
    return drawn.compactMap { index in
      let line = text.paragraph.lines[index]
      let isFirst = index == drawn.lowerBound
      let isLast = index == drawn.upperBound - 1
      let top =
        isFirst
        ? line.baseline - max(line.frame.height, metrics.ascent) : line.frame.minY - half
      let bottom =
        line.baseline
        + (isLast ? max(metrics.descent, line.extraDescent) : line.extraDescent + half)
      return top <= bottom ? (y + top)...(y + bottom) : nil
    }
  }

  private mutating func addLines(_ lines: [ClosedRange<Double>]) {
    for line in lines { add(line.lowerBound, line.upperBound, isSolid: true) }
    // No line of a paragraph stands alone on its sheet.
    guard lines.count > 1 else { return }
    add(lines[0].lowerBound, lines[1].upperBound, isSolid: false)
    add(lines[lines.count - 2].lowerBound, lines[lines.count - 1].upperBound, isSolid: false)
  }

  private mutating func add(_ top: Double, _ bottom: Double, isSolid: Bool) {
    guard top.isFinite, bottom.isFinite, bottom > top else { return }
    parts.append(Part(range: top...bottom, isSolid: isSolid))
  }
}

extension LayoutItem {
  /// Whether the item belongs to the one before it.
  fileprivate func joins(_ previous: LayoutItem) -> Bool {
    if case .text(let text) = previous.content, text.role.isHeading { return true }
    guard case .text(let text) = content else { return false }
    switch text.role {
    case .caption, .credit, .quoteAuthor: return true
    case .label, .paragraph, .kicker, .title, .subtitle, .header, .subheader, .heading, .footer,
      .authorDate, .thinking, .pullQuote, .code, .cell, .tableTitle, .detailsTitle:
      return false
    }
  }
}
