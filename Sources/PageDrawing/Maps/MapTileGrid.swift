import Glibc
import PageLayout
import PageModel

/// The tiles a map's picture is made of, in Web Mercator (EPSG:3857) as everybody numbers tiles: at zoom z
/// the world is 2ᶻ × 2ᶻ squares of 256 pixels, from 180° West and 85.0511° North.
struct MapTileGrid {
  static let side = 256
  static let zooms = 0...22
  /// Beyond it the projection has no end.
  static let mostLatitude = 85.051_128_779_806_6
  /// Pixels of the picture's longer side; larger pictures show less of the world.
  static let mostPixels = 1_024

  struct Tile: Hashable {
    var x: Int
    var y: Int
    /// Of its top left corner, pixels of the picture.
    var left: Int
    var top: Int
  }

  let zoom: Int
  let width: Int
  let height: Int
  /// Row by row; none beyond the poles.
  let tiles: [Tile]

  /// Tiles around a map's middle. What is no number counts as 0, what is out of the world as its edge.
  init(_ map: MapSnapshot) {
    zoom = min(max(Int(map.zoom), Self.zooms.lowerBound), Self.zooms.upperBound)
    let longest = Double(max(map.size.width, map.size.height, 1))
    let scale = min(1, Double(Self.mostPixels) / longest)
    width = max(1, Int((Double(map.size.width) * scale).rounded()))
    height = max(1, Int((Double(map.size.height) * scale).rounded()))
    let middle = Self.worldPixel(latitude: map.latitude, longitude: map.longitude, zoom: zoom)
    let left = Int((middle.x - Double(width) / 2).rounded())
    let top = Int((middle.y - Double(height) / 2).rounded())
    let count = 1 << zoom
    var tiles: [Tile] = []
    for row in Self.tile(of: top)...Self.tile(of: top + height - 1) where (0..<count).contains(row)
    {
      for column in Self.tile(of: left)...Self.tile(of: left + width - 1) {
        // East of the last column is the first one again.
        let x = ((column % count) + count) % count
        tiles.append(
          Tile(x: x, y: row, left: column * Self.side - left, top: row * Self.side - top))
      }
    }
    self.tiles = tiles
  }

  /// Where a place is in the world's pixels at a zoom.
  static func worldPixel(
    latitude: Double, longitude: Double, zoom: Int
  ) -> (x: Double, y: Double) {
    let latitude =
      latitude.isFinite ? min(max(latitude, -mostLatitude), mostLatitude) : 0
    let longitude = longitude.isFinite ? min(max(longitude, -180), 180) : 0
    let world = Double(side << zoom)
    let angle = latitude * .pi / 180
    return (
      x: (longitude + 180) / 360 * world, y: (1 - asinh(tan(angle)) / .pi) / 2 * world
    )
  }

  /// The tile a pixel of the world is in; rounds down below 0 too.
  private static func tile(of pixel: Int) -> Int { pixel >> 8 }
}
