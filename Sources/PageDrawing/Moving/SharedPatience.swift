import Synchronization

/// How long to wait for files that give nothing, all together: one that hangs is waited for, twenty are not.
///
/// Shared by everyone who reads for one page; safe on any thread.
final class SharedPatience: Sendable {
  /// For a file, seconds.
  let each: Double
  private let left: Mutex<Double>

  /// - Parameter all: for all files together, seconds.
  init(each: Double = 20, all: Double = 40) {
    self.each = each
    left = Mutex(all)
  }

  /// How long to wait for the next file, seconds; 0 when it is not to be tried.
  var next: Double { left.withLock { min(each, max(0, $0)) } }

  /// A file has been waited for in vain.
  func spend(_ seconds: Double) {
    left.withLock { $0 -= seconds }
  }
}
