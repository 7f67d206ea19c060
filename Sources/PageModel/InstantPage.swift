/// A structured document: blocks, and the media they name.
public struct InstantPage: Sendable {
  public var blocks: [InstantPageBlock]
  public var media: [MediaId: Media]
  /// False when a server sent only the beginning.
  public var isComplete: Bool
  public var rtl: Bool
  public var url: String
  public var views: Int32?

  public init(
    blocks: [InstantPageBlock], media: [MediaId: Media] = [:], isComplete: Bool = true,
    rtl: Bool = false, url: String = "", views: Int32? = nil
  ) {
    self.blocks = blocks
    self.media = media
    self.isComplete = isComplete
    self.rtl = rtl
    self.url = url
    self.views = views
  }
}
