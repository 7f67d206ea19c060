import PageMarkup

extension WebAdapter {
  /// Editors of code: a division with letters of one width in which each blank counts, a division
  /// for each line.
  static let codeEditor = WebAdapter(
    name: "Code editor",
    recognizes: { page in page.has { $0.isEditorsCode } },
    clean: { root in
      root.rewriting { element in [element.isEditorsCode ? element.asCode.node : element.node] }
    })
}

extension WebElement {
  fileprivate var isEditorsCode: Bool {
    guard name == "div", let style = attributes["style"]?.lowercased(),
      style.contains("white-space: pre") || style.contains("white-space:pre")
    else { return false }
    return WebStyle(style).adds.contains(.code)
  }
}
