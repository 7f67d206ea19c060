/// How long frames took, for who wants to know whether the window keeps up.
package final class FrameLog {
  private var durations: [Double] = []
  private var work: [Double] = []
  private var start: (time: Double, work: Double)?

  /// Frames that are remembered; of more, the first are kept.
  private static let limit = 200_000
  /// Events that were handled longer ago belong to no frame: nothing was drawn after them. Seconds.
  private static let longestEvents = 0.1

  package init() {}

  /// - Parameters:
  ///   - now: seconds of a clock.
  ///   - work: seconds the processor has worked for this thread: what a frame costs by itself, whatever else
  ///     the machine does.
  package func begin(at now: Double, work: Double) { start = (now, work) }

  /// The same, for what belongs to a frame that has begun just before.
  package func beginUnlessBegun(at now: Double, work: Double) {
    if let start, now - start.time < Self.longestEvents { return }
    begin(at: now, work: work)
  }

  package func end(at now: Double, work: Double) {
    guard let start else { return }
    self.start = nil
    guard durations.count < Self.limit else { return }
    durations.append(now - start.time)
    self.work.append(work - start.work)
  }

  package var count: Int { durations.count }

  /// Frames that took longer than a display of sixty frames a second waits.
  package var stallCount: Int { durations.lazy.filter { $0 > 0.016 }.count }

  /// The duration that a part (0…1) of the frames did not exceed, milliseconds.
  package func milliseconds(atPart part: Double) -> Double {
    Self.milliseconds(of: durations, atPart: part)
  }

  /// The same for the processor's work.
  package func millisecondsOfWork(atPart part: Double) -> Double {
    Self.milliseconds(of: work, atPart: part)
  }

  private static func milliseconds(of durations: [Double], atPart part: Double) -> Double {
    guard !durations.isEmpty else { return 0 }
    let sorted = durations.sorted()
    let index = Int((part * Double(sorted.count - 1)).rounded())
    return (sorted[min(max(0, index), sorted.count - 1)] * 1e5).rounded() / 100
  }
}
