/// Which samples along one axis make up each result sample, and how much of each.
struct SampleWeights {
  /// Where each result's weights start in `weights`, and the end of the last.
  private var offsets: [Int]
  /// The first source sample of each result.
  private(set) var first: [Int]
  private(set) var weights: [Float]

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
    let total = parts.reduce(0, +)
    first.append(low)
    weights += parts.map { total > 0 ? Float($0 / total) : Float(1) / Float(parts.count) }
  }

  private mutating func appendInterpolation(at center: Double, limit: Int) {
    let position = center - 0.5
    let low = Int(position.rounded(.down))
    let fraction = Float(position - Double(low))
    let left = clamp(low, limit)
    let right = clamp(low + 1, limit)
    first.append(left)
    weights += left == right ? [1] : [1 - fraction, fraction]
  }

  private func clamp(_ sample: Int, _ limit: Int) -> Int { max(0, min(sample, limit - 1)) }
}
