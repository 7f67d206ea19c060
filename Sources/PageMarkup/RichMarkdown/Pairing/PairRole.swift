/// What one sign of a `||` or `==` turned out to be.
enum PairRole: Int {
  case text
  case opensSpoiler
  case closesSpoiler
  case opensMarked
  case closesMarked
  /// The second sign of a delimiter: it was said with the first.
  case silent
}
