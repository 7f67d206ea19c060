import PageLayout
import PageModel
import Typesetting

extension RevealMap {
  /// The way of the cursor as text: an item a line with where it begins and ends, what it holds
  /// indented below.
  ///
  /// ```
  /// reveal 412 of 340×96
  ///   0…180 text
  ///     0…96 "Hello, "
  ///   180…184 bullet
  /// ```
  ///
  /// - Parameter layout: the one the map is of.
  public func dump(of layout: PageLayout) -> String {
    var writer = RevealMapWriter()
    writer.line("reveal \(total) of \(number(size.width))×\(number(size.height))", 0)
    writer.items(items, of: layout.items, 1)
    return writer.text
  }
}

private struct RevealMapWriter {
  var text = ""

  mutating func line(_ content: String, _ depth: Int) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  mutating func items(_ costs: [ItemCost], of items: [LayoutItem], _ depth: Int) {
    for (cost, item) in zip(costs, items) {
      line("\(cost.start)…\(cost.end) \(item.name)", depth)
      switch cost.content {
      case .whole, .thinking:
        break
      case .text(let text), .code(let text):
        lines(of: text, from: cost.start, depth + 1)
      case .details(let details):
        if let title = details.title { lines(of: title, from: cost.start, depth + 1) }
        if case .details(let item) = item.content {
          self.items(details.body, of: item.body?.items ?? [], depth + 1)
        }
      case .table(let table):
        if case .table(let item) = item.content {
          self.items(table.title, of: item.title?.items ?? [], depth + 1)
        }
        for row in table.rows { line("\(row.start)… row down to \(number(row.bottom))", depth + 1) }
      }
    }
  }

  private mutating func lines(of text: TextCost, from start: Int, _ depth: Int) {
    for laidOut in text.lines where !laidOut.marks.isEmpty {
      let first = Double(start) + text.start(of: laidOut.marks.lowerBound)
      let last = Double(start) + text.marks[laidOut.marks.upperBound - 1].end
      line(
        "\(number(first))…\(number(last)) \(text.substring(laidOut.range).quotedForDump)", depth)
    }
  }
}

/// A length in dumps.
func number(_ value: Double) -> String { DecimalText.string(value, places: 2) }
