/// Cuts the items of a segment into runs: at changes of style, at tabs and at attachments.
struct RunBuilder {
  private let segment: AnalyzedSegment
  private let fontStore: ShapingFontStore
  private(set) var runs: [ShapedRun] = []
  private(set) var fonts: [ShapingFont] = []
  private(set) var tabs: [Int] = []

  init(segment: AnalyzedSegment, spans: [ShapingSpan], fontStore: ShapingFontStore) {
    self.segment = segment
    self.fontStore = fontStore
    var span = 0
    for item in segment.items {
      var lower = item.range.lowerBound
      while lower < item.range.upperBound {
        while span + 1 < spans.count, spans[span].upperBound <= lower { span += 1 }
        let upper = min(item.range.upperBound, max(spans[span].upperBound, lower + 1))
        add(lower..<upper, of: item, style: spans[span].style)
        lower = upper
      }
    }
    if segment.traits.contains(.tabs) { levelSpacesBeforeTabs() }
  }

  private mutating func add(_ range: Range<Int>, of item: AnalyzedItem, style: ShapingStyle) {
    let font = fontStore.font(family: item.family, style: style.font)
    var run = ShapedRun(
      lower: range.lowerBound, upper: range.upperBound, kind: .text, level: item.level,
      script: item.script, font: index(of: font), baselineOffset: style.baselineOffset)
    if style.attachmentAdvance != nil, carriesAttachment(range.lowerBound) {
      run.kind = .attachment
      runs.append(run)
    } else if segment.traits.contains(.tabs) {
      addCutAtTabs(run)
    } else {
      addText(run)
    }
  }

  /// Attachments stand on U+FFFC; a space may carry one too and is then a gap of a set width.
  private func carriesAttachment(_ unit: Int) -> Bool {
    segment.units[unit] == 0xFFFC || segment.units[unit] == 0x20
  }

  private mutating func addText(_ run: ShapedRun) {
    if let last = runs.last, last.kind == .text, last.font == run.font, last.level == run.level,
      last.script == run.script, last.baselineOffset == run.baselineOffset
    {
      runs[runs.count - 1].upper = run.upper
    } else {
      runs.append(run)
    }
  }

  private mutating func addCutAtTabs(_ run: ShapedRun) {
    var lower = run.lower
    for unit in run.lower..<run.upper where segment.flags[unit].contains(.tab) {
      if lower < unit {
        var text = run
        text.lower = lower
        text.upper = unit
        addText(text)
      }
      var tab = run
      tab.kind = .tab
      tab.lower = unit
      tab.upper = unit + 1
      tab.level = segment.baseLevel
      runs.append(tab)
      tabs.append(unit)
      lower = unit + 1
    }
    if lower < run.upper {
      var text = run
      text.lower = lower
      addText(text)
    }
  }

  /// Tabs and the white space before them take the paragraph's level (UAX #9, L1).
  private mutating func levelSpacesBeforeTabs() {
    var index = runs.count - 1
    while index > 0 {
      if runs[index].kind == .tab || isLevelledSpace(runs[index]) { levelEnd(of: &index) }
      index -= 1
    }
  }

  /// True for a run of spaces this pass has just given the paragraph's level.
  private func isLevelledSpace(_ run: ShapedRun) -> Bool {
    guard run.kind == .text, run.level == segment.baseLevel else { return false }
    let isFollowedByTab = run.upper < segment.units.count && segment.flags[run.upper].contains(.tab)
    return isFollowedByTab
      && (run.lower..<run.upper).allSatisfy { segment.flags[$0].contains(.resetsLevel) }
  }

  private mutating func levelEnd(of index: inout Int) {
    let previous = runs[index - 1]
    guard previous.kind == .text, previous.level != segment.baseLevel else { return }
    var lower = previous.upper
    while lower > previous.lower, segment.flags[lower - 1].contains(.resetsLevel) { lower -= 1 }
    guard lower < previous.upper else { return }
    var spaces = previous
    spaces.lower = lower
    spaces.level = segment.baseLevel
    if lower == previous.lower {
      runs[index - 1] = spaces
    } else {
      runs[index - 1].upper = lower
      runs.insert(spaces, at: index)
    }
  }

  private mutating func index(of font: ShapingFont) -> Int {
    if let known = fonts.lastIndex(where: { $0 === font }) { return known }
    fonts.append(font)
    return fonts.count - 1
  }
}
