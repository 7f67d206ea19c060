/// What a picture file may demand at most.
public struct ImageLimits: Hashable, Sendable {
  /// The file's size in bytes.
  public var bytes: Int
  /// Width times height.
  public var pixels: Int

  public init(bytes: Int = 64 << 20, pixels: Int = 40_000_000) {
    self.bytes = bytes
    self.pixels = pixels
  }
}
