import PageMarkup

extension WebAdapter {
  /// Notes, Pages, TextEdit and others that leave the writing of HTML to macOS: formats are classes
  /// of the page's own style sheet, and blanks that must not vanish are spelled out.
  static let appleNotes = WebAdapter(
    name: "Apple Notes",
    recognizes: { page in
      page.generator.contains("cocoa html writer")
        || page.has { $0.hasClass("Apple-converted-space") || $0.hasClass("Apple-tab-span") }
    },
    clean: { root in
      root.rewriting { element in
        if element.hasClass("Apple-converted-space") || element.hasClass("Apple-tab-span") {
          return [.text(" ")]
        }
        if element.name == "object" { return element.children }
        return [element.node]
      }
    })
}
