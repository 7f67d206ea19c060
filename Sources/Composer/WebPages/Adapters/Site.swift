import PageMarkup

extension WebAdapter {
  /// Web sites: formulas with their source beside the drawing, code with a bar of buttons, signs
  /// beside headings that link to them, numbers of references.
  static let site = WebAdapter(
    name: "Web site",
    recognizes: { _ in true },
    clean: { root in
      root.rewriting { element in
        if let latex = element.formulaSource {
          return latex.isEmpty ? [] : [WebElement("tg-math", [:], [.text(latex)]).node]
        }
        switch element.name {
        case "pre": return [element.withoutBars.node]
        case "div": return [element.namingLanguage.node]
        case "sup" where element.hasClass("reference"): return []
        case "a" where element.hasClass("anchor") || element.hasClass("headerlink"): return []
        default: return element.isForMachines ? [] : [element.node]
        }
      }
    })
}

extension WebElement {
  private static let machineClasses: Set<Substring> = [
    "sr-only", "visually-hidden", "mw-editsection", "screen-reader-text", "katex-html", "noprint",
    "zeroclipboard-container",
  ]

  fileprivate var isForMachines: Bool {
    classes.contains { WebElement.machineClasses.contains($0) }
  }

  /// LaTeX of an element that draws a formula; nil for others.
  fileprivate var formulaSource: String? {
    if hasClass("katex") || hasClass("mwe-math-element") || name == "mjx-container"
      || name == "math"
    {
      let source = first {
        $0.name == "annotation" && $0.attributes["encoding"] == "application/x-tex"
      }
      if let source { return source.text.trimmed.withoutDisplayStyle }
      let picture = first { $0.name == "img" && $0.attributes["alt"] != nil }
      return picture?.attributes["alt"]?.withoutDisplayStyle
    }
    guard name == "script", let type = attributes["type"], type.hasPrefix("math/tex") else {
      return nil
    }
    return text.trimmed
  }

  /// Code without what stands around it inside its block.
  fileprivate var withoutBars: WebElement {
    guard let code = first(where: { $0.name == "code" }),
      elements.count > 1 || code.text.count < text.count
    else { return self }
    // Each line may be an element of its own.
    if elements.allSatisfy({ $0.name == "code" }) { return self }
    return WebElement("pre", attributes, [code.node])
  }

  /// The language of code as the division around it says.
  fileprivate var namingLanguage: WebElement {
    guard let language, elements.count(where: { $0.name == "pre" }) == 1 else { return self }
    var element = self
    element.children = children.map { node in
      guard case .element(let pre) = node, pre.name == "pre",
        pre.first(where: { $0.language != nil }) == nil
      else { return node }
      return pre.renamed("pre", adding: ["data-language": language]).node
    }
    return element
  }
}

extension String {
  /// `{\displaystyle x}` is `x`.
  fileprivate var withoutDisplayStyle: String {
    let start = "{\\displaystyle "
    guard hasPrefix(start), hasSuffix("}") else { return self }
    return String(dropFirst(start.count).dropLast()).trimmed
  }
}
