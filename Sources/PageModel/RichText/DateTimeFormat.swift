/// How a ``RichText/textDate(text:date:format:)`` is spelled out for its reader.
public enum DateTimeFormat: Hashable, Sendable {
  /// "5 minutes ago"; wins over everything else.
  case relative
  case full(timeFormat: Length?, dateFormat: Length?, dayOfWeek: Bool)

  /// The length of a date's or a time's spelling.
  public enum Length: Hashable, Sendable {
    case short
    case long
  }
}

extension DateTimeFormat: RawRepresentable {
  private enum Bit {
    static let relative: Int32 = 1 << 0
    static let shortTime: Int32 = 1 << 1
    static let longTime: Int32 = 1 << 2
    static let shortDate: Int32 = 1 << 3
    static let longDate: Int32 = 1 << 4
    static let dayOfWeek: Int32 = 1 << 5
  }

  /// Reads the bits of the stored and of the wire form.
  ///
  /// Relative beats everything, short beats long, unknown bits are dropped. No bits at all mean a
  /// format that shows nothing: where 0 stands for "no format", ask before converting.
  public init(rawValue: Int32) {
    func has(_ bit: Int32) -> Bool { rawValue & bit != 0 }
    if has(Bit.relative) {
      self = .relative
      return
    }
    self = .full(
      timeFormat: has(Bit.shortTime) ? .short : has(Bit.longTime) ? .long : nil,
      dateFormat: has(Bit.shortDate) ? .short : has(Bit.longDate) ? .long : nil,
      dayOfWeek: has(Bit.dayOfWeek))
  }

  public var rawValue: Int32 {
    switch self {
    case .relative:
      return Bit.relative
    case .full(let timeFormat, let dateFormat, let dayOfWeek):
      var bits: Int32 = dayOfWeek ? Bit.dayOfWeek : 0
      switch timeFormat {
      case .short: bits |= Bit.shortTime
      case .long: bits |= Bit.longTime
      case nil: break
      }
      switch dateFormat {
      case .short: bits |= Bit.shortDate
      case .long: bits |= Bit.longDate
      case nil: break
      }
      return bits
    }
  }
}
