import CommandTable

/// What the frames of a message that grows become.
enum StreamFormat: String, CaseIterable, NamedChoice {
  case webp
  case gif
  case mp4
  /// What is to be seen in each frame.
  case txt

  var name: String { rawValue }

  var help: String {
    switch self {
    case .webp: "without loss, every colour"
    case .gif: "256 colours, plays everywhere; takes ffmpeg"
    case .mp4: "a film; takes ffmpeg"
    case .txt: "what is to be seen in each frame, in words"
    }
  }

  /// Whether a terminal would make noise of it.
  var isBinary: Bool {
    switch self {
    case .webp, .gif, .mp4: true
    case .txt: false
    }
  }
}

/// What a folder's frames are.
enum FrameFileFormat: String, CaseIterable, NamedChoice {
  case png
  case txt

  var name: String { rawValue }

  var help: String {
    switch self {
    case .png: "pictures"
    case .txt: "what is to be seen, in words"
    }
  }
}
