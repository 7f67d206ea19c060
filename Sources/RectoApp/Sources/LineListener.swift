/// What a source of lines tells the window.
@MainActor
struct LineListener {
  /// So many messages are new or others than before.
  ///
  /// - Parameter isLive: they came after the source had been read to its end.
  var changed: @MainActor (_ count: Int, _ isLive: Bool) -> Void
  /// What is wrong now; nil for nothing.
  var complain: @MainActor (String?) -> Void
}
