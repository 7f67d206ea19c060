import Recto

/// Buttons that were pressed and wait for somebody's answer: a light runs along each. Nobody answers a viewer, so
/// it runs once.
package struct LoadingButtons {
  package struct Shown: Equatable {
    package var target: PointerState.Target
    /// The button's ground is an accent, its words are white.
    package var isAccented: Bool
    /// How far the light has run, 0…1.
    package var part: Double
    package var opacity: Double
  }

  private struct Entry {
    var target: PointerState.Target
    var isAccented: Bool
    var start: Double?
    var time = 0.0
  }

  private var entries: [Entry] = []

  package init() {}

  package mutating func press(_ target: PointerState.Target, isAccented: Bool) {
    entries.removeAll { $0.target == target }
    entries.append(Entry(target: target, isAccented: isAccented))
  }

  /// - Returns: whether anything looks different than before.
  package mutating func advance(to now: Double) -> Bool {
    guard !entries.isEmpty else { return false }
    for index in entries.indices {
      let start = entries[index].start ?? now
      entries[index].start = start
      entries[index].time = now - start
    }
    entries.removeAll { $0.time >= MotionTimings.loadingPeriod + MotionTimings.loadingOut }
    return true
  }

  package mutating func stop() { entries = [] }

  package var isMoving: Bool { !entries.isEmpty }

  package var shown: [Shown] {
    entries.map { entry in
      let rest = entry.time - MotionTimings.loadingPeriod
      return Shown(
        target: entry.target, isAccented: entry.isAccented,
        part: Easing.out.value(at: entry.time / MotionTimings.loadingPeriod),
        opacity: 1 - min(1, max(0, rest / MotionTimings.loadingOut)))
    }
  }
}

extension ReplyMarkupButtonAction {
  /// Whether what a press does takes time: those that ask somebody else.
  package var loads: Bool {
    switch self {
    case .url, .urlAuth, .openWebApp, .openWebView, .callback: true
    case .text, .requestPhone, .requestMap, .switchInline, .payment, .setupPoll,
      .openUserProfile, .requestPeer, .copyText, .disabled:
      false
    }
  }
}
