import PageModel

/// Where drawing gets its pictures from: files, memory, a cache, a download on its way. The one way
/// through which pixels reach a painter.
///
/// A source may have nothing yet. What is missing is drawn as a placeholder in the room the layout keeps
/// for it; once it is there, ``PageLayout/arrival(of:size:known:scroll:)`` says which areas to paint anew.
public protocol MediaSource: Sendable {
  /// The picture's own size in pixels, upright, without decoding it; nil when there is none.
  func naturalSize(of id: MediaId) -> PixelDimensions?

  /// The picture, nil when there is none, when it is not there yet or when it cannot be decoded.
  func image(for id: MediaId) -> DecodedImage?
}
