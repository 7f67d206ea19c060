import Glibc
import MessageFiles

/// A message and when each part of it arrived.
struct StreamedSource: Sendable {
  var source: InputSource
  /// In order; empty for a file, which is there at once.
  var arrivals: [Arrival] = []
  /// When the last byte was known to be the last.
  var end = 0.0

  struct Arrival: Hashable, Sendable {
    /// Seconds from the first byte.
    var time: Double
    /// How many bytes there were then.
    var bytes: Int
  }

  /// Reads a file, or standard input for `-` and when it brought what.
  ///
  /// - Parameter onArrival: told how many bytes there are.
  static func read(
    _ path: String, standardInput: any ByteSource, onArrival: (Int) -> Void
  ) throws(ToolError) -> StreamedSource {
    var arrivals: [Arrival] = []
    var start: Double?
    let source = try InputSource.read(path, standardInput: standardInput) { bytes in
      let now = secondsNow()
      arrivals.append(Arrival(time: now - (start ?? now), bytes: bytes))
      start = start ?? now
      onArrival(bytes)
    }
    guard path == "-" else { return StreamedSource(source: source) }
    return StreamedSource(
      source: source, arrivals: arrivals, end: start.map { secondsNow() - $0 } ?? 0)
  }

  /// Of a clock that never goes back.
  private static func secondsNow() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
