import Recto

/// A message's picture cut into bands of whole pixels, each drawn when it is first seen and again when
/// something in it changed.
package struct TileBands {
  /// Pixel rows of a band. Low enough that drawing one is no stall, high enough that a screen needs few.
  package static let rows = 128

  /// A drawn band; whoever shows it may put its own form of the pixels in their place.
  package final class Tile {
    package let area: PixelArea
    package var pixels: PixelImage?
    package var texture: AnyObject?
    /// What moves over it.
    package let dust: DustPatch?

    init(area: PixelArea, pixels: PixelImage, dust: DustPatch? = nil) {
      self.area = area
      self.pixels = pixels
      self.dust = dust
    }
  }

  private var tiles: [Int: Tile] = [:]
  /// How many bands were drawn so far.
  package private(set) var drawnCount = 0

  package subscript(band: Int) -> Tile? { tiles[band] }

  mutating func keep(_ tile: Tile, band: Int) {
    tiles[band] = tile
    drawnCount += 1
  }

  mutating func dropAll() { tiles = [:] }

  /// Gives up what has changed.
  ///
  /// - Parameter damage: points from the message's top.
  mutating func drop(_ damage: ClosedRange<Double>, scale: Double) {
    guard !tiles.isEmpty else { return }
    let first = Int(max(0, damage.lowerBound * scale).rounded(.down)) / Self.rows
    let last = Int(min(max(0, damage.upperBound * scale), 1e9).rounded(.up)) / Self.rows
    for band in tiles.keys where band >= first && band <= last { tiles[band] = nil }
  }

  /// Gives up what is far away.
  mutating func keepOnly(_ bands: ClosedRange<Int>) {
    for band in tiles.keys where !bands.contains(band) { tiles[band] = nil }
  }
}
