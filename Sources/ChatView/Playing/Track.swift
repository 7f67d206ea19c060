import Recto

/// A track or a voice note of a message, as a player announces it.
package struct Track: Hashable {
  package var id: MediaId
  /// The ordinal among the page's media.
  package var index: Int
  package var title: String
  package var performer: String
  package var isVoice: Bool
  /// Seconds, as the message says; 0 where it does not.
  package var duration: Double
  /// Its file; nil where it is not at hand.
  package var path: String?
  /// What that file was when it was looked at.
  package var file: FileIdentity?

  package init(
    id: MediaId, index: Int, title: String, performer: String = "", isVoice: Bool = false,
    duration: Double = 0, path: String? = nil, file: FileIdentity? = nil
  ) {
    self.id = id
    self.index = index
    self.title = title
    self.performer = performer
    self.isVoice = isVoice
    self.duration = duration
    self.path = path
    self.file = file
  }
}

extension Chat {
  /// What a message has to listen to, in the order of its layout.
  package func tracks(of index: Int) -> [Track] {
    let shown = layOut(messages[index], at: index)
    let media = shown.page.media
    return shown.media(scroll: messages[index].scroll).compactMap { placed in
      guard case .audio(let audio) = placed.content else { return nil }
      let pictures = messages[index].pictures
      let path = pictures?.files[audio.id]
      var track = Track(
        id: audio.id, index: audio.index, title: "Audio", path: path,
        file: pictures?.identities[audio.id])
      if let name = path?.split(separator: "/").last { track.title = String(name) }
      guard case .file(let file)? = media[audio.id] else { return track }
      let words = file.audio
      track.isVoice = words?.isVoice ?? false
      let names = [words?.title, track.isVoice ? "Voice message" : nil, file.fileName]
      track.title = names.compactMap { $0 }.first { !$0.isEmpty } ?? track.title
      track.performer = words?.performer ?? ""
      track.duration = max(0, file.duration ?? 0)
      return track
    }
  }
}
