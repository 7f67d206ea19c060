import PageModel

/// What can be done to a block of media.
public enum MediaCommand: Equatable, Sendable {
  /// At an index, the end for nil; only what can share a block.
  case add([MediaBlockItem], at: Int?)
  /// The block goes with its last item.
  case remove(Int)
  case move(from: Int, to: Int)
  case setArrangement(MediaBlock.Arrangement)
  /// Covers one item or uncovers it; nil makes all like the opposite of the first.
  case toggleSpoiler(Int?)
  case setAlignment(MediaBlock.Alignment)
  /// Points; nil is as wide as it is.
  case setWidth(Double?)
  /// Also where no caret goes.
  case setCaption(StyledText)
  /// Degrees; for a place.
  case setLocation(latitude: Double, longitude: Double)
}
