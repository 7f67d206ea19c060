import Foundation
import PageLayout
import PageModel
import Testing

@testable import PageDrawing

@Suite("Maps made of tiles")
struct MapTests {
  private func map(
    _ latitude: Double, _ longitude: Double, zoom: Int32 = 12, _ width: Int32 = 600,
    _ height: Int32 = 300
  ) throws -> MapSnapshot {
    let block = InstantPageBlock.map(
      latitude: latitude, longitude: longitude, zoom: zoom,
      dimensions: PixelDimensions(width: width, height: height), caption: InstantPageCaption())
    return try #require(block.mapSnapshot)
  }

  /// Worked out from the projection's formulas with another program.
  static let places: [(Double, Double, Int, Int, Int)] = [
    (0, 0, 0, 0, 0), (52.52, 13.405, 12, 2200, 1343), (46.5588, 7.8927, 12, 2137, 1448),
    (-33.8688, 151.2093, 10, 942, 614),
  ]

  @Test("A place is in the tile everybody has it in", arguments: places)
  func projection(latitude: Double, longitude: Double, zoom: Int, x: Int, y: Int) throws {
    let pixel = MapTileGrid.worldPixel(latitude: latitude, longitude: longitude, zoom: zoom)
    #expect(Int(pixel.x) / 256 == x && Int(pixel.y) / 256 == y)
    let grid = MapTileGrid(try map(latitude, longitude, zoom: Int32(zoom)))
    // The tile with the place covers the picture's middle.
    let middle = grid.tiles.filter {
      (0..<256).contains(300 - $0.left) && (0..<256).contains(150 - $0.top)
    }
    #expect(middle.map(\.x) == [x] && middle.map(\.y) == [y])
  }

  @Test("600 × 300 where the page does not say")
  func size() throws {
    #expect(try map(0, 0, 0, 0).size == PixelDimensions(width: 600, height: 300))
    #expect(try map(0, 0, 100, -5).size == PixelDimensions(width: 600, height: 300))
  }

  @Test("What is no place, no zoom and no size is the nearest that is, and bounded")
  func absurd() throws {
    let maps = try [
      map(.nan, .infinity), map(1e300, -1e300), map(90, 180, zoom: 100), map(-90, -180, zoom: -5),
      map(0, 0, .max, .max), map(0, 0, .max, 1),
    ]
    for map in maps {
      let grid = MapTileGrid(map)
      #expect(MapTileGrid.zooms.contains(grid.zoom))
      #expect(grid.tiles.count <= 36)
      #expect((1...1_024).contains(grid.width) && (1...1_024).contains(grid.height))
      for tile in grid.tiles {
        #expect((0..<1 << grid.zoom).contains(tile.x) && (0..<1 << grid.zoom).contains(tile.y))
      }
    }
  }

  @Test("East of the last tile is the first one, beyond the poles there is none")
  func edges() throws {
    let east = MapTileGrid(try map(0, 180, zoom: 3))
    #expect(Set(east.tiles.map(\.x)) == [0, 1, 6, 7])
    let pole = MapTileGrid(try map(90, 0, zoom: 3))
    #expect(pole.tiles.allSatisfy { $0.y == 0 && $0.top == 150 })
    let world = MapTileGrid(try map(0, 0, zoom: 0))
    #expect(world.tiles.allSatisfy { $0.x == 0 && $0.y == 0 } && world.tiles.count == 3)
  }

  /// Runs with a folder of tiles whose colours say their numbers.
  private func withTiles<Result>(
    of map: MapSnapshot, side: Int = 256, where isThere: (MapTileGrid.Tile) -> Bool = { _ in true },
    _ body: (MapTiles, URL) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recto-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let grid = MapTileGrid(map)
    for tile in grid.tiles where isThere(tile) {
      let column = folder.appendingPathComponent("\(grid.zoom)/\(tile.x)")
      try FileManager.default.createDirectory(at: column, withIntermediateDirectories: true)
      let color = color(tile)
      try Data(PNGEncoder.encode(PixelImage(side, side) { _, _ in color }))
        .write(to: column.appendingPathComponent("\(tile.y).png"))
    }
    return try body(MapTiles(folder: folder.path), folder)
  }

  private func color(_ tile: MapTileGrid.Tile) -> UInt32 {
    0xFF00_0000 | UInt32(tile.x & 0xFF) << 16 | UInt32(tile.y & 0xFF) << 8
  }

  @Test("Every pixel is of the tile it is in", arguments: [256, 512])
  func picture(side: Int) throws {
    let map = try map(46.5588, 7.8927)
    try withTiles(of: map, side: side) { tiles, _ in
      #expect(tiles.firstMissing(for: map) == nil && tiles.hasTiles(for: map))
      let picture = try tiles.picture(of: map).pixels
      #expect(picture.width == 600 && picture.height == 300)
      for tile in MapTileGrid(map).tiles {
        for (x, y) in [(0, 0), (255, 255), (128, 3)] {
          let (column, row) = (tile.left + x, tile.top + y)
          guard (0..<600).contains(column), (0..<300).contains(row) else { continue }
          #expect(picture[column, row] == color(tile))
        }
      }
    }
  }

  @Test("A missing or broken tile leaves its place empty, none at all is no picture")
  func missing() throws {
    let map = try map(46.5588, 7.8927)
    let first = try #require(MapTileGrid(map).tiles.first)
    try withTiles(of: map, where: { $0 != first }) { tiles, folder in
      #expect(tiles.firstMissing(for: map) == "12/\(first.x)/\(first.y).png")
      let picture = try tiles.picture(of: map).pixels
      #expect(picture[0, 0] == 0xFFE9_E5DC)
      let file = folder.appendingPathComponent("12/\(first.x)/\(first.y).png")
      try Data("no picture".utf8).write(to: file)
      #expect(tiles.firstMissing(for: map) == nil)
      #expect(try tiles.picture(of: map).pixels == picture)
    }
    try withTiles(of: map, where: { _ in false }) { tiles, _ in
      #expect(!tiles.hasTiles(for: map))
      #expect(throws: ImageError.self) { try tiles.picture(of: map) }
    }
  }

  @Test("A map is drawn from a store, when it is drawn")
  func store() throws {
    let map = try map(46.5588, 7.8927)
    try withTiles(of: map) { tiles, _ in
      let store = ImageStore()
      store.insert(map, tiles: tiles)
      #expect(store.decodings == 0 && store.naturalSize(of: map.id) == map.size)
      #expect(store.image(for: map.id)?.pixels.width == 600)
      #expect(store.failures.isEmpty && store.decodings == 1)
    }
  }
}
