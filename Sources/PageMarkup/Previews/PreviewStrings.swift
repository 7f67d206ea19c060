import PageModel

/// The words a preview adds to a page, in the reader's language. The defaults are English.
public struct PreviewStrings: Sendable {
  public var photo = "Photo"
  public var video = "Video"
  public var voice = "Voice message"
  public var music = "Music"
  /// A document whose name is not known.
  public var file = "File"
  public var location = "Location"
  public var formula = "Formula"
  public var table = "Table"
  public var embed = "Embedded page"
  public var channel = "Channel"
  public var unsupported = "Unsupported content"
  /// What is in a gallery: "2 photos, 1 video". Two together at least; either may be 0.
  public var counts: @Sendable (_ photos: Int, _ videos: Int) -> String
  /// A date as its format asks; without this a date is shown as it was written.
  public var date: (@Sendable (_ unixTime: Int32, _ format: DateTimeFormat) -> String)?

  public init(
    counts: @escaping @Sendable (Int, Int) -> String = { englishCounts(photos: $0, videos: $1) },
    date: (@Sendable (Int32, DateTimeFormat) -> String)? = nil
  ) {
    self.counts = counts
    self.date = date
  }
}

/// "2 photos, 1 video"; what there is none of is not named.
public func englishCounts(photos: Int, videos: Int) -> String {
  [(photos, "photo"), (videos, "video")].filter { $0.0 > 0 }
    .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    .joined(separator: ", ")
}
