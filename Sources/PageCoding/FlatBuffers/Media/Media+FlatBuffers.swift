import PageModel

extension FlatBuffersDecoder {
  /// Nil for a kind newer than this version.
  mutating func medium(_ table: FlatBuffersTable) throws(FlatBuffersError) -> Media? {
    let (kind, value) = try requiredUnion("Media.value", of: table)
    switch kind {
    case 1:
      return .file(try file(try self.table(0, "Media_TelegramMediaFile.file", of: value)))
    case 2:
      return .image(try image(try self.table(0, "Media_TelegramMediaImage.image", of: value)))
    default:
      return nil
    }
  }
}

extension FlatBuffersBuilder {
  /// Nil when the form knows no such resource as the medium's.
  mutating func medium(_ medium: Media) -> Offset? {
    switch medium {
    case .file(let file):
      guard let file = self.file(file) else { return nil }
      return union(1, table(file))
    case .image(let image):
      return union(2, table(self.image(image)))
    }
  }
}
