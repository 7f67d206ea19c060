extension TelegramMediaImage {
  /// A moving variant of a photo.
  public struct VideoRepresentation: Equatable, Sendable {
    public var dimensions: PixelDimensions
    public var resource: TelegramMediaResource
    /// Seconds into the video of the frame the still photo shows.
    public var startTimestamp: Double?

    public init(
      dimensions: PixelDimensions, resource: TelegramMediaResource, startTimestamp: Double? = nil
    ) {
      self.dimensions = dimensions
      self.resource = resource
      self.startTimestamp = startTimestamp
    }

    public static func == (lhs: VideoRepresentation, rhs: VideoRepresentation) -> Bool {
      if lhs.dimensions != rhs.dimensions { return false }
      if lhs.resource != rhs.resource { return false }
      return isSameNumber(lhs.startTimestamp, rhs.startTimestamp)
    }
  }
}
