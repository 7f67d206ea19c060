import PageMarkup

extension WebAdapter {
  /// LibreOffice Writer: styles are classes, each line of code is a block of its own, and an
  /// indented paragraph stands in lists of definitions.
  static let libreOffice = WebAdapter(
    name: "LibreOffice",
    recognizes: { $0.generator.contains("libreoffice") || $0.generator.contains("openoffice") },
    clean: { root in
      let cleaned = root.rewriting { element in
        if element.name == "sup", element.has(class: "sdfootnote") { return [] }
        if element.name == "a", element.has(class: "sdfootnote") { return [] }
        guard element.name == "p" else { return [element.joiningCode.node] }
        switch element.classes.first {
        case "title"?: return [element.renamed("h1").node]
        case "subtitle"?: return [element.renamed("h2").node]
        case "quotations"?:
          return [WebElement("blockquote", [:], [WebElement("p", [:], element.children).node]).node]
        default: return [element.node]
        }
      }
      return cleaned.joiningCode
    })
}

extension WebElement {
  fileprivate func has(class prefix: String) -> Bool {
    classes.contains { $0.hasPrefix(prefix) }
      || elements.contains { $0.classes.contains { $0.hasPrefix(prefix) } }
  }

  /// With blocks of code that follow one another as one.
  fileprivate var joiningCode: WebElement {
    guard elements.count(where: { $0.name == "pre" }) > 1 else { return self }
    var element = self
    element.children = []
    var code: [String] = []
    func flush() {
      if !code.isEmpty {
        let text = code.joined(separator: "\n")
        element.children.append(WebElement("pre", [:], [.text(text)]).node)
      }
      code = []
    }
    for node in children {
      if case .element(let inner) = node, inner.name == "pre" {
        code.append(inner.text)
      } else if code.isEmpty || !node.isNothing {
        flush()
        element.children.append(node)
      }
    }
    flush()
    return element
  }
}
