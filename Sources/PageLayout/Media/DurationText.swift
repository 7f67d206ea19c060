/// Lengths of time as a player writes them: "0:07", "12:34", "1:02:03".
package enum DurationText {
  /// - Parameter seconds: what is no length of time counts as 0.
  package static func string(_ seconds: Double) -> String {
    let whole = seconds.isFinite ? Int(min(max(seconds, 0), 1e9)) : 0
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    let tail = rest.twoDigits
    return hours > 0 ? "\(hours):\(minutes.twoDigits):\(tail)" : "\(minutes):\(tail)"
  }
}
