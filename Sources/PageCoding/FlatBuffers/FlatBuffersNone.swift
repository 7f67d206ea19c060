/// The values that stand for "none" where the schema has no other way to say it.
///
/// Fields of media and peers use the smallest number of their type, see
/// ``FlatBuffersTable/optionalInt32(_:)``, or a zero, see the losses.
enum FlatBuffersNone {
  /// The schema's default for the field.
  static let dateFormat: Int32 = -1
  /// The schema's default for the field.
  static let buttonColor: Int32 = -1
  static let startTimestamp: Double = -1
}
