/// Something that was read differently from what its author may have meant. What is left out with
/// it, the kind says; the words of the text stay otherwise.
public struct MarkupWarning: Equatable, Sendable, CustomStringConvertible {
  public enum Kind: Equatable, Sendable {
    /// A table's first two lines have different numbers of cells, so it is a paragraph.
    case tableHeaderMismatch(header: Int, delimiter: Int)
    /// A row has more cells than its table; the text of the surplus stands in the last cell.
    case surplusCells(cells: Int, columns: Int)
    /// Blocks beyond the depth a page may have were turned into text.
    case nestingTooDeep(limit: Int)
    /// List markers beyond those one line may open were left as text.
    case markersTooDeep(limit: Int)
    case formulaTooLong(length: Int, limit: Int)
    case tooManyFormulas(limit: Int)
    case formulasTooLong(limit: Int)
    /// A paragraph has more markup than can be read in reasonable time; the rest is text.
    case markupTooDense(limit: Int)
    /// Link definitions that would be copied too often were ignored.
    case definitionTooLong(length: Int)
    /// A picture that cannot be shown was replaced by its alternative text.
    case pictureRefused(PictureRefusal)
    /// A link has no text to show it by.
    case emptyLink(url: String)
    /// A footnote's label was defined before.
    case footnoteRepeated(label: String)
    /// A tag that means nothing here was left out; what it holds is kept.
    case unknownTag(name: String)
    /// An attribute that means nothing on its tag was left out.
    case unknownAttribute(tag: String, attribute: String)
    /// A tag that cannot stand where it does was left out; what it holds is kept.
    case misplacedTag(name: String)
    /// An end tag of nothing that is open was left out.
    case unmatchedEndTag(name: String)
    /// A tag lacks the attribute that says what it is about; what it holds is kept.
    case attributeMissing(tag: String, attribute: String)
    /// An attribute of a tag says what cannot be; what the tag holds is kept.
    case attributeRefused(tag: String, attribute: String, value: String)
    /// A link leads where no link may lead; its text is kept.
    case linkRefused(url: String)
    /// A row has more cells than its table; the surplus is left out.
    case surplusCellsDropped(cells: Int, columns: Int)
    /// A block of HTML holds Markdown, which is text there.
    case markdownInHTML
    /// A backslash before a tag does not make it text.
    case escapedTag
    /// A medium stands inside text, which it ends.
    case mediumInText
  }

  /// Why a picture was replaced by its alternative text.
  public enum PictureRefusal: Equatable, Sendable {
    case noAddress
    case unknownScheme(String)
    case brokenData
    case tooManyBytes(limit: Int)
    case tooManyPixels(limit: Int)
    /// No medium of that name was sent along.
    case notSent(name: String)
    /// A medium must have an address of the web, or name what was sent along.
    case noWebAddress(scheme: String?)
  }

  public var position: SourcePosition
  public var kind: Kind

  public init(position: SourcePosition, kind: Kind) {
    self.position = position
    self.kind = kind
  }

  /// `line:column: sentence`.
  public var description: String { "\(position): \(sentence)" }
}
