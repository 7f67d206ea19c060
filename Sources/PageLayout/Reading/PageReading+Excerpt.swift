import PageModel
import Typesetting

extension PageReading {
  /// What is selected, as a page: the same kinds of blocks in the same lists, quotes, details and
  /// tables, each holding only what was selected. Any of a page's forms writes it out:
  ///
  ///     let copied = reading.excerpt(of: selection).markdown(joinsQuoteMarkers: true).text
  public func excerpt(of selection: TextSelection) -> InstantPage {
    InstantPage(blocks: Excerpt(slices: slices(of: selection)).blocks)
  }
}

/// Puts selected texts back into blocks.
private struct Excerpt {
  /// A stretch of one text.
  typealias Slice = (text: PlacedText, range: Range<Int>)

  let slices: [Slice]

  var blocks: [InstantPageBlock] { blocks(slices[...], depth: 0) }

  /// - Parameter depth: how many of the texts' containers are open already.
  private func blocks(_ slices: ArraySlice<Slice>, depth: Int) -> [InstantPageBlock] {
    var blocks: [InstantPageBlock] = []
    var rest = slices
    while let first = rest.first {
      let containers = first.text.text.containers
      let count: Int
      if depth < containers.count {
        count = rest.prefix { $0.text.shares(containers[depth], at: depth) }.count
        blocks += contained(rest.prefix(count), in: containers[depth], depth: depth)
      } else if let cell = first.text.cell {
        count = rest.prefix { $0.text.cell?.table == cell.table }.count
        add(table(rest.prefix(count), title: .empty), to: &blocks)
      } else if first.text.role == .tableTitle {
        let table = rest.dropFirst().first?.text.cell?.table
        let cells = rest.dropFirst().prefix { table != nil && $0.text.cell?.table == table }
        count = 1 + cells.count
        blocks.append(
          cells.isEmpty ? .paragraph(text(first)) : self.table(cells, title: text(first)))
      } else {
        count = 1
        add(block(first), to: &blocks)
      }
      rest = rest.dropFirst(count)
    }
    return blocks
  }

  private func contained(
    _ slices: ArraySlice<Slice>, in container: TextContainer, depth: Int
  ) -> [InstantPageBlock] {
    switch container {
    case .quote:
      // The author belongs to this quote, not to one inside.
      func isAuthor(_ slice: Slice) -> Bool {
        slice.text.role == .quoteAuthor && slice.text.depth == depth + 1
      }
      let author = slices.last(where: isAuthor)
      let body = slices.filter { !isAuthor($0) }
      let caption = author.map(text) ?? .empty
      if body.count == 1, let only = body.first, only.text.role == .pullQuote {
        return [.pullQuote(text: text(only), caption: caption)]
      }
      return [
        .blockQuote(blocks: blocks(body[...], depth: depth + 1), caption: caption, collapsed: nil)
      ]
    case .details:
      guard let first = slices.first, first.text.role == .detailsTitle,
        first.text.depth == depth + 1
      else { return blocks(slices, depth: depth + 1) }
      return [
        .details(
          title: text(first), blocks: blocks(slices.dropFirst(), depth: depth + 1), expanded: true)
      ]
    case .listItem(let place):
      return [list(slices, of: place, depth: depth)]
    }
  }

  private func list(
    _ slices: ArraySlice<Slice>, of place: ListItemPlace, depth: Int
  ) -> InstantPageBlock {
    var items: [InstantPageListItem] = []
    var rest = slices
    while let first = rest.first, case .listItem(let item) = first.text.text.containers[depth] {
      let count = rest.prefix { $0.text.text.containers[depth] == .listItem(item) }.count
      let blocks = blocks(rest.prefix(count), depth: depth + 1)
      // A counted item keeps the number it showed.
      let isCounted = item.isOrdered && item.isChecked == nil && item.index != items.count
      let number = item.number ?? (isCounted && items.isEmpty ? String(item.index + 1) : nil)
      if blocks.count == 1, case .paragraph(let text)? = blocks.first {
        items.append(.text(text, num: number, checked: item.isChecked))
      } else {
        items.append(.blocks(blocks, num: number, checked: item.isChecked))
      }
      rest = rest.dropFirst(max(1, count))
    }
    return .list(items: items, ordered: place.isOrdered)
  }

  /// The rows and columns that were touched, nothing around them.
  private func table(_ slices: ArraySlice<Slice>, title: RichText) -> InstantPageBlock {
    let columns = Set(slices.compactMap { $0.text.cell?.column }).sorted()
    var rows: [InstantPageTableRow] = []
    var lastRow: Int?
    for slice in slices {
      guard let place = slice.text.cell, let column = columns.firstIndex(of: place.column) else {
        continue
      }
      if place.row != lastRow {
        rows.append(
          InstantPageTableRow(
            cells: columns.map { _ in InstantPageTableCell(text: nil, header: place.isHeader) }))
        lastRow = place.row
      }
      rows[rows.count - 1].cells[column] = InstantPageTableCell(
        text: text(slice), header: place.isHeader, alignment: slice.text.cellAlignment)
    }
    return .table(title: title, rows: rows, bordered: true, striped: false, compact: false)
  }

  private func text(_ slice: Slice) -> RichText {
    slice.text.text.richText(in: slice.range)
  }

  private func block(_ slice: Slice) -> InstantPageBlock {
    let text = text(slice)
    switch slice.text.role {
    case .title: return .title(text)
    case .subtitle: return .subtitle(text)
    case .header: return .header(text)
    case .subheader: return .subheader(text)
    case .kicker: return .kicker(text)
    case .heading(let level): return .heading(text: text, level: level)
    case .footer: return .footer(text)
    case .code(let language): return .preformatted(text: text, language: language)
    case .label, .paragraph, .authorDate, .thinking, .caption, .credit, .pullQuote, .quoteAuthor,
      .cell, .tableTitle, .detailsTitle:
      return .paragraph(text)
    }
  }

  /// Pieces of code in one language that follow each other become one.
  private func add(_ block: InstantPageBlock, to blocks: inout [InstantPageBlock]) {
    if case .preformatted(let text, let language) = block,
      case .preformatted(let upper, language)? = blocks.last
    {
      blocks[blocks.count - 1] = .preformatted(
        text: .concat([upper, .plain("\n"), text]), language: language)
    } else {
      blocks.append(block)
    }
  }
}

extension PlacedText {
  fileprivate var depth: Int { text.containers.count }

  /// Whether the text stands in a container at a depth; items of one list share it.
  fileprivate func shares(_ container: TextContainer, at depth: Int) -> Bool {
    guard depth < text.containers.count else { return false }
    if case .listItem(let one) = container, case .listItem(let other) = text.containers[depth] {
      return one.list == other.list
    }
    return text.containers[depth] == container
  }

  fileprivate var cellAlignment: TableHorizontalAlignment {
    switch text.paragraph.options.alignment {
    case .natural, .left: .left
    case .center: .center
    case .right: .right
    }
  }
}
