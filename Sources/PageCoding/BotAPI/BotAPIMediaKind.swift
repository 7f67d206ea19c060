/// The kinds of media in the Bot API: the `type` of blocks and of `InputMedia`, and the name of
/// the member that holds the medium.
enum BotAPIMediaKind: String {
  case animation
  case audio
  case document
  case photo
  case video
  case voiceNote = "voice_note"

  /// nil for photos, which are no files.
  var fileKind: FileDescription.Kind? {
    switch self {
    case .animation: return .animation
    case .audio: return .audio
    case .document: return .document
    case .photo: return nil
    case .video: return .video
    case .voiceNote: return .voiceNote
    }
  }

  init(_ kind: FileDescription.Kind) {
    switch kind {
    case .animation: self = .animation
    case .audio: self = .audio
    case .document: self = .document
    case .video: self = .video
    case .voiceNote: self = .voiceNote
    }
  }
}
