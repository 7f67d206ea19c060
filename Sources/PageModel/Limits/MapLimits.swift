/// What a server takes as a map of a bot (TDLib's checks of input blocks).
package enum MapLimits {
  package static func allowsPlace(latitude: Double, longitude: Double) -> Bool {
    abs(latitude) <= 90 && abs(longitude) <= 180
  }

  /// 0 stands for a size or a zoom that the server chooses.
  package static func allows(zoom: Int32, dimensions: PixelDimensions) -> Bool {
    let (width, height) = (dimensions.width, dimensions.height)
    let sides: ClosedRange<Int32> = 0...10_000
    guard (0...24).contains(zoom), sides.contains(width), sides.contains(height) else {
      return false
    }
    return width + height <= 10_000 && width <= 20 * height && height <= 20 * width
  }
}
