import CodeHighlighting
import PageModel

extension InstantPage {
  /// The pieces of code on the page that can have colours, each once, in reading order: what to ask a
  /// ``CodeHighlighter`` for, to hand it to `LayoutInputs.codeHighlights`.
  public var codeSpecs: [CodeSpec] {
    var seen: Set<CodeSpec> = []
    var specs: [CodeSpec] = []
    for step in walk {
      guard case .preformatted(let text, let language)? = step.block,
        let spec = CodeSpec(language: language, text: text.plainText), seen.insert(spec).inserted
      else { continue }
      specs.append(spec)
    }
    return specs
  }
}
