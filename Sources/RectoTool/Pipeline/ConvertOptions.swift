import MessageFiles

/// What a message is to be turned into, and what it is now.
struct ConvertOptions: Hashable, Sendable {
  /// Nil goes by the file's extension and its content.
  var source: SourceForm?
  var target: TargetForm
  var isDocument = false

  init(target: TargetForm) {
    self.target = target
  }
}
