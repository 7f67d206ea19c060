/// The cursor's latest way and the time: what each item's looks follow from.
struct RevealInstant {
  let trail: CursorTrail
  let now: Double
  /// Reached so long ago that nothing before it moves.
  let settled: Int

  init(_ trail: CursorTrail, at now: Double) {
    self.trail = trail
    self.now = now
    settled = trail.settled(at: now)
  }

  var cursor: Int { trail.cursor }

  /// How long ago the cursor reached a place; nil when it has not.
  func age(of place: Double) -> Double? { trail.age(of: place, at: now) }

  /// The opacity of what fades in at a place; nil before the cursor gets there.
  func opacity(of place: Int) -> Double? {
    age(of: Double(place)).map { Easing.inOut.value(at: $0 / RevealTimings.item) }
  }

  /// How far the dip in a thinking block's opacity has run, 0…1.
  var shimmer: Double {
    let time = now / RevealTimings.shimmerPeriod
    return Easing.out.value(at: time - time.rounded(.down))
  }
}
