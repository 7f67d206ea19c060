import PageModel
import Typesetting

extension PixelDimensions {
  /// What is no number, or none of a picture's sides, becomes the nearest that is.
  init(nearest size: Size) {
    func side(_ value: Double) -> Int32 {
      value.isFinite ? Int32(min(max(value, 1), 1e6)) : 1
    }
    self.init(width: side(size.width), height: side(size.height))
  }
}
