import PageMarkup

extension WebAdapter {
  /// Google Docs: everything stands in a bold element that is not bold, and links lead over the
  /// search engine.
  static let googleDocs = WebAdapter(
    name: "Google Docs",
    recognizes: { page in
      page.has { $0.attributes["id"]?.hasPrefix("docs-internal-guid") ?? false }
    },
    clean: { root in
      root.rewriting { element in
        if element.attributes["id"]?.hasPrefix("docs-internal-guid") ?? false {
          return element.children
        }
        if element.hasClass("Apple-interchange-newline") { return [] }
        if element.attributes["aria-roledescription"] == "checkbox" { return [] }
        guard element.name == "a", let href = element.attributes["href"],
          let target = href.queryValue("q", ofAddress: "https://www.google.com/url?")
        else { return [element.node] }
        return [element.renamed("a", adding: ["href": target]).node]
      }
    })
}

extension String {
  /// What an address that only leads elsewhere names as its goal.
  func queryValue(_ name: String, ofAddress prefix: String) -> String? {
    guard hasPrefix(prefix) else { return nil }
    for part in dropFirst(prefix.count).split(separator: "&") where part.hasPrefix(name + "=") {
      return PercentEncoding.decode(String(part.dropFirst(name.count + 1)))
    }
    return nil
  }
}
