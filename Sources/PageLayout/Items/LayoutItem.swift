import PageModel
import Typesetting

/// One positioned thing of a page. Frames are points in the space of the layout that holds the item.
public struct LayoutItem: Equatable, Sendable {
  public var frame: Rect
  public var content: Content
  /// Whose ink it is: the structural path of the block or list item without its first number, the index of the
  /// page's own block. That one is left out because a block keeps its items wherever it moves in its page. Empty
  /// for the page's own block, and in tables' cells, which have no structural path.
  public internal(set) var innerPath: [Int] = []

  public init(frame: Rect, content: Content) {
    self.frame = frame
    self.content = content
  }

  /// Boxed, so that moving an item, which every container does, copies a pointer.
  public indirect enum Content: Equatable, Sendable {
    case text(TextItem)
    case code(CodeItem)
    case divider(Color)
    case bullet(Color)
    /// The number of an ordered list's item.
    case number(TextItem)
    case checkbox(CheckboxItem)
    /// The ground of a block quote; what the quote holds follows it.
    case quoteFrame(QuoteFrameItem)
    /// A ground: of a pull quote, a heading across the page; a bar, a hairline.
    case panel(PanelItem)
    case ornament(OrnamentItem)
    case anchor(name: String)
    case media(MediaItem)
    case slideshow(SlideshowItem)
    case audio(AudioItem)
    case document(DocumentItem)
    case formula(FormulaItem)
    case details(DetailsItem)
    case table(TableItem)
    case thinking(TextItem)
    case buttonRow(ButtonRowItem)
    case unsupported(UnsupportedItem)
  }
}

/// A code band: a plain ground, an optional language line and the code.
public struct CodeItem: Sendable {
  public var background: Color
  public var language: String?
  /// Relative to the item's frame.
  public var languageText: (origin: Point, text: TextItem)?
  public var codeOrigin: Point
  public var code: TextItem
  /// What the text keeps to the band's edges where the band does not bleed.
  var textInset = 0.0

  /// The right edge of the text inside the band, which is what the band asks of its page's width.
  var textRight: Double {
    let code = codeOrigin.x + code.paragraph.effectiveWidth + textInset
    guard let language = languageText else { return code }
    return max(code, language.origin.x + language.text.paragraph.effectiveWidth + textInset)
  }
}

public struct CheckboxItem: Equatable, Sendable {
  public var isChecked: Bool
  /// Names the list item in the model; nil inside table cells, which have no structural path.
  public var path: [Int]?
  public var fill: Color
  public var tick: Color
  public var border: Color
}

public struct QuoteFrameItem: Equatable, Sendable {
  public var accent: Color
  /// The bar stands at the right edge.
  public var isRightToLeft: Bool
  public var collapse: QuoteCollapse
  public var path: [Int]
  /// How many items after this one in the list belong to the quote.
  public var containedItems = 0
}

public enum QuoteCollapse: Hashable, Sendable {
  /// The quote cannot be collapsed.
  case none
  case collapsed
  case expanded
}

/// A plain ground behind text, a bar or a hairline.
public struct PanelItem: Equatable, Sendable {
  public var fill: Color
  public var radius: Double
}

public struct OrnamentItem: Equatable, Sendable {
  public var kind: Kind
  public var color: Color

  public enum Kind: Hashable, Sendable {
    /// The small double quotation mark in a quote's corner.
    case quoteIcon
    case openingMark
    case closingMark
    case chevronDown
    case chevronUp
  }
}

public struct DetailsItem: Equatable, Sendable {
  /// The ordinal in page order.
  public var index: Int
  public var isExpanded: Bool
  public var isRightToLeft: Bool
  public var headerHeight: Double
  /// Relative to the item's frame.
  public var titleOrigin: Point
  public var title: TextItem?
  public var chevronCenter: Point
  public var chevronColor: Color
  /// Laid out below the header; nil while collapsed.
  public var body: LayoutFragment?
}

/// Items in a space of their own: a details body, a table cell.
public struct LayoutFragment: Equatable, Sendable {
  public var size: Size
  public var items: [LayoutItem]

  public init(size: Size, items: [LayoutItem]) {
    self.size = size
    self.items = items
  }
}
