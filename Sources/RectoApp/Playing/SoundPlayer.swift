import ChatView
import Recto

/// Plays the tracks of one message after the other.
@MainActor
final class SoundPlayer {
  private(set) var playlist: Playlist?
  private(set) var speed = PlaybackSpeed.normal
  private var sound: Sound?
  /// The track is looked at before it is played.
  private var opening: Opening?
  private var openings = 0
  /// Those that have been.
  private var checked: Set<FileIdentity> = []
  private var ticks = 0
  /// Whether anybody was told that the track plays.
  private var isTold = false
  /// Told when anything that is shown of it is different.
  var changed: (@MainActor () -> Void)?
  var happened: (@MainActor (ChatEvent, _ message: Int) -> Void)?
  /// A track cannot be played; a sentence why.
  var failed: (@MainActor (String, _ message: Int) -> Void)?
  /// Says why a track has no file.
  var absence: (@MainActor (MediaId, _ message: Int) -> String?)?

  private struct Opening {
    var number: Int
    /// Whether it is to play once it is there.
    var plays = true
  }

  var isActive: Bool { playlist != nil }
  var isPlaying: Bool { sound?.isPlaying ?? opening?.plays ?? false }
  var position: Double { sound?.position ?? 0 }

  var duration: Double {
    let known = sound?.duration ?? 0
    return known > 0 ? known : playlist?.current.duration ?? 0
  }

  /// How far it has come, as its message shows it.
  var row: (message: Int, row: PlayingRow)? {
    guard let playlist else { return nil }
    return (
      playlist.message,
      PlayingRow(
        id: playlist.current.id, isPlaying: isPlaying, position: position, duration: duration)
    )
  }

  // MARK: Playing

  /// Plays a track, or pauses it when it is the one that plays.
  func toggle(_ id: MediaId, of message: Int, among tracks: [Track]) {
    if playlist?.message == message, playlist?.current.id == id { return toggle() }
    guard let next = Playlist(message: message, tracks: tracks, playing: id) else { return }
    stop()
    playlist = next
    start()
  }

  func toggle() { isPlaying ? pause() : resume() }

  func pause() {
    if opening != nil { return setPlays(false) }
    guard let sound, let playlist, sound.isPlaying else { return }
    sound.isPlaying = false
    happened?(
      .paused(index: playlist.current.index, position: sound.position), playlist.message)
  }

  private func setPlays(_ plays: Bool) {
    opening?.plays = plays
    changed?()
  }

  private func resume() {
    if opening != nil { return setPlays(true) }
    guard let sound, !sound.isPlaying else { return }
    sound.isPlaying = true
    tellPlaying()
    tick()
  }

  private func start() {
    guard let playlist else { return }
    guard let path = playlist.current.path else {
      return fail(
        absence?(playlist.current.id, playlist.message) ?? "its file is not at hand")
    }
    openings += 1
    let opening = Opening(number: openings)
    self.opening = opening
    let file = FileIdentity(path: path)
    if let file, checked.contains(file) { return open(path) }
    changed?()
    Background.run {
      do throws(SoundError) {
        try SoundReader().check(fileAt: path)
        return nil as SoundError?
      } catch {
        return error
      }
    } then: { [weak self] problem in
      // Another may have been chosen meanwhile.
      guard let self, self.opening?.number == opening.number else { return }
      if let problem { return fail(problem.description) }
      if let file { checked.insert(file) }
      open(path)
    }
  }

  private func open(_ path: String) {
    let plays = opening?.plays ?? true
    opening = nil
    do throws(Sound.Problem) {
      let sound = try Sound(path) { [weak self] event in self?.take(event) }
      self.sound = sound
      sound.setSpeed(speed.rawValue)
      if plays { resume() } else { changed?() }
    } catch {
      fail(error.sentence)
    }
  }

  private func take(_ event: Sound.Event) {
    switch event {
    case .changed: changed?()
    case .ended: if !go(1) { close() }
    case .failed(let sentence): fail(sentence)
    }
  }

  private func fail(_ reason: String) {
    guard let playlist else { return }
    let title = playlist.current.title
    close()
    failed?("“\(title)” cannot be played: \(playbackReason(reason))", playlist.message)
  }

  /// - Returns: whether there is such a track.
  @discardableResult
  func go(_ step: Int) -> Bool {
    guard var next = playlist, next.go(step) else { return false }
    stop()
    playlist = next
    start()
    return true
  }

  /// - Parameter seconds: from the track's beginning.
  func seek(to seconds: Double) {
    guard let sound, let playlist else { return }
    let end = duration
    sound.seek(to: max(0, end > 0 ? min(seconds, end) : seconds))
    if sound.isPlaying {
      tellPlaying()
    } else {
      happened?(.paused(index: playlist.current.index, position: position), playlist.message)
    }
    changed?()
  }

  func seek(toPart part: Double) { seek(to: part * duration) }

  func changeSpeed() {
    speed = speed.next
    sound?.setSpeed(speed.rawValue)
    if isPlaying { tellPlaying() }
    changed?()
  }

  func close() {
    guard isActive else { return }
    stop()
    changed?()
  }

  /// Between two tracks nobody is shown that nothing plays: the bar would go, and the keyboard with it.
  private func stop() {
    guard let playlist else { return }
    (sound, opening) = (nil, nil)
    self.playlist = nil
    if isTold { happened?(.stopped(index: playlist.current.index), playlist.message) }
    isTold = false
  }

  /// A message has other tracks now.
  func take(_ tracks: [Track], of message: Int) {
    guard var playlist, playlist.message == message else { return }
    guard playlist.take(tracks) else { return close() }
    self.playlist = playlist
    changed?()
  }

  private func tellPlaying() {
    guard let playlist else { return }
    isTold = true
    happened?(
      .playing(
        index: playlist.current.index, position: position, speed: speed.rawValue),
      playlist.message)
  }

  /// Shows how far it has come, a few times a second while it plays.
  private func tick() {
    ticks += 1
    let tick = ticks
    changed?()
    MainLoop.after(0.1) { [weak self] in
      guard let self, tick == ticks, isPlaying else { return }
      self.tick()
    }
  }
}
