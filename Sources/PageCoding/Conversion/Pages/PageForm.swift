import PageModel

extension TL {
  /// Which of the two dialects of the schema a page is in.
  public enum PageForm: Sendable {
    /// What a server hands out in `richMessage` and `page`: every block has a constructor.
    case received
    /// What a client may send in `inputRichMessage`: no titles, covers, embeds, channels, dates of
    /// authors, related articles or thinking; a map names its place another way.
    case sent
  }

  /// How a page becomes TL.
  public struct EncodingOptions: Sendable {
    /// The server's names for media that had local ones when the page was written.
    public var cloudIds: [MediaId: MediaId]
    /// Layers before 230 do not know TON addresses; below it they become their text.
    public var layer: Int32

    public init(cloudIds: [MediaId: MediaId] = [:], layer: Int32 = 232) {
      self.cloudIds = cloudIds
      self.layer = layer
    }
  }
}
