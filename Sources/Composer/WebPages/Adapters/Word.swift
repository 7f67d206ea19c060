import PageMarkup

extension WebAdapter {
  /// Word, Outlook and OneNote: lists are paragraphs with the marker spelled out, styles are
  /// classes, and every paragraph ends in an element of its own.
  static let word = WebAdapter(
    name: "Word",
    recognizes: { page in
      page.generator.contains("microsoft word") || page.generator.contains("onenote")
        || page.generator.contains("word.document")
        || page.has { $0.name == "o:p" || $0.attributes["class"]?.hasPrefix("Mso") ?? false }
    },
    clean: { root in
      let cleaned = root.rewriting { element in
        if element.name == "o:p" { return element.isBlank ? [] : element.children }
        if element.style(has: "mso-tab-count") { return [.text(" ")] }
        return [element.named.withWordLists.node]
      }
      return cleaned.withWordLists
    })
}

extension WebElement {
  /// A paragraph's style as an element.
  fileprivate var named: WebElement {
    guard name == "p" || name == "div" else { return self }
    switch attributes["class"] {
    case "MsoTitle"?: return renamed("h1")
    case "MsoSubtitle"?: return renamed("h2")
    case "MsoQuote"?, "MsoIntenseQuote"?:
      return WebElement("blockquote", [:], [renamed("p").node])
    default: return self
    }
  }

  /// The level of a paragraph that is an item, from 0: `mso-list:l0 level2 lfo1`.
  fileprivate var wordLevel: Int? {
    guard let style = attributes["style"], let start = style.range(ofWord: "mso-list:") else {
      return nil
    }
    let words = style[start...].prefix { $0 != ";" }.split(separator: " ")
    guard let level = words.first(where: { $0.hasPrefix("level") }) else { return nil }
    return Int(level.dropFirst(5)).map { min(max(0, $0 - 1), ListMembership.deepest) }
  }

  /// The marker spelled out at the beginning of an item.
  fileprivate var wordMarker: String {
    var marker = ""
    var isInside = false
    for node in children {
      switch node {
      case .comment(let text) where text.contains("supportLists"): isInside = true
      case .comment(let text) where text.contains("endif"): return marker
      case .element(let element) where isInside || element.style(has: "mso-list:ignore"):
        marker += element.text
      case .text(let text) where isInside: marker += text
      case .text, .element, .comment: break
      }
    }
    return marker
  }

  /// Without the marker spelled out.
  fileprivate var withoutWordMarker: [WebNode] {
    var isInside = false
    return children.compactMap { node in
      switch node {
      case .comment(let text):
        if text.contains("supportLists") { isInside = true }
        if text.contains("endif") { isInside = false }
        return nil
      case .text: return isInside ? nil : node
      case .element(let element):
        return isInside || element.style(has: "mso-list:ignore") ? nil : node
      }
    }
  }

  /// With lists where there are paragraphs that are items.
  fileprivate var withWordLists: WebElement {
    guard elements.contains(where: { $0.wordLevel != nil }) else { return self }
    var element = self
    element.children = []
    var items: [FlatListItem] = []
    for node in children {
      if case .element(let item) = node, let level = item.wordLevel {
        items.append(
          FlatListItem(
            level: level, isOrdered: item.wordMarker.isNumberMarker,
            children: item.withoutWordMarker))
      } else if items.isEmpty || !node.isNothing {
        element.children += FlatListItem.lists(items)
        items = []
        element.children.append(node)
      }
    }
    element.children += FlatListItem.lists(items)
    return element
  }
}

extension String {
  fileprivate func range(ofWord word: String) -> String.Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(word) { return self.index(index, offsetBy: word.count) }
      index = self.index(after: index)
    }
    return nil
  }

  /// "1.", "a)", "iv." and the like count; a single sign is a bullet.
  fileprivate var isNumberMarker: Bool {
    let marker = trimmed
    guard let last = marker.last, last == "." || last == ")" else { return false }
    return marker.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }
}
