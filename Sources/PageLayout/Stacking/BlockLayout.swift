/// A block of the page laid out on its own: its top at y 0, the page as wide as it may be.
///
/// Layouts that show the same block share it, wherever it stands and however wide their page turned out to
/// be: that is what an update of a long page costs nothing for.
final class BlockLayout: Sendable {
  let items: [LayoutItem]
  let height: Double
  let rhythm: BlockRhythm
  let start: Start
  /// What of `start` the items depend on.
  let dependencies: Dependencies
  /// How many media and details the block holds, counting what closed details hide.
  let mediaCount: Int
  let detailsCount: Int
  /// What the widest item asks of the page.
  let neededWidth: Double
  /// How long the block's relative dates stay true, seconds.
  let refreshPeriod: Double?
  let numbering: ItemNumbering
  /// Whether the bubble is torn around the block.
  let isCard: Bool

  /// What a block's layout begins with.
  struct Start: Equatable {
    /// The block's index in its page.
    var index: Int
    var mediaCount = 0
    var detailsCount = 0
    /// Whether the item above is text that reads from right to left.
    var followsRightToLeft = false
    /// A run of blocks nobody can read is told once: whether the block is not the first of one.
    var isSkipped = false
  }

  struct Dependencies: OptionSet {
    let rawValue: UInt8
    static let path = Dependencies(rawValue: 1)
    static let directionAbove = Dependencies(rawValue: 2)
  }

  init(
    _ laidOut: LaidOutBlock, rhythm: BlockRhythm, start: Start, dependencies: Dependencies,
    mediaCount: Int, detailsCount: Int, neededWidth: Double, refreshPeriod: Double?
  ) {
    items = laidOut.items
    height = laidOut.height
    self.rhythm = rhythm
    self.start = start
    self.dependencies = dependencies
    self.mediaCount = mediaCount
    self.detailsCount = detailsCount
    self.neededWidth = neededWidth
    self.refreshPeriod = refreshPeriod
    numbering = ItemNumbering(counting: laidOut.items)
    isCard = laidOut.items.contains { item in
      if case .unsupported(let card) = item.content { card.path.count == 1 } else { false }
    }
  }

  /// Whether the block would be laid out just so at another place.
  func isValid(at other: Start) -> Bool {
    if start == other { return true }
    if start.isSkipped != other.isSkipped { return false }
    if dependencies.contains(.path), start.index != other.index { return false }
    if mediaCount > 0, start.mediaCount != other.mediaCount { return false }
    if detailsCount > 0, start.detailsCount != other.detailsCount { return false }
    return !dependencies.contains(.directionAbove)
      || start.followsRightToLeft == other.followsRightToLeft
  }
}
