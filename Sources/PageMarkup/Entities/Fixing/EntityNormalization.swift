/// What ``FormattedText/normalized(_:)`` does besides putting entities in order.
public struct EntityNormalization: Sendable {
  /// Whether what the text names by itself becomes an entity, see ``EntityDetection``.
  public var detectsEntities: Bool
  /// Whether white space at the ends of the text goes.
  public var trims: Bool

  public init(detectsEntities: Bool = true, trims: Bool = true) {
    self.detectsEntities = detectsEntities
    self.trims = trims
  }
}
