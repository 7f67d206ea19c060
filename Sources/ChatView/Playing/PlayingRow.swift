import Recto

/// Which track of a message is played, and how far it has come.
package struct PlayingRow: Equatable {
  package var id: MediaId
  package var playback: AudioPlayback

  package init(id: MediaId, playback: AudioPlayback) {
    self.id = id
    self.playback = playback
  }

  /// - Parameters:
  ///   - position: seconds.
  ///   - duration: seconds; 0 where it is not known, and nothing is filled then.
  package init(id: MediaId, isPlaying: Bool, position: Double, duration: Double) {
    let position = position.isFinite ? max(0, position) : 0
    self.init(
      id: id,
      playback: AudioPlayback(
        isPlaying: isPlaying, part: duration > 0 ? min(1, position / duration) : 0,
        elapsed: Int(min(position, 1e9))))
  }
}

extension Chat {
  /// Shows in a message what of it is played; nil for nothing any more.
  ///
  /// - Returns: whether anything looks different.
  @discardableResult
  package func show(_ playing: PlayingRow?, in index: Int) -> Bool {
    guard messages.indices.contains(index) else { return false }
    let message = messages[index]
    guard message.playing != playing else { return false }
    let ids = [message.playing?.id, playing?.id]
    message.playing = playing
    guard let shown = message.shown else { return false }
    for placed in shown.media(scroll: message.scroll) {
      if case .audio(let audio) = placed.content, ids.contains(audio.id) {
        shown.repaint(placed.frame)
      }
    }
    return true
  }

  /// What a tap on an audio row does: on the line of the one that is played, goes there in it; elsewhere,
  /// plays and pauses.
  func tapAudio(_ id: MediaId, _ target: ChatHit) -> ChatEffect {
    let message = messages[target.index]
    guard message.playing?.id == id,
      let placed = layOut(message, at: target.index).media(scroll: message.scroll)
        .first(where: { $0.place == target.hit.place }),
      case .audio(let audio) = placed.content,
      let part = audio.part(
        at: Point(x: target.point.x - placed.frame.x, y: target.point.y - placed.frame.y))
    else { return .play(id) }
    return .seek(id, part: part)
  }
}
