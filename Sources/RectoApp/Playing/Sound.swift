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

  /// What the player calls; lives as long as the sound.
  @MainActor
  private final class Listener {
    let happened: @MainActor (Event) -> Void

    init(_ happened: @escaping @MainActor (Event) -> Void) {
      self.happened = happened
    }
  }

  private nonisolated(unsafe) let pointer: OpaquePointer
  private let listener: Listener

  init(
    _ path: String, happened: @escaping @MainActor (Event) -> Void
  ) throws(Problem) {
    listener = Listener(happened)
    var hooks = RectoSoundHooks(
      changed: { Sound.tell($0, .changed) }, ended: { Sound.tell($0, .ended) },
      failed: { user, sentence in
        Sound.tell(user, .failed(sentence.map { String(cString: $0) } ?? ""))
      })
    var problem: UnsafeMutablePointer<CChar>?
    let user = Unmanaged.passUnretained(listener).toOpaque()
    defer { g_free(problem) }
    guard let made = recto_sound_new(path, &hooks, user, &problem) else {
      throw Problem(sentence: problem.map { String(cString: $0) } ?? "")
    }
    pointer = made
  }

  deinit { recto_sound_free(pointer) }

  nonisolated private static func tell(_ user: UnsafeMutableRawPointer?, _ event: Event) {
    nonisolated(unsafe) let user = user
    MainActor.assumeIsolated {
      guard let user else { return }
      Unmanaged<Listener>.fromOpaque(user).takeUnretainedValue().happened(event)
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
