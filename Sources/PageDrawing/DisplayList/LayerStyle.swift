/// How a layer is blended into what is below it.
public struct LayerStyle: Hashable, Sendable {
  public var opacity: Double
  /// The layer is multiplied by this paint's alpha (its colour does not matter).
  public var mask: Paint?

  public init(opacity: Double = 1, mask: Paint? = nil) {
    self.opacity = opacity
    self.mask = mask
  }
}

extension LayerStyle {
  /// True when painting one by one looks the same as painting the layer as one.
  var isPlain: Bool { opacity >= 1 && mask == nil }
}
