/// Which samples along one axis make up each result sample, and how much of each.
struct SampleWeights {
  /// Where each result's weights start in `weights`, and the end of the last.
  private var offsets: [Int]
  /// The first source sample of each result.
  private(set) var first: [Int]
  /// 256ths; those of each result add up to 256.
  private(set) var weights: [UInt64]

  /// The source samples used: `lowest..<highest`.
  private(set) var lowest = 0
  private(set) var highest = 0

  /// Weights for `count` results over `start ..< start + length` of `limit` samples; samples past the
  /// ends repeat the end.
  init(start: Double, length: Double, count: Int, limit: Int) {
    offsets = [0]
    first = []
    weights = []
    let step = length / Double(count)
    for index in 0..<count {
      let from = start + Double(index) * step
      if step > 1 {
        appendAverage(from: from, to: from + step, limit: limit)
      } else {
        appendInterpolation(at: from + step / 2, limit: limit)
      }
      offsets.append(weights.count)
    }
    lowest = first.min() ?? 0
    highest = zip(first, 0...).map { $0 + range($1).count }.max() ?? 0
  }

  /// The indices into `weights` of a result.
  func range(_ index: Int) -> Range<Int> { offsets[index]..<offsets[index + 1] }

  private mutating func appendAverage(from: Double, to: Double, limit: Int) {
    let low = clamp(Int(from.rounded(.down)), limit)
    let high = max(low, clamp(Int(to.rounded(.up)) - 1, limit))
    var parts: [Double] = []
    for sample in low...high {
      parts.append(max(0, min(to, Double(sample + 1)) - max(from, Double(sample))))
    }
    first.append(low)
    append(parts)
  }

  private mutating func appendInterpolation(at center: Double, limit: Int) {
    let position = center - 0.5
    let low = Int(position.rounded(.down))
    let fraction = position - Double(low)
    let left = clamp(low, limit)
    let right = clamp(low + 1, limit)
    first.append(left)
    append(left == right ? [1] : [1 - fraction, fraction])
  }

  /// Appends parts of a whole as 256ths. Rounding the running sum keeps the total exact.
  private mutating func append(_ parts: [Double]) {
    let total = parts.reduce(0, +)
    var sum = 0.0
    var used: UInt64 = 0
    for (index, part) in parts.enumerated() {
      sum += part
      let isLast = index == parts.count - 1
      let share = total > 0 ? sum / total : Double(index + 1) / Double(parts.count)
      let next = isLast ? 256 : UInt64((share * 256).rounded())
      weights.append(next - used)
      used = next
    }
  }

  private func clamp(_ sample: Int, _ limit: Int) -> Int { max(0, min(sample, limit - 1)) }
}
