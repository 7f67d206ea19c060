import PageMarkup

/// A page as it came, with what tells which program wrote it.
struct WebPage {
  var root: WebElement
  /// What the page says of its origin, in small letters.
  let generator: String

  init(_ source: String) {
    root = parseWebHTML(source.withoutClipboardHeader)
    var generators: [String] = []
    root.visit { element in
      guard element.name == "meta", let name = element.attributes["name"]?.lowercased() else {
        return
      }
      if name == "generator" || name == "progid" {
        generators.append(element.attributes["content"]?.lowercased() ?? "")
      }
    }
    generator = generators.joined(separator: " ")
  }

  func has(_ isWanted: (WebElement) -> Bool) -> Bool {
    root.first(where: isWanted) != nil
  }

  /// The rules of the page's own style sheets.
  var sheet: WebStyleSheet {
    var sheet = WebStyleSheet()
    root.visit { if $0.name == "style" { sheet.read($0.text) } }
    return sheet
  }
}

extension WebElement {
  /// Goes through the element and all inside, in the order of the text.
  func visit(_ body: (WebElement) -> Void) {
    body(self)
    for element in elements { element.visit(body) }
  }

  func style(has words: String) -> Bool {
    attributes["style"]?.lowercased().contains(words) ?? false
  }

  /// The element under another name.
  func renamed(_ name: String, adding added: [String: String] = [:]) -> WebElement {
    WebElement(name, attributes.merging(added) { $1 }, children)
  }

  var node: WebNode { .element(self) }

  /// Whether there is nothing to read in it.
  var isBlank: Bool { text.trimmed.isEmpty }
}

extension WebNode {
  /// Blank text or a comment.
  var isNothing: Bool {
    switch self {
    case .text(let text): return text.trimmed.isEmpty
    case .comment: return true
    case .element: return false
    }
  }
}

extension String {
  /// Without what Windows puts before the markup: where the copied part of it is.
  fileprivate var withoutClipboardHeader: String {
    guard utf8.starts(with: "Version:".utf8), let start = utf8.firstIndex(of: UInt8(ascii: "<"))
    else { return self }
    return String(self[start...])
  }
}
