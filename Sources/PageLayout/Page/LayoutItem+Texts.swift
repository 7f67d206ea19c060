extension LayoutItem {
  /// Hands over every text of the item and of what it holds, in reading order. Labels of buttons and of
  /// media are not part of a page's text.
  func visitTexts(_ visit: (TextItem) -> Void) {
    switch content {
    case .text(let text), .thinking(let text):
      visit(text)
    case .code(let code):
      visit(code.code)
    case .details(let details):
      if let title = details.title { visit(title) }
      for item in details.body?.items ?? [] { item.visitTexts(visit) }
    case .table(let table):
      for item in table.title?.items ?? [] { item.visitTexts(visit) }
      for cell in table.cells {
        for item in cell.content?.items ?? [] { item.visitTexts(visit) }
      }
    case .divider, .bullet, .number, .checkbox, .quoteFrame, .panel, .ornament, .anchor, .media,
      .slideshow, .audio, .document, .formula, .buttonRow, .unsupported:
      return
    }
  }
}

extension [LayoutItem] {
  /// How long the relative dates in the items stay true: the shortest period any of them asks for.
  func dateRefreshPeriod(now: Int32) -> Double? {
    var shortest: Double?
    for item in self {
      item.visitTexts { text in
        for look in text.attributes {
          guard case .date(let date, .relative?)? = look.link else { continue }
          let period = Self.period(age: abs(Int64(now) - Int64(date)))
          shortest = Swift.min(shortest ?? period, period)
        }
      }
    }
    return shortest
  }

  /// Seconds until a date of that age, seconds too, may read differently.
  private static func period(age: Int64) -> Double {
    if age < 120 { return 10 }
    return age <= 3_600 ? 60 : 1_800
  }
}
