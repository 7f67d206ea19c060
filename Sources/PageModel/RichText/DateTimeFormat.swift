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
