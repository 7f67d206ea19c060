/// A type that is stored as a record.
protocol PostboxCoded {
  static var postboxType: PostboxTypeName { get }
  /// What the record is a level of, for the bounds of nesting.
  static var postboxLevel: PostboxLevels.Kind? { get }

  /// Nil for a kind that is not known.
  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self?

  func write(to writer: inout PostboxWriter)
}

extension PostboxCoded {
  static var postboxLevel: PostboxLevels.Kind? { nil }
}
