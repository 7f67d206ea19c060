/// How offsets, lists and the structs of the schema lie in a buffer: sizes and distances in bytes.
enum FlatBuffersLayout {
  static let offsetSize = 4
  /// Lists and strings begin with the number of their elements.
  static let countSize = 4
  /// A namespace of 32 bits, four bytes of nothing, a number of 64 bits.
  static let idSize = 16
  static let idNumberDistance = 8
  static let idAlignment = 8
  /// The id of a peer, then a namespace and a number of 32 bits each.
  static let messageIdSize = 24
  static let dimensionsSize = 8
  static let dimensionsAlignment = 4
  static let optionalBoolSize = 1
}
