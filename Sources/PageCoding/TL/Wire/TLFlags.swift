/// A flag word: which optional fields follow, and which switches are on.
struct TLFlags {
  var rawValue: UInt32

  func has(_ bit: UInt32) -> Bool {
    rawValue >> bit & 1 != 0
  }
}

/// Switches that were set in the data and that the schema does not name. A later layer adds such
/// bits without changing the constructor's number.
public struct TLUnknownFlags: Hashable, Sendable {
  /// Where the flag word is, in bytes.
  public var offset: Int
  public var constructor: UInt32
  public var bits: UInt32
}
