import PageModel
import Typesetting

/// A button as it is drawn: a capsule, a label on one line, perhaps an icon.
public struct PillItem: Equatable, Sendable {
  public var size: Size
  public var fill: Color
  /// Of the label and the icon.
  public var labelColor: Color
  /// Nil for a button without a label.
  public var label: TextItem?
  /// Relative to the pill's top left.
  public var labelOrigin: Point
  public var icon: ButtonIcon?
  /// Relative to the pill's top left; empty without an icon.
  public var iconFrame: Rect
  /// The label ends in "…".
  public var isTruncated: Bool
}

/// A button inside text.
public struct InlineButton: Equatable, Sendable {
  public var button: InstantPageButton
  /// Nil for one that looks like a link.
  public var pill: PillItem?
}

/// Buttons of a block of their own.
public struct ButtonRowItem: Equatable, Sendable {
  /// In the order of the page's model, wherever they stand.
  public var buttons: [Placed]

  public struct Placed: Equatable, Sendable {
    public var button: InstantPageButton
    /// Relative to the item's frame.
    public var frame: Rect
    public var pill: PillItem
  }
}
