import PageLayout
import Typesetting

/// A drawing on several sheets of paper.
public struct SheetedDrawing: Sendable {
  public var paper: Paper
  public var background: Color
  public var sheets: [Sheet]

  /// What stands on a sheet.
  public struct Sheet: Sendable {
    /// In the space of the whole drawing.
    public var list: DisplayList
    /// The piece of the drawing that shows between the margins.
    public var piece: Rect
  }
}

/// An article on paper. Lay it out as wide as ``Paper/content``.
public func sheets(for article: ReaderLayout, paper: Paper) -> SheetedDrawing {
  let items = article.page.items
  var builder = DisplayListBuilder()
  builder.paint(items, at: .zero)
  let cuts = SheetCuts(items, height: article.size.height, sheetHeight: paper.content.height)
  return SheetedDrawing(
    paper: paper, background: article.background,
    sheets: SheetDistribution(
      of: builder.commands, size: article.size, pieces: cuts.pieces
    ).sheets)
}

/// Deals the steps of painting out to the sheets they show on: a run of glyphs to the one its
/// baseline is on, so that it can be read back once, everything else to all it touches.
private struct SheetDistribution {
  private(set) var sheets: [SheetedDrawing.Sheet]
  private let pieces: [ClosedRange<Double>]
  private var open: [(push: DisplayCommand, pop: DisplayCommand)] = []
  /// How many of the open scopes each sheet has opened too.
  private var opened: [Int]

  init(of commands: [DisplayCommand], size: Size, pieces: [ClosedRange<Double>]) {
    self.pieces = pieces
    opened = [Int](repeating: 0, count: pieces.count)
    sheets = pieces.map { piece in
      SheetedDrawing.Sheet(
        list: DisplayList(size: size),
        piece: Rect(
          x: 0, y: piece.lowerBound, width: size.width,
          height: piece.upperBound - piece.lowerBound))
    }
    for command in commands { deal(command) }
  }

  private mutating func deal(_ command: DisplayCommand) {
    switch command {
    case .pushClip:
      open.append((command, .popClip))
    case .pushLayer:
      open.append((command, .popLayer))
    case .popClip, .popLayer:
      guard let scope = open.popLast() else { return }
      for sheet in openedSheets where opened[sheet] > open.count {
        sheets[sheet].list.commands.append(scope.pop)
        opened[sheet] = open.count
      }
      openedSheets.removeAll { opened[$0] == 0 }
    case .glyphs(let run):
      for sheet in indices(from: run.origin.y, to: run.origin.y) { append(command, to: sheet) }
    case .fill, .stroke, .image, .particles:
      guard let bounds = command.paintedBounds, bounds.isDrawable else { return }
      for sheet in indices(from: bounds.minY, to: bounds.maxY) { append(command, to: sheet) }
    }
  }

  /// The sheets that have opened a scope.
  private var openedSheets: [Int] = []

  private mutating func append(_ command: DisplayCommand, to sheet: Int) {
    if opened[sheet] < open.count {
      if opened[sheet] == 0 { openedSheets.append(sheet) }
      for scope in open[opened[sheet]...] { sheets[sheet].list.commands.append(scope.push) }
      opened[sheet] = open.count
    }
    sheets[sheet].list.commands.append(command)
  }

  /// The sheets that show something of a stretch.
  private func indices(from top: Double, to bottom: Double) -> Range<Int> {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].upperBound > top { high = middle } else { low = middle + 1 }
    }
    var end = low
    while end < pieces.count, pieces[end].lowerBound <= bottom { end += 1 }
    return low..<end
  }
}
