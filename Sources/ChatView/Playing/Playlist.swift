import Recto

/// The tracks of one message, and which of them is played.
package struct Playlist: Equatable {
  /// The message, by its place in the chat.
  package let message: Int
  package private(set) var tracks: [Track]
  private var place: Int

  /// Nil where the message has no such track.
  package init?(message: Int, tracks: [Track], playing id: MediaId) {
    guard let place = tracks.firstIndex(where: { $0.id == id }) else { return nil }
    self.message = message
    self.tracks = tracks
    self.place = place
  }

  package var current: Track { tracks[place] }

  /// Whether there is a track so many further on, or back.
  package func has(_ step: Int) -> Bool { tracks.indices.contains(place + step) }

  /// - Returns: false where there is no such track, and nothing changes.
  package mutating func go(_ step: Int) -> Bool {
    guard has(step) else { return false }
    place += step
    return true
  }

  /// The message is another one now; what is played stays what it was. It is known by its file: media that
  /// were never sent are numbered through the message.
  ///
  /// - Returns: false when it is gone from the message, or its file is another.
  package mutating func take(_ tracks: [Track]) -> Bool {
    let played = current
    let isPlayed: (Track) -> Bool = { $0.path == played.path && $0.file == played.file }
    // A message may have one file twice.
    let same = tracks.firstIndex { isPlayed($0) && $0.id == played.id }
    guard let place = same ?? tracks.firstIndex(where: isPlayed) else { return false }
    self.tracks = tracks
    self.place = place
    return true
  }
}
