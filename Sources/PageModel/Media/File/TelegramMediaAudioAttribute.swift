/// What is known about an audio file.
public struct TelegramMediaAudioAttribute: Equatable, Sendable {
  public var isVoice: Bool
  /// Seconds.
  public var duration: Int32
  public var title: String?
  public var performer: String?
  /// Loudness of a voice note: 5-bit samples, packed.
  public var waveform: [UInt8]?

  public init(
    isVoice: Bool, duration: Int32, title: String? = nil, performer: String? = nil,
    waveform: [UInt8]? = nil
  ) {
    self.isVoice = isVoice
    self.duration = duration
    self.title = title
    self.performer = performer
    self.waveform = waveform
  }

  public static func == (
    lhs: TelegramMediaAudioAttribute, rhs: TelegramMediaAudioAttribute
  ) -> Bool {
    if lhs.isVoice != rhs.isVoice { return false }
    if lhs.duration != rhs.duration { return false }
    if lhs.title != rhs.title { return false }
    if lhs.performer != rhs.performer { return false }
    return lhs.waveform == rhs.waveform
  }
}
