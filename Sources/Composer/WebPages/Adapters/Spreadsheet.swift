import PageMarkup

extension WebAdapter {
  /// Excel, LibreOffice Calc and Google Sheets: a table with rows and columns of nothing around
  /// what is in it; a single cell is only its text.
  static let spreadsheet = WebAdapter(
    name: "Spreadsheet",
    recognizes: { page in
      page.generator.contains("excel")
        || page.has {
          $0.name == "google-sheets-html-origin" || $0.attributes["sdval"] != nil
            || $0.attributes["sdnum"] != nil || $0.attributes["data-sheets-value"] != nil
        }
    },
    clean: { root in
      root.rewriting { element in
        element.name == "table" ? element.withoutEmptyEdges : [element.node]
      }
    })
}

extension WebElement {
  fileprivate var withoutEmptyEdges: [WebNode] {
    var rows = tableRows
    while let last = rows.last, last.isBlank { rows.removeLast() }
    let spans = rows.contains { $0.cells.contains { $0.attributes["colspan"] != nil } }
    let width =
      rows.map { $0.cells.count - $0.cells.reversed().prefix { $0.isBlank }.count }.max() ?? 0
    if !spans {
      for index in rows.indices {
        rows[index].children = rows[index].cells.prefix(max(1, width)).map(\.node)
      }
    }
    if rows.count == 1, rows[0].cells.count == 1 {
      return [WebElement("p", [:], rows[0].cells[0].children).node]
    }
    return [WebElement("table", [:], rows.map(\.node)).node]
  }
}
