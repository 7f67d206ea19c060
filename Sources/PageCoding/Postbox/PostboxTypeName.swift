/// The name of a stored type, and the number that stands for it in records.
///
/// A reader that knows what it reads ignores the number; it tells media, resources and peers
/// apart.
struct PostboxTypeName: Sendable {
  let name: String
  let hash: Int32

  private static let seed = UInt32(bitPattern: -137_723_950)

  init(_ name: String) {
    self.name = name
    hash = Int32(bitPattern: murmurHash3(name.utf8, seed: PostboxTypeName.seed))
  }
}
