/// Where the formatting of a sequence of runs begins and ends, so that it nests.
///
/// What holds longer is opened first. Where two stretches cross, the inner one is closed and opened
/// again, but a link is never cut in two: what would cut it is.
struct SpanPlan {
  enum Element: UInt8 {
    // In this order, the outermost first, where they cover the same text.
    case reference
    case spoiler
    case underline
    case `subscript`
    case superscript
    case marked
    case link
    case fixed
    case strikethrough
    case italic
    case bold

    fileprivate var bit: UInt16 { 1 << UInt16(rawValue) }

    fileprivate static func all(in bits: UInt16) -> Bits { Bits(rest: bits) }

    /// The elements of a set, the outermost first.
    fileprivate struct Bits: Sequence, IteratorProtocol {
      var rest: UInt16

      mutating func next() -> Element? {
        guard rest != 0 else { return nil }
        let lowest = UInt8(rest.trailingZeroBitCount)
        rest &= rest - 1
        return Element(rawValue: lowest)
      }
    }

    /// Spelled with a run of markers that CommonMark looks at both sides of.
    var isDelimiter: Bool {
      switch self {
      case .bold, .italic, .strikethrough: return true
      case .reference, .spoiler, .underline, .subscript, .superscript, .marked, .link, .fixed:
        return false
      }
    }
  }

  /// The beginning or the end of an element, before a run.
  struct Mark {
    var element: Element
    var isOpening: Bool
    /// The run behind it, the number of runs at the very end.
    var run: Int
    /// The mark at the other end, an index into ``marks``.
    var partner: Int
    /// Italic text next to bold text: `_` instead of `*`.
    var isUnderscore = false
  }

  private(set) var marks: [Mark] = []
  private var stack: [(element: Element, mark: Int, end: Int)] = []
  /// For each run and element, the run before which it ends.
  private var ends: [Int32] = []
  /// For each run, the elements around it, a bit each.
  private var elements: [UInt16] = []
  /// For each run, those of them that go on from the run before.
  private var kept: [UInt16] = []
  private var opening: [(element: Element, end: Int)] = []
  private static let count = Int(Element.bold.rawValue) + 1

  /// - Parameter fixedIsElement: Whether code is opened and closed, not a kind of text.
  mutating func plan(_ runs: [TextRun], fixedIsElement: Bool) {
    marks.removeAll(keepingCapacity: true)
    guard findElements(runs, fixedIsElement) else { return }
    findEnds()
    for index in runs.indices { move(to: index) }
    while !stack.isEmpty { close(before: runs.count) }
    chooseUnderscores()
  }

  /// Whether there are any.
  private mutating func findElements(_ runs: [TextRun], _ fixedIsElement: Bool) -> Bool {
    elements.removeAll(keepingCapacity: true)
    kept.removeAll(keepingCapacity: true)
    var all: UInt16 = 0
    var before: UInt16 = 0
    for index in runs.indices {
      let own = runs[index].elements(fixedIsElement)
      var shared = own & before
      if shared != 0 {
        if runs[index].link != runs[index - 1].link { shared &= ~Element.link.bit }
        if runs[index].reference != runs[index - 1].reference { shared &= ~Element.reference.bit }
      }
      elements.append(own)
      kept.append(shared)
      all |= own
      before = own
    }
    return all != 0
  }

  private mutating func findEnds() {
    ends.removeAll(keepingCapacity: true)
    ends.append(contentsOf: repeatElement(0, count: elements.count * Self.count))
    for index in elements.indices.reversed() where elements[index] != 0 {
      let next = index + 1 < kept.count ? kept[index + 1] : 0
      for element in Element.all(in: elements[index]) {
        let place = index * Self.count + Int(element.rawValue)
        ends[place] =
          next & element.bit != 0 ? ends[place + Self.count] : Int32(index + 1)
      }
    }
  }

  private func end(of element: Element, from run: Int) -> Int {
    Int(ends[run * Self.count + Int(element.rawValue)])
  }

  private mutating func move(to run: Int) {
    let needed = elements[run]
    if needed == 0, stack.isEmpty { return }
    let kept = kept[run]
    if let first = stack.firstIndex(where: { kept & $0.element.bit == 0 }) {
      while stack.count > first { close(before: run) }
    }
    var open = stack.reduce(0) { $0 | $1.element.bit }
    if needed == open { return }
    if needed & ~open & Element.link.bit != 0 {
      let linkEnd = end(of: .link, from: run)
      if let first = stack.firstIndex(where: { $0.end < linkEnd }) {
        while stack.count > first { close(before: run) }
        open = stack.reduce(0) { $0 | $1.element.bit }
      }
    }
    opening.removeAll(keepingCapacity: true)
    for element in Element.all(in: needed & ~open) {
      opening.append((element, end(of: element, from: run)))
    }
    if opening.count > 1 {
      opening.sort {
        $0.end == $1.end ? $0.element.rawValue < $1.element.rawValue : $0.end > $1.end
      }
    }
    for (element, end) in opening {
      stack.append((element, marks.count, end))
      marks.append(Mark(element: element, isOpening: true, run: run, partner: -1))
    }
  }

  private mutating func close(before run: Int) {
    let (element, mark, _) = stack.removeLast()
    marks[mark].partner = marks.count
    marks.append(Mark(element: element, isOpening: false, run: run, partner: mark))
  }

  // MARK: Italic next to bold

  /// `**a***b*` says something else than bold and then italic, so italic that begins or ends where
  /// bold does is spelled `_`; both around the same text are `***`.
  private mutating func chooseUnderscores() {
    for index in marks.indices
    where marks[index].isOpening && marks[index].element == .italic {
      let close = marks[index].partner
      let isAroundBold =
        index + 1 < close && marks[index + 1].element == .bold
        && marks[index + 1].run == marks[index].run && marks[index + 1].partner == close - 1
        && marks[close - 1].run == marks[close].run
      let allowed = isAroundBold ? 1 : 0
      if boldMarks(around: index) > allowed || boldMarks(around: close) > allowed {
        marks[index].isUnderscore = true
        marks[close].isUnderscore = true
      }
    }
  }

  /// How many marks of bold stand at the same place.
  private func boldMarks(around index: Int) -> Int {
    var count = 0
    var before = index - 1
    while before >= 0, marks[before].run == marks[index].run {
      if marks[before].element == .bold { count += 1 }
      before -= 1
    }
    var after = index + 1
    while after < marks.count, marks[after].run == marks[index].run {
      if marks[after].element == .bold { count += 1 }
      after += 1
    }
    return count
  }
}

extension TextRun {
  /// The elements around the run, a bit each.
  fileprivate func elements(_ fixedIsElement: Bool) -> UInt16 {
    var bits: UInt16 = link >= 0 ? SpanPlan.Element.link.bit : 0
    if reference >= 0 { bits |= SpanPlan.Element.reference.bit }
    if styles.isEmpty { return bits }
    func add(_ style: TextStyles, _ element: SpanPlan.Element) {
      if styles.contains(style) { bits |= element.bit }
    }
    add(.bold, .bold)
    add(.italic, .italic)
    add(.strikethrough, .strikethrough)
    if fixedIsElement { add(.fixed, .fixed) }
    add(.underline, .underline)
    add(.subscript, .subscript)
    add(.superscript, .superscript)
    add(.marked, .marked)
    add(.spoiler, .spoiler)
    return bits
  }
}
