import PageModel

/// What stands for names and sizes that are missing.
extension MediaId {
  static let zero = MediaId(namespace: 0, id: 0)
}

extension PixelDimensions {
  static let zero = PixelDimensions(width: 0, height: 0)
}
