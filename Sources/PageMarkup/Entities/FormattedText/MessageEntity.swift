import PageModel

/// A stretch of a message's text and what it is (Bot API, MessageEntity).
public struct MessageEntity: Hashable, Sendable {
  /// UTF-16 units of the text.
  public var range: Range<Int>
  public var kind: Kind

  public init(range: Range<Int>, kind: Kind) {
    self.range = range
    self.kind = kind
  }

  public enum Kind: Hashable, Sendable {
    // Found in the text.
    case mention
    case hashtag
    case cashtag
    case botCommand
    case url
    case email
    case phoneNumber
    case bankCard
    // Formatting.
    case bold
    case italic
    case underline
    case strikethrough
    case spoiler
    case code
    /// A block of code.
    case pre(language: String?)
    case blockQuote(collapsed: Bool)
    // What lies behind the text.
    case textUrl(String)
    /// A person without a name of their own; the raw user id.
    case textMention(userId: Int64)
    case customEmoji(fileId: Int64)
    /// A moment in seconds of Unix time; nil leaves the text as it is.
    case date(Int32, format: DateTimeFormat?)
    // Of clients alone; they never travel.
    /// A place in the message's medium, in seconds.
    case timecode(seconds: Int)
    /// A label that can be pressed.
    case button
  }
}
