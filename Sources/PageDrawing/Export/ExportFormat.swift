/// What a display list is turned into.
public enum ExportFormat: Hashable, Sendable {
  /// Pixels; `scale` is how many stand for a point, 1…4.
  case png(scale: Double)
  case svg
  /// One page as large as the list.
  case pdf
}
