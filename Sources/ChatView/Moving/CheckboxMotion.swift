import Recto

/// A checkbox that is set or cleared.
struct CheckboxMotion: Equatable {
  let isChecked: Bool

  /// Sizes it goes through, and how long it takes to each.
  private var steps: [(duration: Double, scale: Double)] {
    isChecked ? MotionTimings.checkOnSizes : MotionTimings.checkOffSizes
  }

  var duration: Double { steps.reduce(0) { $0 + $1.duration } }

  /// Its size at a time after the change, of its own.
  func scale(at time: Double) -> Double {
    var (start, from) = (0.0, 1.0)
    for step in steps {
      if time < start + step.duration {
        let part = Easing.inOut.value(at: (time - start) / step.duration)
        return from + (step.scale - from) * part
      }
      start += step.duration
      from = step.scale
    }
    return 1
  }

  /// How much of it is set, 0…1.
  func tick(at time: Double) -> Double {
    let duration = isChecked ? MotionTimings.checkOn : MotionTimings.checkOff
    let part = Easing.inOut.value(at: time / duration)
    return isChecked ? part : 1 - part
  }
}
