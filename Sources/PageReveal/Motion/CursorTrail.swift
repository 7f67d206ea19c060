/// Where the cursor was of late: what it reached when is all that movements need to be known by.
struct CursorTrail: Hashable, Sendable {
  private struct Sample: Hashable {
    var time: Double
    var cursor: Int
  }

  /// Times and cursors both grow. The first sample stands for everything before it.
  private var samples: [Sample]

  /// - Parameter cursor: reached long ago.
  init(cursor: Int = 0) {
    samples = [Sample(time: -.infinity, cursor: cursor)]
  }

  var cursor: Int { samples.last?.cursor ?? 0 }

  /// Says where the cursor is now. A cursor that goes back was never further.
  mutating func record(_ cursor: Int, at time: Double) {
    for index in samples.indices.reversed() {
      guard samples[index].cursor > cursor else { break }
      samples[index].cursor = cursor
    }
    if cursor > self.cursor { samples.append(Sample(time: time, cursor: cursor)) }
    forget(before: time - RevealTimings.longest)
  }

  /// What was reached is elsewhere on the way now.
  ///
  /// - Parameter place: where a cursor is now; grows with it.
  mutating func move(_ place: (Int) -> Int) {
    for index in samples.indices { samples[index].cursor = place(samples[index].cursor) }
  }

  /// What was reached so long ago that nothing of it moves any more.
  func settled(at now: Double) -> Int {
    let limit = now - RevealTimings.longest
    return samples.last { $0.time <= limit }?.cursor ?? 0
  }

  /// How long ago the cursor reached a place: infinite for what was there from the start, nil for
  /// what it has not reached.
  func age(of place: Double, at now: Double) -> Double? {
    guard Double(cursor) >= place else { return nil }
    var low = 0
    var high = samples.count - 1
    while low < high {
      let middle = (low + high) / 2
      if Double(samples[middle].cursor) >= place { high = middle } else { low = middle + 1 }
    }
    return max(0, now - samples[low].time)
  }

  /// True while something the cursor reached still moves.
  func isMoving(at now: Double) -> Bool { settled(at: now) < cursor }

  private mutating func forget(before limit: Double) {
    guard let last = samples.lastIndex(where: { $0.time <= limit }), last > 0 else { return }
    samples.removeFirst(last)
    samples[0].time = -.infinity
  }
}
