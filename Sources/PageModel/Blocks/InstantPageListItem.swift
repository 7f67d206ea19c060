/// An item of a ``InstantPageBlock/list(items:ordered:)``.
///
/// `num` is the marker's number as written, `checked` is nil for an item without a checkbox.
public enum InstantPageListItem: Sendable {
  case unknown
  case text(RichText, num: String?, checked: Bool?)
  case blocks([InstantPageBlock], num: String?, checked: Bool?)
}
