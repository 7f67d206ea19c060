/// How the structs of the schema lie inside tables: sizes and distances in bytes.
enum FlatBuffersLayout {
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
