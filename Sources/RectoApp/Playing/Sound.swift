import CGtk
import CGtkShim

/// A sound file that is loaded, until the object goes.
@MainActor
final class Sound {
  enum Event {
    /// It plays, pauses, or knows more of itself.
    case changed
    case ended
    case failed(String)
  }

  struct Problem: Error {
    var sentence: String
  }

  private nonisolated(unsafe) var pointer: OpaquePointer?
  private let happened: @MainActor (Event) -> Void

  init(
    _ path: String, happened: @escaping @MainActor (Event) -> Void
  ) throws(Problem) {
    self.happened = happened
    var hooks = RectoSoundHooks(
      changed: { Sound.tell($0, .changed) }, ended: { Sound.tell($0, .ended) },
      failed: { user, sentence in
        Sound.tell(user, .failed(sentence.map { String(cString: $0) } ?? ""))
      })
    var problem: UnsafeMutablePointer<CChar>?
    pointer = recto_sound_new(path, &hooks, Unmanaged.passUnretained(self).toOpaque(), &problem)
    defer { g_free(problem) }
    guard pointer != nil else {
      throw Problem(sentence: problem.map { String(cString: $0) } ?? "")
    }
  }

  deinit { recto_sound_free(pointer) }

  nonisolated private static func tell(_ user: UnsafeMutableRawPointer?, _ event: Event) {
    nonisolated(unsafe) let user = user
    MainActor.assumeIsolated {
      guard let user else { return }
      Unmanaged<Sound>.fromOpaque(user).takeUnretainedValue().happened(event)
    }
  }

  var isPlaying: Bool {
    get { recto_sound_is_playing(pointer) != 0 }
    set { recto_sound_play(pointer, newValue ? 1 : 0) }
  }

  /// Seconds.
  var position: Double { recto_sound_position(pointer) }
  /// Seconds; 0 while nobody knows.
  var duration: Double { recto_sound_duration(pointer) }

  func seek(to seconds: Double) { recto_sound_seek(pointer, seconds) }

  func setSpeed(_ speed: Double) { recto_sound_set_speed(pointer, speed) }
}
