/// The values that stand for "none" where the schema has no other way to say it.
///
/// Most other fields that may be absent take the smallest number of their type for it, see
/// ``FlatBuffersTable/optionalInt32(_:)``; sizes and some times take zero.
enum FlatBuffersNone {
  /// The schema's default for the field.
  static let dateFormat: Int32 = -1
  /// The schema's default for the field.
  static let buttonColor: Int32 = -1
  static let startTimestamp: Double = -1
}
