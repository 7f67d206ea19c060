import PageMarkup

/// What an element of a web page is to the text.
enum WebElementMeaning: Equatable {
  // In texts.
  case inline, link, lineBreak, picture, box, quoted
  /// Something Rich HTML has an element for; written as it stands.
  case object(String)
  // Blocks.
  case block
  case heading(Int)
  case rule, preformatted
  case list(isOrdered: Bool)
  case item, quote, details, table, row, cell
  /// What is explained in a list of definitions.
  case term

  static func of(_ element: WebElement) -> WebElementMeaning {
    if let meaning = named[element.name] { return meaning }
    switch element.name {
    case "tg-math", "tg-math-block":
      return .object("<tg-math>" + element.text.trimmed.escapedForHTML + "</tg-math>")
    case "tg-emoji":
      let id = element.attributes["emoji-id"].flatMap { Int64($0) }
      let text = element.text.escapedForHTML
      return .object(id.map { "<tg-emoji emoji-id=\"\($0)\">\(text)</tg-emoji>" } ?? text)
    default: return .inline
    }
  }

  private static let named: [String: WebElementMeaning] = [
    "a": .link, "br": .lineBreak, "img": .picture, "input": .box, "q": .quoted,
    "h1": .heading(1), "h2": .heading(2), "h3": .heading(3), "h4": .heading(4), "h5": .heading(5),
    "h6": .heading(6), "hr": .rule, "pre": .preformatted, "listing": .preformatted,
    "ul": .list(isOrdered: false), "menu": .list(isOrdered: false), "ol": .list(isOrdered: true),
    "li": .item, "blockquote": .quote, "details": .details, "table": .table, "tr": .row,
    "td": .cell, "th": .cell, "dt": .term, "p": .block, "div": .block, "section": .block,
    "article": .block, "aside": .block, "header": .block, "footer": .block, "main": .block,
    "address": .block, "figure": .block, "figcaption": .block, "form": .block,
    "fieldset": .block, "center": .block, "dl": .block, "dd": .block, "summary": .block,
    "thead": .block, "tbody": .block, "tfoot": .block, "caption": .block, "body": .block,
    "html": .block, "hgroup": .block, "legend": .block,
  ]

  static let styles: [String: CharacterStyle] = [
    "b": .bold, "strong": .bold, "i": .italic, "em": .italic, "cite": .italic, "dfn": .italic,
    "var": .italic, "u": .underline, "ins": .underline, "s": .strikethrough,
    "strike": .strikethrough, "del": .strikethrough, "code": .code, "kbd": .code, "samp": .code,
    "tt": .code, "mark": .marked, "sub": .subscript, "sup": .superscript, "tg-spoiler": .spoiler,
  ]

  /// What is no text, though there may be some in it.
  static let leftOut: Set<String> = [
    "head", "title", "meta", "link", "base", "style", "script", "template", "noscript", "svg",
    "canvas", "audio", "video", "object", "embed", "iframe", "map", "button", "select",
    "textarea", "nav", "dialog", "colgroup", "col", "param", "source", "track", "wbr", "xml",
  ]
}

extension WebElement {
  /// Whether nobody sees the element as text.
  var isLeftOut: Bool {
    WebElementMeaning.leftOut.contains(name) || attributes["hidden"] != nil
      || attributes["aria-hidden"] == "true"
  }

  /// Whether an item is checked; nil when it has no box.
  var isChecked: Bool? {
    if let checked = attributes["data-checked"] ?? attributes["aria-checked"] {
      return checked == "true" || checked == "checked"
    }
    let box = first { $0.name == "input" && $0.attributes["type"]?.lowercased() == "checkbox" }
    guard let box, !hasItemBefore(box) else { return nil }
    return box.attributes["checked"] != nil
  }

  /// Whether the first box is one of an item further inside.
  private func hasItemBefore(_ box: WebElement) -> Bool {
    for element in elements {
      if element.name == "li" || element.name == "ul" || element.name == "ol" { return true }
      if element.first(where: { $0.name == "input" }) != nil { return false }
    }
    return false
  }

  /// The language an element's classes name its code by.
  var language: String? {
    for name in classes {
      for prefix in ["language-", "lang-", "highlight-source-", "brush:"]
      where name.hasPrefix(prefix) {
        let language = name.dropFirst(prefix.count)
        if !language.isEmpty { return String(language) }
      }
    }
    return attributes["data-lang"] ?? attributes["data-language"]
  }

  /// The rows of a table, those of its sections too.
  var tableRows: [WebElement] {
    elements.flatMap { element -> [WebElement] in
      switch element.name {
      case "tr": return element.isLeftOut ? [] : [element]
      case "thead", "tbody", "tfoot": return element.tableRows
      default: return []
      }
    }
  }

  var cells: [WebElement] {
    elements.filter { $0.name == "td" || $0.name == "th" }
  }

  /// Of a cell, as Rich HTML says it.
  var horizontalAlignment: String {
    let style = attributes["style"]?.lowercased() ?? ""
    for side in ["left", "center", "right"] {
      if attributes["align"]?.lowercased() == side { return side }
      if style.contains("text-align:\(side)") || style.contains("text-align: \(side)") {
        return side
      }
    }
    return name == "th" ? "center" : "left"
  }

  /// Of a cell: a browser's own default says nothing about what somebody wanted.
  var verticalAlignment: String {
    let style = attributes["style"]?.lowercased() ?? ""
    for side in ["middle", "bottom"] {
      if attributes["valign"]?.lowercased() == side || style.contains("vertical-align:\(side)") {
        return side
      }
    }
    return "top"
  }
}

extension WebNode {
  func isElement(named name: String) -> Bool {
    if case .element(let element) = self { return element.name == name }
    return false
  }
}

extension String {
  /// Whether an address means something outside of the page it stands in.
  var isOpenAddress: Bool {
    let address = trimmed.lowercased()
    return ["http://", "https://", "mailto:", "tel:", "tg://", "ton://"].contains {
      address.hasPrefix($0)
    }
  }
}
