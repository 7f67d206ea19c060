/// A file as the system knows it: another identity under a path is another file, or one that was written since.
package struct FileIdentity: Hashable, Sendable {
  package var device: UInt64
  package var number: UInt64
  /// Bytes.
  package var size: Int
  /// When its bytes were written last, nanoseconds since 1970.
  package var modified: Int64

  package init(device: UInt64, number: UInt64, size: Int, modified: Int64 = 0) {
    self.device = device
    self.number = number
    self.size = size
    self.modified = modified
  }

  /// Whether two are the same file, whatever was written into it meanwhile.
  package func isSameFile(as other: FileIdentity) -> Bool {
    device == other.device && number == other.number
  }
}
