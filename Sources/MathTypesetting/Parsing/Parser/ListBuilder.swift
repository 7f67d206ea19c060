/// A list while it is read: its nodes, the switches that hold from here on, and the numerator when
/// `\over` has been read.
struct ListBuilder {
  private var nodes: [MathNode] = []
  /// Where the nodes begin that the switches below have an effect on.
  private var segmentStart = 0
  private var style: MathStyle?
  private var scale: Double?
  private var color: MathColor?
  private var infix: Infix?
  /// Words that may still grow.
  private var words: (text: MathText, range: Range<Int>)?
  /// Where the element that is being read begins.
  var lastElement = 0

  private struct Infix {
    var form: Command.FractionForm
    var numerator: MathList
    var range: Range<Int>
  }

  var isDivided: Bool { infix != nil }

  mutating func append(_ node: MathNode) {
    endWords()
    nodes.append(node)
  }

  mutating func append(contentsOf list: MathList) {
    for node in list.nodes {
      if case .text(let text) = node.kind {
        append(text.string, style: text.style, range: node.range)
      } else {
        append(node)
      }
    }
  }

  /// Words grow the words before them.
  mutating func append(_ string: String, style: MathText.Style, range: Range<Int>) {
    if words?.text.style == style {
      words?.text.string += string
      words?.range.extend(to: range)
    } else {
      endWords()
      words = (MathText(string, style: style), range)
    }
  }

  private mutating func endWords() {
    guard let (text, range) = words else { return }
    words = nil
    nodes.append(MathNode(.text(text), range: range))
  }

  // MARK: - Switches

  mutating func switchStyle(to style: MathStyle) {
    endSegment()
    self.style = style
  }

  /// A size begins in text style.
  mutating func switchSize(to scale: Double) {
    endSegment()
    self.scale = scale
    style = nil
  }

  mutating func switchColor(to color: MathColor) {
    endSegment()
    self.color = color
  }

  private mutating func endSegment() {
    endWords()
    defer { segmentStart = nodes.count }
    guard nodes.count > segmentStart, style != nil || scale != nil || color != nil else { return }
    var list = MathList(Array(nodes[segmentStart...]))
    let range = list.range
    nodes.removeSubrange(segmentStart...)
    if let style { list = MathList([MathNode(.styled(style, list), range: range)]) }
    if let scale { list = MathList([MathNode(.sized(scale: scale, list), range: range)]) }
    if let color { list = MathList([MathNode(.colored(color, list), range: range)]) }
    nodes.append(contentsOf: list.nodes)
  }

  // MARK: - Fractions

  /// What has been read so far becomes the numerator. Switches end with it.
  mutating func divide(_ form: Command.FractionForm, range: Range<Int>) {
    endSegment()
    infix = Infix(form: form, numerator: MathList(nodes), range: range)
    nodes = []
    segmentStart = 0
    (style, scale, color) = (nil, nil, nil)
  }

  // MARK: - The end

  mutating func finish() -> MathList {
    endSegment()
    guard let infix else { return MathList(nodes) }
    let denominator = MathList(nodes)
    let fraction = MathFraction(
      numerator: infix.numerator, denominator: denominator, thickness: infix.form.thickness,
      left: infix.form.left, right: infix.form.right, style: infix.form.style)
    let start = infix.numerator.isEmpty ? infix.range.lowerBound : infix.numerator.range.lowerBound
    let end = max(infix.range.upperBound, denominator.isEmpty ? 0 : denominator.range.upperBound)
    return MathList([MathNode(.fraction(fraction), range: min(start, end)..<end)])
  }
}

extension Range<Int> {
  fileprivate mutating func extend(to other: Range<Int>) {
    self = extended(to: other)
  }

  func extended(to other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

extension MathList {
  /// From the first node to the last; `0..<0` of an empty list.
  var range: Range<Int> {
    guard let first = nodes.first, let last = nodes.last else { return 0..<0 }
    return first.range.extended(to: last.range)
  }
}
