extension RichText {
  /// Turns the text into another one, from its leaves to its root: `transform` sees every node
  /// after what is inside it has been replaced.
  ///
  /// A text within ``NestingLimit/richText`` is rewritten within a small stack.
  public func rewriting(_ transform: (RichText) -> RichText) -> RichText {
    switch nested {
    case .nothing: return transform(self)
    case .text(let text): return transform(replacingText(text.rewriting(transform)))
    case .texts(let texts): return transform(.concat(texts.map { $0.rewriting(transform) }))
    }
  }
}
