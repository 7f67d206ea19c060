extension TelegramMediaFile {
  /// The name to save the file under.
  public var fileName: String? {
    for case .fileName(let name) in attributes { return name }
    return nil
  }

  /// What is known about the video, nil for a file that is none.
  public var video: TelegramMediaVideoAttribute? {
    for case .video(let video) in attributes { return video }
    return nil
  }

  /// What is known about the sound, nil for a file that is no audio file.
  public var audio: TelegramMediaAudioAttribute? {
    for case .audio(let audio) in attributes { return audio }
    return nil
  }

  /// A silent video that plays in a loop.
  public var isAnimated: Bool {
    attributes.contains(.animated)
  }

  /// The size of the picture: that of the video, or of the still image; otherwise, of the
  /// largest preview.
  public var dimensions: PixelDimensions? {
    if let video { return video.size }
    for case .imageSize(let size) in attributes { return size }
    let previews = previewRepresentations.map { $0.dimensions }
    return previews.max { $0.area < $1.area }
  }

  /// Seconds of video or sound.
  public var duration: Double? {
    video?.duration ?? audio.map { Double($0.duration) }
  }
}

extension PixelDimensions {
  fileprivate var area: Int64 { Int64(width) * Int64(height) }
}
