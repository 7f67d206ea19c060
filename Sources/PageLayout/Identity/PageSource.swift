import PageModel

/// Where the page a message shows comes from.
public enum PageSource: Hashable, Sendable {
  case original
  /// What the reader is writing over the message, until the server has it.
  case pendingEdit
  case translation(language: String)
}

/// The page a message shows, of those it has.
public struct PageChoice: Sendable {
  public var source: PageSource
  public var page: InstantPage
  /// The translation that was asked for is not there yet; a shimmer stands for it.
  public var awaitsTranslation: Bool

  /// A pending edit comes first, then the reader's language, then the message's own page.
  ///
  /// - Parameters:
  ///   - translation: the language asked for, and the page in it once there is one; nil for messages that are
  ///     not translated: one's own, and previews.
  ///   - showsWholePage: the reader asked for the whole of a page that was cut. Translations are always whole.
  public init(
    _ message: RichTextMessageAttribute, pendingEdit: RichTextMessageAttribute? = nil,
    translation: (language: String, page: InstantPage?)? = nil, showsWholePage: Bool = false
  ) {
    func page(of attribute: RichTextMessageAttribute) -> InstantPage {
      showsWholePage ? attribute.fullInstantPage ?? attribute.instantPage : attribute.instantPage
    }
    awaitsTranslation = false
    if let pendingEdit {
      source = .pendingEdit
      self.page = page(of: pendingEdit)
    } else if let translation, let translated = translation.page {
      source = .translation(language: translation.language)
      self.page = translated
    } else {
      source = .original
      self.page = page(of: message)
      awaitsTranslation = translation != nil
    }
  }
}
