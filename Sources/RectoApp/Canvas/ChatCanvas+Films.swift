import CGtk
import ChatView
import Recto

/// Videos that play where they stand.
extension ChatCanvas {
  /// Plays the films that are seen now. Where the desktop wants no movement, only those somebody started.
  func followFilms() {
    var films = isMapped ? chat.playingFilms(among: visible) : []
    startedFilms.formIntersection(films.map(\.key))
    if !chat.animates { films.removeAll { !startedFilms.contains($0.key) } }
    self.films.play(films)
  }

  /// Starts a video that does not play by itself.
  ///
  /// - Returns: false for one that plays already, or that cannot play where it stands.
  func startFilm(_ medium: MediaItem, of index: Int) -> Bool {
    guard !chat.animates,
      let film = chat.playingFilms(among: visible).first(where: {
        $0.key.message == index && $0.key.index == medium.index
      }), startedFilms.insert(film.key).inserted
    else { return false }
    followFilms()
    return true
  }

  func drawFilms(_ snapshot: OpaquePointer, of one: Chat.Visible) {
    // A message on its way is drawn in pieces; its films come back where it settles.
    guard one.shown.moving == nil else { return }
    for film in chat.films(of: one) {
      guard let paintable = films.paintable(of: film.key) else { continue }
      let width = gdk_paintable_get_intrinsic_width(paintable)
      let height = gdk_paintable_get_intrinsic_height(paintable)
      guard let place = film.placement(width: Int(width), height: Int(height)) else { continue }
      pushRoundedClip(snapshot, film.bubble, radius: film.bubbleRadius)
      pushRoundedClip(snapshot, film.clip, radius: 0)
      pushRoundedClip(snapshot, film.frame, radius: film.cornerRadius)
      gtk_snapshot_save(snapshot)
      var corner = graphene_point_t(x: Float(place.x), y: Float(place.y))
      gtk_snapshot_translate(snapshot, &corner)
      gdk_paintable_snapshot(paintable, snapshot, place.width, place.height)
      gtk_snapshot_restore(snapshot)
      for dot in film.dots { fill(snapshot, dot.rect, dot.color, radius: dot.rect.width / 2) }
      for _ in 0..<3 { gtk_snapshot_pop(snapshot) }
    }
  }

  /// Nothing plays in a window that is not there.
  private var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }
}
