import Recto

/// What is left out of a picture because it is drawn apart while it moves.
struct Omissions {
  /// By their paths.
  var checkboxes: Set<[Int]> = []
  var chevrons: Set<TurnedChevron.Place> = []

  var isEmpty: Bool { checkboxes.isEmpty && chevrons.isEmpty }
}

extension LayoutItem {
  /// The item without what is left out.
  ///
  /// - Parameter details: the ordinal of the details whose body it is in; nil for the page's own items.
  func omitting(_ omissions: Omissions, inside details: Int? = nil) -> LayoutItem {
    var item = self
    switch content {
    case .checkbox(let box):
      if let path = box.path, omissions.checkboxes.contains(path) {
        item.content = .anchor(name: "")
      }
    case .ornament:
      if omissions.chevrons.contains(.ornament(inside: details, frame: frame)) {
        item.content = .anchor(name: "")
      }
    case .details(var details):
      if omissions.chevrons.contains(.details(details.index)) {
        details.chevronColor = details.chevronColor.withAlpha(0)
      }
      if let body = details.body {
        details.body?.items = body.items.map { $0.omitting(omissions, inside: details.index) }
      }
      item.content = .details(details)
    case .text, .code, .divider, .bullet, .number, .quoteFrame, .panel, .anchor, .media,
      .slideshow, .audio, .document, .formula, .table, .thinking, .buttonRow, .unsupported:
      break
    }
    return item
  }
}
