/// What a server takes as a map of a bot (TDLib's checks of input blocks); 0 stands for a size or a
/// zoom that the server chooses.
package enum MapLimits {
  package static let latitudes = -90.0...90.0
  package static let longitudes = -180.0...180.0
  package static let zooms: ClosedRange<Int32> = 0...24
  package static let sides: ClosedRange<Int32> = 0...10_000

  package static func allowsPlace(latitude: Double, longitude: Double) -> Bool {
    latitudes.contains(latitude) && longitudes.contains(longitude)
  }

  package static func allows(_ dimensions: PixelDimensions) -> Bool {
    let (width, height) = (dimensions.width, dimensions.height)
    // First the sides: sums and products of larger ones need not fit.
    guard sides.contains(width), sides.contains(height) else { return false }
    return width + height <= sides.upperBound && width <= 20 * height && height <= 20 * width
  }

  package static func allows(zoom: Int32, dimensions: PixelDimensions) -> Bool {
    zooms.contains(zoom) && allows(dimensions)
  }
}
