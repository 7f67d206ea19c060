/// Collects the places where the outermost list may be broken: after relations and binary
/// operators, as TeX does, and where the source says so.
struct BreakFinder {
  let isOutermost: Bool
  private var pending: MathLayout.Break.Kind?
  private var ascent = 0.0
  private var descent = 0.0

  init(isOutermost: Bool) {
    self.isOutermost = isOutermost
  }

  /// An atom follows; between `end` and `start` is the space before it.
  mutating func willSet(
    _ atomClass: AtomClass, end: Double, start: Double, _ layout: inout MathLayout
  ) {
    guard isOutermost else { return }
    switch atomClass {
    case .relation: pending = nil
    case .ordinary, .largeOperator, .binary, .opening, .closing, .punctuation, .inner: break
    }
    if let kind = pending { add(kind, end: end, start: start, &layout) }
    pending =
      switch atomClass {
      case .relation: .afterRelation
      case .binary: .afterBinary
      case .ordinary, .largeOperator, .opening, .closing, .punctuation, .inner: nil
      }
  }

  /// The source says something about a break here.
  mutating func willBreak(
    _ kind: MathLineBreak, gap: Double, at x: Double, _ layout: inout MathLayout
  ) {
    guard isOutermost else { return }
    switch kind {
    case .allowed: pending = .allowed
    case .forbidden: pending = nil
    case .forced:
      pending = nil
      add(.forced(gap: gap), end: x, start: x, &layout)
    }
  }

  mutating func didSet(_ box: SetBox) {
    ascent = max(ascent, box.height)
    descent = max(descent, box.depth)
  }

  /// The list has ended: what follows the last break is a part too.
  mutating func finish(at x: Double, _ layout: inout MathLayout) {
    guard isOutermost, !layout.breaks.isEmpty else { return }
    add(.allowed, end: x, start: x, &layout)
  }

  private mutating func add(
    _ kind: MathLayout.Break.Kind, end: Double, start: Double, _ layout: inout MathLayout
  ) {
    layout.breaks.append(
      MathLayout.Break(
        kind: kind, end: end, start: start, mark: layout.mark, ascent: ascent, descent: descent))
    pending = nil
    ascent = 0
    descent = 0
  }
}
