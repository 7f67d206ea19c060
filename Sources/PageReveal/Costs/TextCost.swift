import PageLayout
import Typesetting

/// What showing a text costs, mark by mark: characters cost the width of their ink, what stands
/// between them its own width, white space nothing.
struct TextCost: Sendable {
  /// Something with a cost. What follows one without ink comes along with it.
  struct Mark: Sendable {
    /// The UTF-16 offset of its first unit.
    var offset: Int32
    var line: Int32
    var kind: Kind
    /// In the text's space.
    var left: Float
    var top: Float
    var width: Float
    var height: Float
    /// The cost of the text up to its end, points.
    var end: Double

    var box: Rect {
      Rect(x: Double(left), y: Double(top), width: Double(width), height: Double(height))
    }
  }

  enum Kind: UInt8, Sendable {
    case character
    /// A custom emoji or a picture.
    case picture
    /// A formula or a button: shown as soon as the cursor reaches it.
    case object
  }

  struct Line: Sendable {
    /// UTF-16 units.
    var range: Range<Int>
    /// In the text's space, alignment applied; the baseline is its lower edge.
    var frame: Rect
    /// Where what hangs below the baseline ends.
    var bottom: Double
    var isRightToLeft: Bool
    /// Indices into ``TextCost/marks``.
    var marks: Range<Int>
  }

  /// In reading order.
  let marks: [Mark]
  let lines: [Line]
  /// Where the last drawn line ends, UTF-16 units.
  let end: Int
  let width: Double
  /// Down to the lower edge of the last drawn line.
  let height: Double
  /// Whole points.
  let cost: Int
  private let source: Source

  /// What the marks follow from.
  private struct Source: Sendable {
    var text: AttributedText
    var options: ParagraphOptions
    var size: Size
    var lineCount: Int

    init(_ item: TextItem, height: Double) {
      text = item.paragraph.text
      options = item.paragraph.options
      size = item.paragraph.size
      let lines = item.paragraph.lines[item.drawnLines]
      lineCount = lines.prefix { $0.frame.minY < height }.count
    }

    func isSame(as other: Source) -> Bool {
      lineCount == other.lineCount && size == other.size && options == other.options
        && text == other.text
    }
  }

  /// - Parameters:
  ///   - height: lines that begin further down cost nothing.
  ///   - known: the cost of what may be the same text, taken over when it is.
  init(
    _ item: TextItem, height: Double = .infinity, reusing known: TextCost?,
    context: TypesettingContext
  ) {
    let source = Source(item, height: height)
    if let known, known.source.isSame(as: source) {
      self = known
      return
    }
    var builder = MarkBuilder(item.paragraph, context: context)
    for index in 0..<source.lineCount { builder.append(line: index) }
    self.source = source
    marks = builder.marks
    lines = builder.lines
    end = lines.last?.range.upperBound ?? 0
    width = item.paragraph.size.width
    self.height = lines.last?.bottom ?? 0
    cost = Int((marks.last?.end ?? 0).rounded())
  }

  func substring(_ range: Range<Int>) -> String { source.text.substring(range) }

  /// The cost of the text before a mark, points.
  func start(of mark: Int) -> Double { mark > 0 ? marks[mark - 1].end : 0 }

  /// What the cursor has to have passed of this text for a mark to be shown.
  func threshold(of mark: Int) -> Double {
    switch marks[mark].kind {
    case .character, .picture: min(marks[mark].end, Double(cost))
    case .object: min(start(of: mark), Double(cost))
    }
  }

  /// How many marks a cursor has passed, from this text's start.
  func passedMarks(_ budget: Int) -> Int {
    if budget >= cost { return marks.count }
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].end <= Double(budget) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How many UTF-16 units are shown when that many marks are passed.
  func offset(afterMarks count: Int) -> Int {
    count < marks.count ? Int(marks[count].offset) : end
  }

  /// How many marks are shown to a cursor: those it has passed, and an object it has reached.
  func shownMarks(_ budget: Int) -> Int {
    var count = passedMarks(budget)
    while count < marks.count, marks[count].kind == .object,
      threshold(of: count) <= Double(budget)
    {
      count += 1
    }
    return count
  }

  /// How far down the text reaches for a cursor: the lower edge of the last line with anything to
  /// see; nil when there is none.
  func bottom(_ budget: Int) -> Double? {
    guard budget >= 0 else { return nil }
    if budget >= cost { return height }
    let shown = shownMarks(budget)
    guard shown > 0 else { return nil }
    return lines[Int(marks[shown - 1].line)].bottom
  }
}

/// Finds the marks of a paragraph's lines.
private struct MarkBuilder {
  private(set) var marks: [TextCost.Mark] = []
  private(set) var lines: [TextCost.Line] = []
  private let paragraph: LaidOutParagraph
  private let context: TypesettingContext
  private var total = 0.0

  init(_ paragraph: LaidOutParagraph, context: TypesettingContext) {
    self.paragraph = paragraph
    self.context = context
    marks.reserveCapacity(paragraph.text.length)
  }

  mutating func append(line index: Int) {
    let line = paragraph.lines[index]
    let origin = paragraph.lineOrigin(index)
    let first = marks.count
    var objects: [Int: PlacedAttachment] = [:]
    for placed in line.attachments { objects[placed.offset] = placed }
    for (unit, ink) in paragraph.inkRects(line: index, context: context).enumerated() {
      let offset = line.range.lowerBound + unit
      if let placed = objects[offset] {
        add(
          placed.frame.offsetBy(dx: origin.x, dy: 0), kind(of: placed.attachment), at: offset,
          line: index)
      } else if let ink {
        add(ink.offsetBy(dx: origin.x, dy: line.baseline), .character, at: offset, line: index)
      }
    }
    let isLast = index == paragraph.lines.count - 1
    let bottom = line.baseline + paragraph.metrics.descent + line.extraDescent
    lines.append(
      TextCost.Line(
        range: line.range,
        frame: Rect(
          x: origin.x, y: origin.y, width: line.frame.width, height: line.frame.height),
        bottom: isLast ? paragraph.size.height : bottom,
        isRightToLeft: line.isRightToLeft, marks: first..<marks.count))
  }

  private func kind(of attachment: Attachment) -> TextCost.Kind {
    switch attachment.placement {
    case .emoji, .image: .picture
    case .formula, .pill: .object
    }
  }

  private mutating func add(_ box: Rect, _ kind: TextCost.Kind, at offset: Int, line: Int) {
    guard !box.isEmpty else { return }
    total += box.width
    marks.append(
      TextCost.Mark(
        offset: Int32(clamping: offset), line: Int32(clamping: line), kind: kind,
        left: Float(box.x), top: Float(box.y), width: Float(box.width), height: Float(box.height),
        end: total))
  }
}
