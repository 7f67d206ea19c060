/// What a source of lines tells the window.
@MainActor
struct LineListener {
  /// These messages are new or others than before, or gone.
  ///
  /// - Parameter isLive: they came after the source had been read to its end.
  var changed: @MainActor (_ indices: [Int], _ isLive: Bool) -> Void
  /// What is wrong now; nil for nothing.
  var complain: @MainActor (String?) -> Void
  /// Nothing has come yet, or something has.
  var wait: @MainActor (Bool) -> Void
}
