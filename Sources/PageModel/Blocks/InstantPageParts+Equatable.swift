extension InstantPageListItem: Equatable {
  public static func == (lhs: InstantPageListItem, rhs: InstantPageListItem) -> Bool {
    switch (lhs, rhs) {
    case (.unknown, .unknown):
      return true
    case (
      .text(let left, let leftNum, let leftCheck), .text(let right, let rightNum, let rightCheck)
    ):
      return leftCheck == rightCheck && isSameText(leftNum, rightNum) && left == right
    case (
      .blocks(let left, let leftNum, let leftCheck),
      .blocks(let right, let rightNum, let rightCheck)
    ):
      return leftCheck == rightCheck && isSameText(leftNum, rightNum) && left == right
    case (.unknown, _), (.text, _), (.blocks, _):
      return false
    }
  }
}

extension InstantPageCaption: Equatable {
  public static func == (lhs: InstantPageCaption, rhs: InstantPageCaption) -> Bool {
    lhs.text == rhs.text && lhs.credit == rhs.credit
  }
}

extension InstantPageTableRow: Equatable {
  public static func == (lhs: InstantPageTableRow, rhs: InstantPageTableRow) -> Bool {
    lhs.cells == rhs.cells
  }
}

extension InstantPageTableCell: Equatable {
  public static func == (lhs: InstantPageTableCell, rhs: InstantPageTableCell) -> Bool {
    if lhs.header != rhs.header { return false }
    if lhs.alignment != rhs.alignment { return false }
    if lhs.verticalAlignment != rhs.verticalAlignment { return false }
    if lhs.colspan != rhs.colspan { return false }
    if lhs.rowspan != rhs.rowspan { return false }
    return lhs.text == rhs.text
  }
}

extension InstantPageRelatedArticle: Equatable {
  public static func == (lhs: InstantPageRelatedArticle, rhs: InstantPageRelatedArticle) -> Bool {
    if lhs.webpageId != rhs.webpageId { return false }
    if lhs.photoId != rhs.photoId { return false }
    if lhs.date != rhs.date { return false }
    if !isSameText(lhs.url, rhs.url) { return false }
    if !isSameText(lhs.title, rhs.title) { return false }
    if !isSameText(lhs.description, rhs.description) { return false }
    return isSameText(lhs.author, rhs.author)
  }
}
