import CGtk
import ChatView
import Recto

/// Plays, without sound, the films that are in the view, and no others.
@MainActor
final class FilmPlayers {
  private typealias Player = UnsafeMutablePointer<GtkMediaStream>

  /// The files that are played.
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
    guard let player = gtk_media_file_new_for_filename(key.path) else { return }
    gtk_media_stream_set_muted(player, 1)
    gtk_media_stream_set_loop(player, film.loops ? 1 : 0)
    // Without anything to play with there is an error from the start.
    guard gtk_media_stream_get_error(player) == nil else {
      done.insert(key)
      return endVideo(player)
    }
    players[key] = player
    let stream = UnsafeMutableRawPointer(player)
    connect(stream, "invalidate-contents") { [weak self] _ in self?.changed?() }
    // A still says enough of a file that does not play; the gallery says why.
    for signal in ["notify::error", "notify::ended"] {
      connect(stream, signal) { [weak self] _ in
        MainLoop.after(0) { self?.finishIfOver(key) }
      }
    }
    gtk_media_stream_play(player)
    happened?(.film(index: key.index, plays: true), key.message)
  }

  private func finishIfOver(_ key: Film.Key) {
    guard let stream = players[key] else { return }
    let isOver = gtk_media_stream_get_ended(stream) != 0 && gtk_media_stream_get_loop(stream) == 0
    guard isOver || gtk_media_stream_get_error(stream) != nil else { return }
    done.insert(key)
    stop(key)
    changed?()
  }

  private func stop(_ key: Film.Key) {
    guard let player = players.removeValue(forKey: key) else { return }
    endVideo(player)
    happened?(.film(index: key.index, plays: false), key.message)
  }

  /// What shows the film's frames; nil for one that does not play.
  func paintable(of key: Film.Key) -> OpaquePointer? {
    players[key].map { OpaquePointer($0) }
  }
}
