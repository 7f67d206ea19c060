import CGtk
import ChatView
import Recto

/// Plays, without sound, the films that are in the view, and no others.
@MainActor
final class FilmPlayers {
  /// A file that is played; it stops with the object.
  @MainActor
  private final class Player {
    nonisolated(unsafe) let stream: UnsafeMutablePointer<GtkMediaStream>

    init?(_ film: Film) {
      guard let stream = gtk_media_file_new_for_filename(film.key.path) else { return nil }
      self.stream = stream
      gtk_media_stream_set_muted(stream, 1)
      gtk_media_stream_set_loop(stream, film.loops ? 1 : 0)
    }

    deinit {
      gtk_media_stream_pause(stream)
      g_object_unref(UnsafeMutableRawPointer(stream))
    }
  }

  private var players: [Film.Key: Player] = [:]
  /// Those that are over or cannot be played: their stills stay until they come into view again.
  private var done: Set<Film.Key> = []
  private var wanted: [Film] = []
  private var isWaiting = false
  /// Told when a film has another frame.
  var changed: (@MainActor () -> Void)?
  var happened: (@MainActor (ChatEvent, _ message: Int) -> Void)?

  /// How long a film stands still in the view before it plays, so that nothing is opened while messages fly by;
  /// seconds.
  private static let settling = 0.2

  /// Plays these and stops the rest.
  func play(_ films: [Film]) {
    let keys = Set(films.map(\.key))
    for key in players.keys where !keys.contains(key) { stop(key) }
    done.formIntersection(keys)
    wanted = films
    guard !isWaiting, films.contains(where: isMissing) else { return }
    isWaiting = true
    MainLoop.after(Self.settling) { [weak self] in
      guard let self else { return }
      isWaiting = false
      for film in wanted where isMissing(film) { start(film) }
    }
  }

  private func isMissing(_ film: Film) -> Bool {
    players[film.key] == nil && !done.contains(film.key)
  }

  private func start(_ film: Film) {
    let key = film.key
    // Without anything to play with there is an error from the start.
    guard let player = Player(film), gtk_media_stream_get_error(player.stream) == nil else {
      done.insert(key)
      return
    }
    players[key] = player
    let stream = UnsafeMutableRawPointer(player.stream)
    connect(stream, "invalidate-contents") { [weak self] _ in self?.changed?() }
    // A still says enough of a file that does not play; the gallery says why.
    for signal in ["notify::error", "notify::ended"] {
      connect(stream, signal) { [weak self] _ in
        MainLoop.after(0) { self?.finishIfOver(key) }
      }
    }
    gtk_media_stream_play(player.stream)
    happened?(.film(index: key.index, plays: true), key.message)
  }

  private func finishIfOver(_ key: Film.Key) {
    guard let stream = players[key]?.stream else { return }
    let isOver = gtk_media_stream_get_ended(stream) != 0 && gtk_media_stream_get_loop(stream) == 0
    guard isOver || gtk_media_stream_get_error(stream) != nil else { return }
    done.insert(key)
    stop(key)
    changed?()
  }

  private func stop(_ key: Film.Key) {
    guard players.removeValue(forKey: key) != nil else { return }
    happened?(.film(index: key.index, plays: false), key.message)
  }

  /// What shows the film's frames; nil for one that does not play.
  func paintable(of key: Film.Key) -> OpaquePointer? {
    players[key].map { OpaquePointer($0.stream) }
  }
}
