import PageModel

extension HTMLWriter {
  mutating func writeTable(
    _ title: RichText, _ rows: [InstantPageTableRow], bordered: Bool, striped: Bool, compact: Bool
  ) {
    let limits = MarkupLimits()
    let count = rows.reduce(0) { $0 + $1.cells.count }
    let columns = rows.columnCount
    let isTooLarge =
      !isWeb && (columns > limits.tableColumns || count > limits.tableCells - cells)
    if count == 0 || isTooLarge {
      lose(count == 0 ? "an empty table" : "a table of \(rows.count) rows and \(columns) columns")
      if !title.isNothing { writeParagraph(title) }
      for cell in rows.lazy.flatMap(\.cells) {
        if let text = cell.text, !text.isNothing { writeParagraph(text) }
      }
      return
    }
    cells += count
    beginBlock("<table")
    if isWeb {
      let names = [(bordered, "bordered"), (striped, "striped"), (compact, "compact")]
      let classes = names.filter(\.0).map(\.1).joined(separator: " ")
      if !classes.isEmpty { attribute(" class", classes) }
    } else {
      if bordered { output.write(" bordered") }
      if striped { output.write(" striped") }
      if compact { output.write(" compact") }
    }
    output.write(">")
    if !title.isNothing {
      writeText(title, in: ("<caption>", "</caption>"), orLose: "an empty title of a table")
    }
    writeRows(rows)
    beginLine()
    output.write("</table>")
  }

  private mutating func writeRows(_ rows: [InstantPageTableRow]) {
    let heads = isWeb ? rows.prefix { !$0.cells.isEmpty && $0.cells.allSatisfy(\.header) }.count : 0
    for index in rows.indices {
      if isWeb, index == 0 { beginBlock(heads > 0 ? "<thead>" : "<tbody>") }
      if isWeb, index == heads, heads > 0 {
        beginBlock("</thead>")
        beginBlock("<tbody>")
      }
      if rows[index].cells.isEmpty, !isWeb {
        lose("an empty row of a table")
        continue
      }
      beginBlock("<tr>")
      for cell in rows[index].cells { write(cell) }
      output.write("</tr>")
    }
    if isWeb, !rows.isEmpty { beginBlock(heads == rows.count ? "</thead>" : "</tbody>") }
  }

  private mutating func write(_ cell: InstantPageTableCell) {
    lose("a cell that spans \(cell.colspan) columns", if: cell.colspan < 0 || cell.colspan > 1_000)
    lose("a cell that spans \(cell.rowspan) rows", if: cell.rowspan < 0 || cell.rowspan > 65_534)
    output.write(cell.header ? "<th" : "<td")
    if cell.colspan > 1 { attribute(" colspan", String(min(cell.colspan, 1_000))) }
    if cell.rowspan > 1 { attribute(" rowspan", String(min(cell.rowspan, 65_534))) }
    if isWeb {
      writeStyle(of: cell)
    } else {
      // Headers stand in the middle of their columns, all cells in the middle of their rows.
      switch cell.alignment {
      case .left: if cell.header { output.write(" align=\"left\"") }
      case .center: if !cell.header { output.write(" align=\"center\"") }
      case .right: output.write(" align=\"right\"")
      }
      switch cell.verticalAlignment {
      case .top: output.write(" valign=\"top\"")
      case .middle: break
      case .bottom: output.write(" valign=\"bottom\"")
      }
    }
    output.write(">")
    if let text = cell.text { write(text) }
    output.write(cell.header ? "</th>" : "</td>")
  }

  private mutating func writeStyle(of cell: InstantPageTableCell) {
    var styles: [String] = []
    switch cell.alignment {
    case .left: if cell.header { styles.append("text-align: left") }
    case .center: if !cell.header { styles.append("text-align: center") }
    case .right: styles.append("text-align: right")
    }
    switch cell.verticalAlignment {
    case .top: styles.append("vertical-align: top")
    case .middle: break
    case .bottom: styles.append("vertical-align: bottom")
    }
    if !styles.isEmpty { attribute(" style", styles.joined(separator: "; ")) }
  }
}
