import PageModel

/// A stretch of equally formatted text, or one object in it.
///
/// It holds numbers only, so that runs are looked at and copied for nothing: what has a length is
/// kept by ``TextRuns``.
struct TextRun {
  enum Content {
    /// A range of ``TextRuns/characters``.
    case text(Range<Int>)
    /// Its source is an index into ``TextRuns/strings``.
    case formula(Int)
    /// Its alternative text is an index into ``TextRuns/strings``.
    case emoji(fileId: Int64, alternative: Int)
    case picture(MediaId)
    /// A place that links lead to; its name is an index into ``TextRuns/strings``.
    case anchor(Int)
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

  /// The place of the characters, if it is text and no code.
  var plainText: Range<Int>? {
    if case .text(let range) = content, !styles.contains(.fixed) { return range }
    return nil
  }
}

/// What a link of a text leads to.
enum TextLink {
  case address(String)
  case mention(peerId: Int64)
  case date(Int32, DateTimeFormat?)
}
