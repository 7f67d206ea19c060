/// How long frames took, for who wants to know whether the window keeps up.
package final class FrameLog {
  private var durations: [Double] = []
  private var start: Double?

  /// Frames that are remembered; of more, the first are kept.
  private static let limit = 200_000

  package init() {}

  package func begin(at now: Double) { start = now }

  package func end(at now: Double) {
    guard let start else { return }
    self.start = nil
    if durations.count < Self.limit { durations.append(now - start) }
  }

  package var count: Int { durations.count }

  /// Frames that took longer than a display of sixty frames a second waits.
  package var stallCount: Int { durations.lazy.filter { $0 > 0.016 }.count }

  /// The duration that a part (0…1) of the frames did not exceed, milliseconds.
  package func milliseconds(atPart part: Double) -> Double {
    guard !durations.isEmpty else { return 0 }
    let sorted = durations.sorted()
    let index = Int((part * Double(sorted.count - 1)).rounded())
    return (sorted[min(max(0, index), sorted.count - 1)] * 1e5).rounded() / 100
  }
}
