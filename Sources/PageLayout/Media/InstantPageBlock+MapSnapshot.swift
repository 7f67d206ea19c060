import PageModel

extension InstantPageBlock {
  /// The picture a map asks for; nil for every other kind of block.
  public var mapSnapshot: MapSnapshot? {
    guard case .map(let latitude, let longitude, let zoom, let dimensions, _) = self else {
      return nil
    }
    return MapSnapshot(
      latitude: latitude, longitude: longitude, zoom: zoom, dimensions: dimensions)
  }
}
