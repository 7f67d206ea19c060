import Typesetting

/// A face at a size on the device.
struct ScaledFont {
  var face: OpenFace
  /// 26.6 pixels to the em.
  var size: Int
  var slant: Double
  /// True when colour layers or strikes are looked for first.
  var prefersColor: Bool

  struct Key: Hashable {
    var face: FontFace
    var size: Int
    var slant: Double
    var isColor: Bool
  }
}
