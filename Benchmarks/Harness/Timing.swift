/// Work to time: prepared beforehand, outside of the clock. Returns some number that depends on all it
/// did, so that nothing can be left out.
typealias Work = () throws -> Int

/// Times two kinds of work in turn, so that whatever else the machine does happens to both.
///
/// - Parameters:
///   - runs: timed runs of each; two more warm up.
///   - own: prepares the work of a run; the warm-up's have negative numbers.
///   - peer: the same for the peer.
/// - Returns: milliseconds, one for each run.
func timeInTurn(
  runs: Int, own: (Int) throws -> Work, peer: (Int) throws -> Work
) throws -> (own: [Double], peer: [Double]) {
  var result: (own: [Double], peer: [Double]) = ([], [])
  for run in -2..<runs {
    let ownWork = try own(run)
    let peerWork = try peer(run)
    let ownTime: Double
    let peerTime: Double
    // Who goes first finds the caches the other one left; each gets its half of that.
    if run.isMultiple(of: 2) {
      ownTime = try milliseconds(ownWork)
      peerTime = try milliseconds(peerWork)
    } else {
      peerTime = try milliseconds(peerWork)
      ownTime = try milliseconds(ownWork)
    }
    guard run >= 0 else { continue }
    result.own.append(ownTime)
    result.peer.append(peerTime)
  }
  return result
}

/// Times work that has no peer; two runs more warm up.
func time(runs: Int, _ work: (Int) throws -> Work) throws -> [Double] {
  var times: [Double] = []
  for run in -2..<runs {
    let time = try milliseconds(work(run))
    if run >= 0 { times.append(time) }
  }
  return times
}

private func milliseconds(_ work: Work) throws -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  let result = try work()
  let duration = clock.now - start
  // A use of the result that the compiler cannot see through.
  guard result != .min else { throw EmptyWork() }
  let (seconds, attoseconds) = duration.components
  return Double(seconds) * 1e3 + Double(attoseconds) * 1e-15
}

private struct EmptyWork: Error {}

extension Sequence<Double> {
  /// The middle value, or the mean of the two in the middle; 0 of nothing.
  var median: Double {
    let sorted = self.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
