import Typesetting

/// Where a picture goes in a rectangle, and which part of it.
struct ImagePlacement: Hashable {
  /// In the rectangle's units.
  var destination: Rect
  /// In the picture's pixels.
  var source: Resampler.Region

  /// The whole picture inside the rectangle, centred; the rectangle itself when the picture would fill
  /// it but for a sliver.
  static func fitting(width: Int, height: Int, in rect: Rect) -> ImagePlacement {
    let factor = min(rect.width / Double(width), rect.height / Double(height))
    let size = Size(width: Double(width) * factor, height: Double(height) * factor)
    if rect.width - size.width <= sliver, rect.height - size.height <= sliver {
      return stretching(width: width, height: height, over: rect)
    }
    return ImagePlacement(
      destination: Rect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
        height: size.height),
      source: whole(width, height))
  }

  /// What layout's rounding leaves beside a picture at most, in points or pixels.
  private static let sliver = 2.0

  /// The rectangle covered, with what overhangs left out on both sides equally.
  static func filling(width: Int, height: Int, in rect: Rect) -> ImagePlacement {
    let factor = max(rect.width / Double(width), rect.height / Double(height))
    let (partWidth, partHeight) = (rect.width / factor, rect.height / factor)
    return ImagePlacement(
      destination: rect,
      source: Resampler.Region(
        x: (Double(width) - partWidth) / 2, y: (Double(height) - partHeight) / 2,
        width: partWidth, height: partHeight))
  }

  /// The whole picture stretched over the rectangle.
  static func stretching(width: Int, height: Int, over rect: Rect) -> ImagePlacement {
    ImagePlacement(destination: rect, source: whole(width, height))
  }

  /// The part of the placement inside `area`, with the source cut to match.
  func cropped(to area: Rect) -> ImagePlacement {
    let left = max(destination.minX, area.minX)
    let top = max(destination.minY, area.minY)
    let right = max(left, min(destination.maxX, area.maxX))
    let bottom = max(top, min(destination.maxY, area.maxY))
    let (stepX, stepY) = (source.width / destination.width, source.height / destination.height)
    return ImagePlacement(
      destination: Rect(x: left, y: top, width: right - left, height: bottom - top),
      source: Resampler.Region(
        x: source.x + (left - destination.x) * stepX, y: source.y + (top - destination.y) * stepY,
        width: (right - left) * stepX, height: (bottom - top) * stepY))
  }

  private static func whole(_ width: Int, _ height: Int) -> Resampler.Region {
    Resampler.Region(x: 0, y: 0, width: Double(width), height: Double(height))
  }
}

extension ImagePaint.Fit {
  /// Where a picture of a size goes in a rectangle; for a fit over a blur, the sharp picture.
  func placement(width: Int, height: Int, in rect: Rect) -> ImagePlacement {
    switch self {
    case .stretch: .stretching(width: width, height: height, over: rect)
    case .aspectFill, .blurred: .filling(width: width, height: height, in: rect)
    case .aspectFit, .aspectFitOverBlur: .fitting(width: width, height: height, in: rect)
    }
  }
}
