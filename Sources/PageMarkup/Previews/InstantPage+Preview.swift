import PageModel

extension InstantPage {
  /// The page in one line.
  ///
  /// Texts follow each other with a space between, white space of any kind is one space; pictures
  /// and other media are named, formulas and tables are icons. What a model was thinking is shown
  /// when there is nothing else. The work is bounded by ``PreviewOptions``, however large the page
  /// is.
  ///
  /// ```swift
  /// let preview = page.preview()
  /// notification.body = preview.spokenText
  /// ```
  public func preview(_ options: PreviewOptions = PreviewOptions()) -> PagePreview {
    var reader = PreviewReader(page: self, options: options)
    return reader.read()
  }
}
