import Recto

/// Paints the bands of a message's picture.
struct BandPainter {
  var scale: Double
  var images: ImageStore
  var drawing: DrawingContext
  var context: TypesettingContext
  /// Dust is painted by itself, to be moved.
  var separatesDust: Bool

  /// - Parameter height: of the whole picture, pixels.
  func paint(
    _ band: Int, of picture: LayoutPicture, height: Int
  ) throws(DrawingError) -> TileBands.Tile {
    let top = band * TileBands.rows
    let width = ChatLook.pixels(inside: picture.layout.size.width, scale: scale)
    let area = PixelArea(
      left: 0, top: top, width: max(1, width), height: max(1, min(TileBands.rows, height - top)))
    let list = picture.displayList(of: area, scale: scale, context: context)
    guard separatesDust else {
      return TileBands.Tile(area: area, pixels: try paint(list, area))
    }
    // Dust of a neighbour would be drawn again and again without being seen.
    let near = list.changingDust { area.covering($0.rect, scale: scale) == nil ? nil : $0 }
    let (still, dust) = near.separatingDust()
    return TileBands.Tile(
      area: area, pixels: try paint(still, area),
      dust: dust.flatMap { DustPatch($0, in: area, scale: scale) })
  }

  func paint(_ list: DisplayList, _ area: PixelArea) throws(DrawingError) -> PixelImage {
    try rasterize(list, area: area, scale: scale, images: images, context: drawing)
  }
}
