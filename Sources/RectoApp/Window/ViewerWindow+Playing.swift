import CGtk
import ChatView
import Recto

extension ViewerWindow {
  /// Lets the player, its bar and the messages know of each other.
  func connectPlayer() {
    player.absence = { [weak self] id, index in
      guard let self, chat.messages.indices.contains(index) else { return nil }
      return chat.messages[index].pictures?.absences[id]
    }
    player.changed = { [weak self] in self?.showPlaying() }
    player.happened = { [weak self] event, index in self?.happened(event, message: index) }
    player.failed = { [weak self] sentence, index in self?.tellFailure(sentence, of: index) }
    playerBar.hides = { [weak self] in
      guard let self, let focus = gtk_window_get_focus(cast(window, to: GtkWindow.self)),
        gtk_widget_is_ancestor(focus, playerBar.widget) != 0
      else { return }
      gtk_widget_grab_focus(canvas.widget)
    }
    canvas.films.happened = { [weak self] event, index in self?.happened(event, message: index) }
  }

  /// Something of a message cannot be played or opened: said in passing, the message stays as it is.
  func tellFailure(_ sentence: String, of index: Int) {
    toast(sentence)
    happened(.failed(message: sentence), message: index)
  }

  private func showPlaying() {
    let row = player.row
    var isSeen = false
    if let old = shownTrack, old != row?.message { isSeen = chat.show(nil, in: old) }
    shownTrack = row?.message
    if let row { isSeen = chat.show(row.row, in: row.message) || isSeen }
    playerBar.show()
    if isSeen { gtk_widget_queue_draw(canvas.widget) }
  }

  func play(_ id: MediaId, of index: Int) {
    player.toggle(id, of: index, among: chat.tracks(of: index))
  }

  func seek(_ id: MediaId, toPart part: Double, of index: Int) {
    guard player.playlist?.message == index, player.playlist?.current.id == id else { return }
    player.seek(toPart: part)
  }

  /// Space and the keys of a keyboard made for it, while something plays.
  ///
  /// - Returns: whether the key meant the player.
  func handlePlayerKey(_ press: KeyPress) -> Bool {
    guard player.isActive, press.isPlain else { return false }
    switch press.key {
    case GDK_KEY_space where canvas.focused == nil: player.toggle()
    case GDK_KEY_AudioPlay, GDK_KEY_AudioPause: player.toggle()
    case GDK_KEY_AudioNext: player.go(1)
    case GDK_KEY_AudioPrev: player.go(-1)
    case GDK_KEY_AudioStop: player.close()
    default: return false
    }
    return true
  }

  // MARK: Pictures

  /// The message's pictures in a window of their own, beginning with the one that was tapped.
  func showPicture(_ medium: MediaItem, of index: Int) {
    let pictures = chat.pictures(of: index)
    guard let place = pictures.firstIndex(where: { $0.medium.index == medium.index }) else {
      return tellFailure("The picture is not here", of: index)
    }
    let gallery = GalleryWindow(
      pictures, at: place, in: chat.messages[index].pictures?.store ?? ImageStore(), over: window)
    gallery.happened = { [weak self] event in self?.happened(event, message: index) }
    gallery.soundBegins = { [weak self] in self?.player.pause() }
    gallery.present()
  }
}
