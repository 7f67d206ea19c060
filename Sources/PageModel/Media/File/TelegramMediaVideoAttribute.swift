/// What is known about a video file.
public struct TelegramMediaVideoAttribute: Equatable, Sendable {
  /// Seconds.
  public var duration: Double
  public var size: PixelDimensions
  public var flags: Flags
  /// Bytes to load before playback can start.
  public var preloadSize: Int32?
  /// Seconds into the video of the frame that stands for it.
  public var coverTime: Double?
  public var videoCodec: String?

  public init(
    duration: Double, size: PixelDimensions, flags: Flags = [], preloadSize: Int32? = nil,
    coverTime: Double? = nil, videoCodec: String? = nil
  ) {
    self.duration = duration
    self.size = size
    self.flags = flags
    self.preloadSize = preloadSize
    self.coverTime = coverTime
    self.videoCodec = videoCodec
  }

  /// Bits as stored; bit 2 is not ours.
  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    public static let instantRoundVideo = Flags(rawValue: 1 << 0)
    public static let supportsStreaming = Flags(rawValue: 1 << 1)
    public static let isSilent = Flags(rawValue: 1 << 3)
  }

  public static func == (
    lhs: TelegramMediaVideoAttribute, rhs: TelegramMediaVideoAttribute
  ) -> Bool {
    if !isSameNumber(lhs.duration, rhs.duration) { return false }
    if lhs.size != rhs.size { return false }
    if lhs.flags != rhs.flags { return false }
    if lhs.preloadSize != rhs.preloadSize { return false }
    if !isSameNumber(lhs.coverTime, rhs.coverTime) { return false }
    return lhs.videoCodec == rhs.videoCodec
  }
}
