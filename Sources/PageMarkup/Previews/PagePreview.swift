import PageModel

/// A page in one line: what a list of chats or a notification shows of it.
///
/// Offsets are UTF-16 units of ``text``.
public struct PagePreview: Hashable, Sendable {
  /// The line. Icons are `U+FFFC` here; it ends in `…` where there was more.
  public var text: String
  /// The formatting that a line keeps, by where it begins; different kinds may overlap.
  public var attributes: [Attribute]
  /// In the order of the line.
  public var icons: [Icon]

  public init(text: String = "", attributes: [Attribute] = [], icons: [Icon] = []) {
    self.text = text
    self.attributes = attributes
    self.icons = icons
  }

  /// A stretch of the line that is formatted.
  public struct Attribute: Hashable, Sendable {
    public var range: Range<Int>
    public var kind: Kind

    public init(range: Range<Int>, kind: Kind) {
      self.range = range
      self.kind = kind
    }

    public enum Kind: Hashable, Sendable {
      case italic
      case underline
      case strikethrough
      /// To be hidden until its reader asks for it.
      case spoiler
      /// Unix time in seconds.
      case date(Int32, format: DateTimeFormat?)
      case customEmoji(fileId: Int64)
    }
  }

  /// A character of the line that is a picture.
  public struct Icon: Hashable, Sendable {
    public var offset: Int
    public var kind: Kind
    /// What stands in the picture's place where there can be none.
    public var label: String

    public init(offset: Int, kind: Kind, label: String) {
      self.offset = offset
      self.kind = kind
      self.label = label
    }

    public enum Kind: Hashable, Sendable {
      case formula
      case table
    }
  }

  /// The line in words alone, for a voice or a terminal: labels in place of the icons.
  public var spokenText: String {
    if icons.isEmpty { return text }
    let units = Array(text.utf16)
    var spoken = ""
    var start = 0
    for icon in icons where units.indices.contains(icon.offset) && icon.offset >= start {
      append(units[start..<icon.offset], to: &spoken)
      append(Array(icon.label.utf16)[...], to: &spoken)
      start = icon.offset + 1
    }
    append(units[start...], to: &spoken)
    return spoken
  }

  /// An icon may touch a word; its label may not.
  private func append(_ units: ArraySlice<UInt16>, to spoken: inout String) {
    let next = String(decoding: units, as: UTF16.self)
    if let last = spoken.last, let first = next.first, last.isLetter || last.isNumber,
      first.isLetter || first.isNumber
    {
      spoken += " "
    }
    spoken += next
  }
}
