/// Which beginning of a text is there when.
struct ArrivalPlan {
  struct Step: Hashable {
    /// Seconds.
    var time: Double
    /// UTF-8 bytes of the text, never half a character.
    var length: Int
  }

  /// In order; the last one is all of the text.
  private(set) var steps: [Step]
  /// When the text is known to be whole.
  private(set) var end: Double

  /// A text that arrives at a pace.
  init(of text: String, rate: Double, pace: StreamPace) {
    var random = SeededNumbers(seed: UInt64(bitPattern: Int64(pace.seed)))
    steps = []
    var time = 0.0
    var length = 0
    var count = 0
    for scalar in text.unicodeScalars {
      length += UTF8.width(scalar)
      count += 1
      guard count == pace.chunk else { continue }
      steps.append(Step(time: time, length: length))
      time += Double(count) / rate * (1 + pace.jitter * (2 * random.next() - 1))
      count = 0
    }
    if count > 0 || steps.isEmpty { steps.append(Step(time: time, length: length)) }
    end = steps.last?.time ?? 0
  }

  /// A text that arrived by itself.
  ///
  /// - Parameter bytes: how many it had then, in whatever encoding.
  init(of text: String, as source: StreamedSource) {
    let utf8 = Array(text.utf8)
    let total = source.source.bytes.count
    steps = source.arrivals.map { arrival in
      // Text in another encoding arrived in the same proportions.
      var length =
        utf8.count == total ? arrival.bytes : utf8.count * arrival.bytes / max(1, total)
      length = min(max(0, length), utf8.count)
      // Back to where a character ends: its last bytes are still on their way.
      while length > 0, length < utf8.count, utf8[length] & 0xC0 == 0x80 { length -= 1 }
      return Step(time: arrival.time, length: length)
    }
    end = max(source.end, steps.last?.time ?? 0)
    if steps.last?.length ?? 0 != utf8.count { steps.append(Step(time: end, length: utf8.count)) }
  }
}

/// Numbers from 0 up to 1 from a seed (SplitMix64).
private struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    value ^= value >> 31
    return Double(value >> 11) / Double(1 << 53)
  }
}
