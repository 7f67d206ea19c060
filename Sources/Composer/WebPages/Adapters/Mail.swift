import PageMarkup

extension WebAdapter {
  /// Mail programs: quotes of the letter before are quotes already; links lead over a guard, and
  /// pictures of no size count readers.
  static let mail = WebAdapter(
    name: "Mail",
    recognizes: { page in
      page.has { element in
        element.classes.contains { $0.hasPrefix("gmail_") || $0 == "moz-cite-prefix" }
          || element.attributes["type"] == "cite"
          || (element.attributes["href"]?.contains("safelinks.protection.outlook.com") ?? false)
      }
    },
    clean: { root in
      root.rewriting { element in
        if element.hasClass("gmail_chip") { return element.children }
        guard element.name == "a", let href = element.attributes["href"],
          let query = href.split(separator: "?", maxSplits: 1).first,
          query.hasSuffix(".safelinks.protection.outlook.com/"),
          let target = href.queryValue("url", ofAddress: String(query) + "?")
        else { return [element.node] }
        return [element.renamed("a", adding: ["href": target]).node]
      }
    })
}
