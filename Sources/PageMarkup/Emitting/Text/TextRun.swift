import PageModel

/// A stretch of equally formatted text, or one object in it.
struct TextRun {
  enum Content {
    case text(String)
    case formula(String)
    case emoji(fileId: Int64, alternative: String)
    case picture(MediaId)
    /// A place that links lead to.
    case anchor(String)
    /// An index into ``TextRuns/buttons``.
    case button(Int)
  }

  var content: Content
  var styles: TextStyles
  /// Which link of the text it belongs to, an index into ``TextRuns/links``; -1 for none.
  var link: Int
  /// Which reference it belongs to, an index into ``TextRuns/references``; -1 for none.
  var reference: Int

  func isFormatted(as other: TextRun) -> Bool {
    styles == other.styles && link == other.link && reference == other.reference
  }

  /// The characters, if it is text and no code.
  var plainText: String? {
    if case .text(let text) = content, !styles.contains(.fixed) { return text }
    return nil
  }
}

/// What a link of a text leads to.
enum TextLink {
  case address(String)
  case mention(peerId: Int64)
  case date(Int32, DateTimeFormat?)
}
