import Recto

/// The dust in a band of a picture, with what lies on it: painted again and again over a band that stays.
package final class DustPatch {
  private let list: DisplayList
  package let area: PixelArea
  private let scale: Double
  /// Of ``texture``, seconds.
  package var time = -Double.infinity
  /// Whatever form of the pixels who shows them keeps.
  package var texture: AnyObject?

  /// Nil where none of the dust is in the band.
  init?(_ list: DisplayList, in band: PixelArea, scale: Double) {
    guard let bounds = list.paintedBounds, let area = band.covering(bounds, scale: scale) else {
      return nil
    }
    self.list = list
    self.area = area
    self.scale = scale
  }

  func displayList(at time: Double) -> DisplayList {
    let window = area.rect(scale: scale)
    return list.changingDust { field in
      var field = field
      field.time = time
      field.window = window
      return field
    }
  }
}

extension PixelArea {
  /// The part of the area that a rectangle in points touches; nil for none.
  func covering(_ rect: Rect, scale: Double) -> PixelArea? {
    func pixels(_ length: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max(-1e9, (length * scale).rounded(rule)), 1e9))
    }
    let (x, y) = (max(left, pixels(rect.minX, .down)), max(top, pixels(rect.minY, .down)))
    let right = min(left + width, pixels(rect.maxX, .up))
    let bottom = min(top + height, pixels(rect.maxY, .up))
    guard right > x, bottom > y else { return nil }
    return PixelArea(left: x, top: y, width: right - x, height: bottom - y)
  }

  /// In points.
  package func rect(scale: Double) -> Rect {
    Rect(
      x: Double(left) / scale, y: Double(top) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }
}
