import PageModel
import Typesetting

/// What a stretch of text looks like and means, besides its font. ``TextStyle/tag`` indexes a text item's
/// table of these.
public struct InlineAttributes: Hashable, Sendable {
  public var color: Color
  public var underline = false
  public var strikethrough = false
  /// The colour of a highlighter's stroke behind the text.
  public var marker: Color?
  public var spoiler = false
  public var link: InlineLink?
  public var anchor: InlineAnchor?
  /// Set on the single character of an inline object.
  public var object: InlineObject?

  public init(color: Color) {
    self.color = color
  }
}

/// Where a tap on text leads.
public enum InlineLink: Hashable, Sendable {
  case url(String)
  case email(String)
  case phone(String)
  case mention(String)
  case peerMention(peerId: Int64, text: String)
  /// With its sigil: `#` for hashtags, `$` for cashtags.
  case hashtag(String)
  case botCommand(String)
  case bankCard(String)
  case tonAddress(String)
  case date(Int32, DateTimeFormat?)
  /// An index into ``TextItem/buttons``.
  case button(Int)
}

/// A named place in text.
public struct InlineAnchor: Hashable, Sendable {
  public var name: String
  /// True when the anchor holds no text of its own.
  public var isEmpty: Bool

  public init(name: String, isEmpty: Bool) {
    self.name = name
    self.isEmpty = isEmpty
  }
}

/// What an attachment character stands for.
public enum InlineObject: Hashable, Sendable {
  case emoji(fileId: Int64, alt: String)
  case image(MediaId)
  /// A formula, or one of the pieces a long one is broken into; selected and copied as one.
  case formula(latex: String, piece: Int)
  /// An index into ``TextItem/buttons``.
  case button(Int)
}
