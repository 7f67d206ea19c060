import PageLayout

extension LayoutItem {
  /// What dumps of a reveal call the item.
  var name: String {
    switch content {
    case .text: "text"
    case .code: "code"
    case .divider: "divider"
    case .bullet: "bullet"
    case .number: "number"
    case .checkbox: "checkbox"
    case .quoteFrame: "quote"
    case .panel: "panel"
    case .ornament: "ornament"
    case .anchor: "anchor"
    case .media: "media"
    case .slideshow: "slideshow"
    case .audio: "audio"
    case .document: "document"
    case .formula: "formula"
    case .details: "details"
    case .table: "table"
    case .thinking: "thinking"
    case .buttonRow: "buttons"
    case .unsupported: "unsupported"
    }
  }
}
