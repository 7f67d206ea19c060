import PageModel
import Typesetting

extension ReaderLayouter {
  /// A block quote: a bar beside its blocks. A single paragraph is set in italics.
  func quoteBlock(
    _ blocks: [InstantPageBlock], caption: RichText, in column: Column, path: [Int]
  ) -> LaidOutBlock {
    return setter.within(.quote(path: path)) {
      let inner = barred(column)
      let vertical = ReaderMetrics.quoteVertical
      var height = vertical
      var items: [LayoutItem] = []
      if blocks.count == 1, case .paragraph(let text)? = blocks.first {
        var request = request(categories[.paragraph], width: inner.column.width, role: .paragraph)
        request.italic = true
        if let text = setter.makeText(text, request) {
          items.append(place(text, x: inner.x, y: height))
          height += text.lineBoxes.length
        }
      } else {
        let children = layoutSequence(blocks, in: inner.column, kind: .quote, path: path)
        items.append(contentsOf: children.items, movedBy: Point(x: inner.x, y: height))
        height += children.size.height
      }
      if !caption.isBlank {
        let author = captionItems(
          InstantPageCaption(text: caption), below: height, in: inner.column,
          textRole: .quoteAuthor)
        items.append(contentsOf: author.items, movedBy: Point(x: inner.x, y: 0))
        height = author.height
      }
      height += vertical
      guard !items.isEmpty else { return .nothing }
      return LaidOutBlock(items: [barItem(in: column, height: height)] + items, height: height)
    }
  }

  /// A pull quote: centred italics, its author below.
  func pullQuoteBlock(
    _ text: RichText, caption: RichText, in column: Column, path: [Int]
  ) -> LaidOutBlock {
    return setter.within(.quote(path: path)) {
      var request = request(categories[.paragraph], width: column.textWidth, role: .pullQuote)
      request.alignment = .center
      request.italic = true
      guard let body = setter.makeText(text, request) else { return .nothing }
      var items = [place(body, x: column.inset, y: 0)]
      var height = body.lineBoxes.length
      request.style = categories[.caption]
      request.role = .quoteAuthor
      request.italic = false
      request.linkColor = request.style.color
      if !caption.isBlank, let author = setter.makeText(caption, request) {
        height += ReaderMetrics.captionTop
        items.append(place(author, x: column.inset, y: height))
        height += author.lineBoxes.length
      }
      return LaidOutBlock(items: items, height: height)
    }
  }

  /// A post of another place: a bar, whom it is from, what it says.
  func postEmbedBlock(
    _ blocks: [InstantPageBlock], author: AuthorLine, caption: InstantPageCaption,
    in column: Column, path: [Int]
  ) -> LaidOutBlock {
    let inner = barred(column)
    let head = postHead(author, in: column)
    var items = head.items
    var height = head.height
    let body = layoutSequence(blocks, in: inner.column, kind: .post, path: path)
    if !body.items.isEmpty {
      height += ReaderMetrics.captionTop
      items.append(contentsOf: body.items, movedBy: Point(x: inner.x, y: height))
      height += body.size.height
    }
    items.insert(barItem(in: column, height: height), at: 0)
    let captions = captionItems(caption, below: height, in: column)
    return LaidOutBlock(items: items + captions.items, height: captions.height)
  }

  /// The author's picture, name and date.
  private func postHead(_ author: AuthorLine, in column: Column) -> LaidOutBlock {
    let side = min(ReaderMetrics.postAvatarSide, column.textWidth)
    let leading = ReaderMetrics.postAvatarX
    let avatar = Rect(
      x: isRightToLeft
        ? column.width - column.inset - leading - side : column.inset + leading, y: 0,
      width: side, height: side)
    var items = setter.avatarItems(author, frame: avatar)
    let textLeading = leading + side + ReaderMetrics.postAvatarGap
    let width = column.textWidth - textLeading
    guard width >= RowMetrics.leastTextWidth else {
      return LaidOutBlock(items: items, height: side)
    }
    var nameStyle = categories[.paragraph]
    nameStyle.font.weight = .semibold
    let lines = [(author.name, nameStyle), (author.detail, categories[.caption])]
      .compactMap { string, style -> TextItem? in
        var request = request(style, width: width, role: .label)
        request.maximumLines = 1
        request.alignment = isRightToLeft ? .right : .natural
        return setter.makeText(.plain(string.onOneLine), request)
      }
    let gaps = Double(max(0, lines.count - 1)) * ReaderMetrics.postDateGap
    let textHeight = lines.reduce(gaps) { $0 + $1.lineBoxes.length }
    let height = max(side, textHeight)
    var y = setter.metrics.floorToPixel((height - textHeight) / 2)
    for line in lines {
      items.append(
        place(line, x: isRightToLeft ? column.inset : column.inset + textLeading, y: y))
      y += line.lineBoxes.length + ReaderMetrics.postDateGap
    }
    return LaidOutBlock(items: items, height: height)
  }

  /// Where blocks stand beside a bar.
  private func barred(_ column: Column) -> (x: Double, column: Column) {
    let indent = ReaderMetrics.quoteIndent
    return (
      isRightToLeft ? column.inset : column.inset + indent,
      Column(width: max(1, column.textWidth - indent), inset: 0)
    )
  }

  private func barItem(in column: Column, height: Double) -> LayoutItem {
    let width = ReaderMetrics.bar
    return LayoutItem(
      frame: Rect(
        x: isRightToLeft ? column.width - column.inset - width : column.inset, y: 0, width: width,
        height: height),
      content: .panel(PanelItem(fill: colors.quoteAccent, radius: width / 2)))
  }
}
