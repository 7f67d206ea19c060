import Typesetting

extension TextCost {
  /// What of the text is to be seen.
  ///
  /// - Parameter start: where the text begins on the cursor's way.
  func visibility(from start: Int, at instant: RevealInstant) -> TextVisibility {
    guard instant.cursor >= start else { return .hidden }
    let budget = instant.cursor - start
    let settledBudget = instant.settled - start
    if settledBudget >= cost { return .whole }
    let shown = shownMarks(budget)
    guard shown > 0 else { return budget >= cost ? .whole : .hidden }

    var flight = Flight()
    let first = settledBudget >= 0 ? passedMarks(settledBudget) : 0
    for index in first..<max(first, shown) {
      guard let age = instant.age(of: Double(start) + threshold(of: index)) else { continue }
      flight.add(marks[index], of: lines[Int(marks[index].line)], index: index, age: age)
    }
    let firstMoving = flight.firstMoving ?? shown
    if firstMoving == marks.count, budget >= cost { return .whole }
    let settledEnd = offset(afterMarks: firstMoving)
    return .part(
      TextReveal(
        settledEnd: settledEnd, shownEnd: offset(afterMarks: shown), flying: flight.characters,
        objects: flight.objects.filter { $0.offset >= settledEnd },
        mask: mask(ofMarks: firstMoving),
        lastLineWidth: shownWidth(ofLine: Int(marks[shown - 1].line), marks: shown)))
  }

  /// The area of the first marks, cut to lines: see ``TextReveal/mask``.
  func mask(ofMarks count: Int) -> [Rect] {
    var prefix: Rect?
    for line in lines {
      let isWhole = line.marks.upperBound <= count
      guard isWhole || line.marks.lowerBound < count else { break }
      guard isWhole else {
        return [prefix].compactMap(\.self) + stretches(of: line, marks: count)
      }
      // Lines without ink before a line that is not shown may wait for it.
      let box = Rect(
        x: -Self.overhang, y: line.frame.minY - Self.overhang,
        width: width + 2 * Self.overhang,
        height: line.bottom - line.frame.minY + 2 * Self.overhang)
      prefix = prefix?.union(box) ?? box
    }
    return [prefix].compactMap(\.self)
  }

  /// How much further than its frame a text is drawn, on every side.
  private static var overhang: Double { 4 }

  /// The parts of a line that its first marks cover: one for each run of neighbours, so that a line of
  /// two directions does not show what is between them.
  private func stretches(of line: Line, marks count: Int) -> [Rect] {
    var rects: [Rect] = []
    var isOpen = false
    for index in line.marks.sorted(by: { marks[$0].left < marks[$1].left }) {
      guard index < count else {
        isOpen = false
        continue
      }
      let ink = marks[index].box
      let box = Rect(
        x: ink.minX, y: min(ink.minY, line.frame.minY - Self.overhang), width: ink.width,
        height: max(ink.maxY, line.bottom + Self.overhang)
          - min(ink.minY, line.frame.minY - Self.overhang))
      if isOpen, let last = rects.last {
        rects[rects.count - 1] = last.union(box)
      } else {
        rects.append(box)
      }
      isOpen = true
    }
    return rects
  }

  /// How much of a line its first marks cover, from the side the line begins at, rounded up.
  func shownWidth(ofLine index: Int, marks count: Int) -> Double {
    let line = lines[index]
    let shown = line.marks.clamped(to: 0..<max(0, count))
    guard !shown.isEmpty else { return 0 }
    if line.isRightToLeft {
      let left = shown.reduce(Double.infinity) { min($0, Double(marks[$1].left)) }
      return (line.frame.maxX - left).rounded(.up)
    }
    let right = shown.reduce(-Double.infinity) { max($0, marks[$1].box.maxX) }
    return (right - line.frame.minX).rounded(.up)
  }
}

/// The marks of a text the cursor reached of late.
private struct Flight {
  var characters: [FlyingCharacter] = []
  var objects: [ObjectReveal] = []
  var firstMoving: Int?

  mutating func add(_ mark: TextCost.Mark, of line: TextCost.Line, index: Int, age: Double) {
    switch mark.kind {
    case .character:
      guard age < RevealTimings.characterBlur, mark.box.width >= RevealTimings.leastFlyingWidth
      else { return }
      characters.append(FlyingCharacter(mark, of: line, age: age))
      firstMoving = firstMoving ?? index
    case .picture:
      let part = age / RevealTimings.picture
      let scale = RevealTimings.pictureScale
      objects.append(
        ObjectReveal(
          offset: Int(mark.offset), opacity: Easing.out.value(at: part),
          scale: scale + (1 - scale) * Easing.out.value(at: part)))
      if part < 1 { firstMoving = firstMoving ?? index }
    case .object:
      let part = age / RevealTimings.object
      objects.append(
        ObjectReveal(
          offset: Int(mark.offset), opacity: Easing.inOut.value(at: part), scale: 1))
      if part < 1 { firstMoving = firstMoving ?? index }
    }
  }
}

extension FlyingCharacter {
  fileprivate init(_ mark: TextCost.Mark, of line: TextCost.Line, age: Double) {
    let moved = Easing.inOut.value(at: age / RevealTimings.characterMove)
    let cleared = Easing.inOut.value(at: age / RevealTimings.characterBlur)
    let ink = mark.box
    let top = min(ink.minY, line.frame.minY)
    offset = Int(mark.offset)
    box = Rect(
      x: ink.minX, y: top, width: ink.width, height: max(ink.maxY, line.bottom) - top)
    opacity = moved
    blur = RevealTimings.blurRadius * (1 - cleared)
    rise = RevealTimings.rise * (1 - moved)
    scale =
      RevealTimings.characterScale + (1 - RevealTimings.characterScale) * moved
  }
}
