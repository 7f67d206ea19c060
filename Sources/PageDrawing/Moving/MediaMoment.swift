import PageModel

/// The pictures of a store as they are at a moment: what moves is shown where it has got to, so that a
/// frame of a film is as much a function of its inputs as a picture that stands still.
public struct MediaMoment: MediaSource {
  private let store: ImageStore
  private let seconds: Double

  fileprivate init(_ store: ImageStore, seconds: Double) {
    self.store = store
    self.seconds = seconds
  }

  public func naturalSize(of id: MediaId) -> PixelDimensions? { store.naturalSize(of: id) }

  public func image(for id: MediaId) -> DecodedImage? { store.image(for: id, at: seconds) }
}

extension ImageStore {
  /// The pictures after a time in which what moves has been moving.
  public func moment(_ seconds: Double) -> MediaMoment { MediaMoment(self, seconds: seconds) }
}
