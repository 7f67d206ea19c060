import Glibc
import PageLayout
import PageModel

/// A folder of map tiles, `zoom/x/y.png` (or `.jpg`) as every tile server names them, from which the
/// pictures of maps are put together. Nothing is ever fetched.
public struct MapTiles: Sendable {
  private let folder: String
  private let decoder: ImageDecoder

  /// A tile is small; what is not is none.
  private static let limits = ImageLimits(bytes: 4 << 20, pixels: 1_024 * 1_024)
  /// Where a tile is missing: the colour of nowhere in particular.
  private static let ground: UInt32 = 0xFFE9_E5DC

  public init(folder: String) {
    self.folder = folder
    decoder = ImageDecoder(limits: Self.limits)
  }

  /// The first tile of a map that is missing, as a path in the folder; nil when all are there.
  public func firstMissing(for map: MapSnapshot) -> String? {
    let grid = MapTileGrid(map)
    let missing = grid.tiles.first { path(of: $0, in: grid) == nil }
    return missing.map { Self.name(of: $0, in: grid) + ".png" }
  }

  /// Whether there is any tile of a map.
  public func hasTiles(for map: MapSnapshot) -> Bool {
    let grid = MapTileGrid(map)
    return grid.tiles.contains { path(of: $0, in: grid) != nil }
  }

  /// The map, a pixel a point. Throws what is wrong with its tiles when none can be used.
  func picture(of map: MapSnapshot) throws(ImageError) -> DecodedImage {
    let grid = MapTileGrid(map)
    var picture = PixelImage(width: grid.width, height: grid.height)
    for index in picture.pixels.indices { picture.pixels[index] = Self.ground }
    var failure = ImageError.unreadableFile(path: folder, reason: "it has no tiles of the map")
    var isEmpty = true
    for tile in grid.tiles {
      guard let path = path(of: tile, in: grid) else { continue }
      do {
        picture.put(try decoder.decode(fileAt: path).pixels, left: tile.left, top: tile.top)
        isEmpty = false
      } catch {
        failure = error
      }
    }
    guard !isEmpty else { throw failure }
    return DecodedImage(pixels: picture, naturalSize: map.size)
  }

  private static func name(of tile: MapTileGrid.Tile, in grid: MapTileGrid) -> String {
    "\(grid.zoom)/\(tile.x)/\(tile.y)"
  }

  private func path(of tile: MapTileGrid.Tile, in grid: MapTileGrid) -> String? {
    let name = "\(folder)/\(Self.name(of: tile, in: grid))"
    return ["png", "jpg"].lazy.map { "\(name).\($0)" }.first { access($0, R_OK) == 0 }
  }
}

extension PixelImage {
  /// Puts a tile down, as large as a tile is, what hangs over cut off. See-through tiles lie on what is
  /// there.
  fileprivate mutating func put(_ tile: PixelImage, left: Int, top: Int) {
    let side = MapTileGrid.side
    let tile =
      tile.width == side && tile.height == side
      ? tile : Resampler.resample(tile, from: nil, width: side, height: side)
    for y in max(0, top)..<max(0, min(height, top + side)) {
      for x in max(0, left)..<max(0, min(width, left + side)) {
        self[x, y] = tile[x - left, y - top].over(self[x, y])
      }
    }
  }
}

extension UInt32 {
  /// A premultiplied pixel on top of another.
  fileprivate func over(_ below: UInt32) -> UInt32 {
    let rest = 255 - (self >> 24)
    if rest == 0 { return self }
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      let sum = (self >> shift & 0xFF) + (below >> shift & 0xFF) * rest / 255
      result |= Swift.min(sum, 255) << shift
    }
    return result
  }
}
