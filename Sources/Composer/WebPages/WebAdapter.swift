import PageMarkup

/// What one kind of program writes around and instead of what HTML has elements for; a file each.
///
/// An adapter only makes plain elements of a program's own: what those mean is said in one place,
/// ``WebElementMeaning``.
struct WebAdapter: Sendable {
  let name: String
  let recognizes: @Sendable (WebPage) -> Bool
  let clean: @Sendable (WebElement) -> WebElement

  /// In the order they are asked in; all that recognize a page clean it.
  static let all: [WebAdapter] = [
    .word, .spreadsheet, .libreOffice, .googleDocs, .notion, .appleNotes, .evernote, .codeEditor,
    .chat, .mail, .site,
  ]
}
