import PageModel

extension FlatBuffersBuilder {
  mutating func caption(_ caption: InstantPageCaption) -> Offset {
    let text = text(caption.text)
    let credit = self.text(caption.credit)
    startTable()
    add(text, 0)
    add(credit, 1)
    return endTable()
  }

  // MARK: Lists

  @inline(never)
  mutating func listItems(_ items: [InstantPageListItem]) -> Offset {
    var offsets: [Offset] = []
    offsets.reserveCapacity(items.count)
    for item in items { offsets.append(listItem(item)) }
    return list(offsets)
  }

  private mutating func listItem(_ item: InstantPageListItem) -> Offset {
    switch item {
    case .text(let text, let num, let checked):
      return union(1, listItemValue(self.text(text), num, checked))
    case .blocks(let blocks, let num, let checked):
      return union(2, listItemValue(self.blocks(blocks), num, checked))
    case .unknown:
      return union(3, emptyTable())
    }
  }

  private mutating func listItemValue(
    _ content: Offset, _ num: String?, _ checked: Bool?
  ) -> Offset {
    let num = num.map { string($0) }
    startTable()
    add(content, 0)
    add(num, 1)
    add(checked.map { CheckState($0).rawValue } ?? 0, 2)
    return endTable()
  }

  // MARK: Tables

  mutating func rows(_ rows: [InstantPageTableRow]) -> Offset {
    list(
      rows.map { row in
        table(list(row.cells.map { cell($0) }))
      })
  }

  private mutating func cell(_ cell: InstantPageTableCell) -> Offset {
    let text = cell.text.map { self.text($0) }
    startTable()
    add(text, 0)
    add(cell.header, 1)
    add(cell.alignment.rawValue, 2)
    add(cell.verticalAlignment.rawValue, 3)
    add(cell.colspan, 4)
    add(cell.rowspan, 5)
    return endTable()
  }

  // MARK: Articles

  mutating func articles(_ articles: [InstantPageRelatedArticle]) -> Offset {
    list(articles.map { article($0) })
  }

  private mutating func article(_ article: InstantPageRelatedArticle) -> Offset {
    let url = string(article.url)
    let title = article.title.map { string($0) }
    let description = article.description.map { string($0) }
    let author = article.author.map { string($0) }
    startTable()
    add(url, 0)
    add(article.webpageId, 1)
    add(title, 2)
    add(description, 3)
    add(article.photoId, 4)
    add(author, 5)
    add(article.date ?? .min, 6)
    return endTable()
  }
}
