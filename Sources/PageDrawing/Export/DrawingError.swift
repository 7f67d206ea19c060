import Typesetting

/// Why a display list cannot be drawn.
public enum DrawingError: Error, Hashable, Sendable {
  /// The list has no width or no height.
  case emptyPicture
  case scaleOutOfRange(Double)
  /// In pixels (points for PDF); `limit` is the longest side there can be.
  case tooLarge(width: Int, height: Int, limit: Int, format: ExportFormat)
  case unreadableFont(path: String, index: Int)
  case outOfMemory(what: String)
  case cairo(reason: String)
  /// In pixels; `limit` is the longest side there can be.
  case animationTooLarge(width: Int, height: Int, limit: Int)
  case webp(reason: String)
}

extension DrawingError: CustomStringConvertible {
  /// A sentence for people, with what to do next.
  public var description: String {
    switch self {
    case .emptyPicture:
      return "There is nothing to draw: the picture has no width or no height."
    case .scaleOutOfRange(let scale):
      return "The scale \(DecimalText.string(scale, places: 3)) is not between 1 and 4. Choose one"
        + " that is."
    case .tooLarge(let width, let height, let limit, let format):
      let size = "\(width) × \(height)"
      let rest = "and no side can be longer than \(limit)."
      switch format {
      case .png(let scale) where scale > 1:
        return "The picture is \(size) pixels, \(rest) Use a smaller scale than"
          + " \(DecimalText.string(scale, places: 3)), or save it as SVG."
      case .png:
        return "The picture is \(size) pixels, \(rest) Save it as SVG, or split the message."
      case .pdf, .svg:
        return "The page is \(size) points, \(rest) Save it as SVG, or split the message."
      }
    case .unreadableFont(let path, let index):
      let face = index == 0 ? "" : ", face \(index)"
      return "The font \(path)\(face) cannot be opened. Reinstall the package it belongs to."
    case .outOfMemory(let what):
      return "There is not enough memory for \(what)."
    case .cairo(let reason):
      return "The picture cannot be drawn: Cairo reports \"\(reason)\"."
    case .animationTooLarge(let width, let height, let limit):
      return "The animation is \(width) × \(height) pixels, and no side can be longer than"
        + " \(limit). Use a smaller scale, or split the message."
    case .webp(let reason):
      return "The animation cannot be written: libwebp reports \"\(reason)\"."
    }
  }
}
