/// How much JSON is read.
public enum JSONLimits {
  /// A page of the largest size a server takes has well under one megabyte. Parsed JSON takes up
  /// to eighty times its size: an empty object is two characters and a hash table.
  public static let bytes = 4 << 20
  /// Brackets around a value. A page of the deepest nesting (see `NestingLimit`) needs about 400.
  public static let nesting = 512
}
