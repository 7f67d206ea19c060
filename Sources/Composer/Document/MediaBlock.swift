import PageModel

/// A medium or an album of them: one atom on the axis, however many it holds.
public struct MediaBlock: Equatable, Sendable {
  public enum Alignment: String, CaseIterable, Sendable {
    case left, center, right
  }

  public enum Arrangement: String, CaseIterable, Sendable {
    case mosaic, slideshow
  }

  public var id: BlockID
  /// Never empty within a document.
  public var items: [MediaBlockItem]
  /// Points; only for a single item.
  public var displayWidth: Double?
  /// Only for a single item.
  public var alignment: Alignment
  /// Only for several items.
  public var arrangement: Arrangement
  /// Kept for audio and files too, though no caret goes there.
  public var caption: StyledText
  /// Whom the media are owed to; the editor carries it along.
  public var credit: RichText

  public init(
    _ items: [MediaBlockItem], caption: StyledText = StyledText(), credit: RichText = .empty,
    displayWidth: Double? = nil, alignment: Alignment = .center,
    arrangement: Arrangement = .mosaic, id: BlockID = .none
  ) {
    self.id = id
    self.items = items
    self.displayWidth = displayWidth
    self.alignment = alignment
    self.arrangement = arrangement
    self.caption = caption
    self.credit = credit
  }

  public var isCaptionless: Bool {
    items.allSatisfy { $0.source.isCaptionless }
  }
}
