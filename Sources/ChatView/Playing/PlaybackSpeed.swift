/// How fast sound is played.
package enum PlaybackSpeed: Double, CaseIterable {
  case normal = 1
  case faster = 1.5
  case double = 2

  package var next: PlaybackSpeed {
    switch self {
    case .normal: .faster
    case .faster: .double
    case .double: .normal
    }
  }

  package var label: String {
    switch self {
    case .normal: "1×"
    case .faster: "1.5×"
    case .double: "2×"
    }
  }
}
