/// A file that stays where it lies on the disk.
public struct LocalFileReferenceMediaResource: Equatable, Sendable {
  public var localFilePath: String
  /// Tells two uses of one path apart.
  public var randomId: Int64
  /// The file may be moved instead of copied.
  public var isUniquelyReferencedTemporaryFile: Bool
  /// Bytes, nil when unknown.
  public var size: Int64?

  public init(
    localFilePath: String, randomId: Int64, isUniquelyReferencedTemporaryFile: Bool,
    size: Int64? = nil
  ) {
    self.localFilePath = localFilePath
    self.randomId = randomId
    self.isUniquelyReferencedTemporaryFile = isUniquelyReferencedTemporaryFile
    self.size = size
  }

  public static func == (
    lhs: LocalFileReferenceMediaResource, rhs: LocalFileReferenceMediaResource
  ) -> Bool {
    if lhs.localFilePath != rhs.localFilePath { return false }
    if lhs.randomId != rhs.randomId { return false }
    if lhs.isUniquelyReferencedTemporaryFile != rhs.isUniquelyReferencedTemporaryFile {
      return false
    }
    return lhs.size == rhs.size
  }
}
