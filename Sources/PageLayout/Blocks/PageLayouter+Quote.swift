import PageModel
import Typesetting

extension PageLayouter {
  /// A block quote: an accent bar and a tinted ground, its blocks one type size smaller, its author.
  func quoteBlock(
    _ blocks: [InstantPageBlock], caption: RichText, isCollapsible: Bool, in column: Column,
    path: [Int]
  ) -> LaidOutBlock {
    inQuoteScale(path: path) {
      let band = QuoteBand(column: column, metrics: metrics, isRightToLeft: isRightToLeft)
      let inset = metrics.quoteVerticalInset
      let children = withChildBleed(band.childBleed) {
        layoutSequence(blocks, in: Column(width: band.width, inset: 0), kind: .quote, path: path)
      }
      var items = children.items.map { $0.movedBy(dx: band.x, dy: inset) }
      var height = inset + children.size.height

      let totalLines = items.reduce(0) { $0 + $1.textLineCount }
      var collapse = QuoteCollapse.none
      if isCollapsible, totalLines > PageMetrics.collapsedQuoteLines {
        let isOpen = inputs.expandsAllQuotes || inputs.expandedQuotes.contains(path)
        collapse = isOpen ? .expanded : .collapsed
      }
      if collapse == .collapsed {
        let cut = QuoteCut(budget: PageMetrics.collapsedQuoteLines, keepsOverflow: caption.isBlank)
          .apply(to: items, ellipsis: ellipsis)
        items = cut.items
        height = cut.height
      }
      if let author = quoteAuthor(caption, in: column) {
        height += metrics.quoteAttributionGap
        items.append(author.movedBy(dx: 0, dy: height))
        height += author.frame.height
      }
      height += inset
      if collapse == .expanded, chevronIsCramped(items, in: column, height: height) {
        height += PageMetrics.quoteChevronExtraHeight
      }

      let frame = Rect(x: column.inset, y: 0, width: column.textWidth, height: height)
      let ground = QuoteFrameItem(
        accent: colors.quoteAccent, isRightToLeft: isRightToLeft, collapse: collapse, path: path,
        containedItems: items.count)
      items.insert(LayoutItem(frame: frame, content: .quoteFrame(ground)), at: 0)
      items += quoteOrnaments(frame: frame, collapse: collapse)
      return LaidOutBlock(items: items, height: height)
    }
  }

  /// Runs `body` with the quotes' type and distances; nested quotes do not shrink further.
  func inQuoteScale<Result>(path: [Int], _ body: () -> Result) -> Result {
    let saved = scale
    scale = quoteScale
    defer { scale = saved }
    return within(.quote(path: path), body)
  }

  /// The author line: bold accent text, links underlined since their colour does not show.
  private func quoteAuthor(_ caption: RichText, in column: Column) -> LayoutItem? {
    guard !caption.isBlank else { return nil }
    var style = scale.categories[.caption]
    style.font.size = scale.categories[.paragraph].font.size
    style.color = colors.quoteAccent
    let width = column.textWidth - metrics.quoteLineInset
    var request = TextRequest(style: style, width: width, role: .quoteAuthor, bold: true)
    request.alignment = textAlignment
    request.linkColor = colors.quoteAccent
    let x = isRightToLeft ? column.inset : column.inset + metrics.quoteLineInset
    return makeText(caption, request).map { place($0, x: x, width: width, y: 0) }
  }

  private func quoteOrnaments(frame: Rect, collapse: QuoteCollapse) -> [LayoutItem] {
    let icon = PageMetrics.quoteIconSize
    let inset = PageMetrics.quoteIconInset
    var items = [
      LayoutItem(
        frame: Rect(
          x: isRightToLeft ? frame.minX + inset : frame.maxX - inset - icon.width,
          y: frame.minY + inset, width: icon.width, height: icon.height),
        content: .ornament(OrnamentItem(kind: .quoteIcon, color: colors.quoteAccent)))
    ]
    guard collapse != .none else { return items }
    let chevron = PageMetrics.quoteChevronSize
    let trailing = PageMetrics.quoteChevronTrailing
    items.append(
      LayoutItem(
        frame: Rect(
          x: isRightToLeft ? frame.minX + trailing : frame.maxX - trailing - chevron.width,
          y: frame.maxY - PageMetrics.quoteChevronBottom - chevron.height - 2,
          width: chevron.width, height: chevron.height),
        content: .ornament(
          OrnamentItem(
            kind: collapse == .collapsed ? .chevronDown : .chevronUp, color: colors.quoteAccent))))
    return items
  }

  /// Whether something at the bottom of an open quote reaches under its chevron.
  private func chevronIsCramped(_ items: [LayoutItem], in column: Column, height: Double) -> Bool {
    let clearance = PageMetrics.quoteChevronClearance
    let limit = height - metrics.quoteVerticalInset - clearance
    let left = column.inset
    let right = column.width - column.inset
    return items.contains { item in
      guard item.frame.maxY > limit else { return false }
      var box = item.frame
      if case .text(let text) = item.content, let last = text.paragraph.lines.indices.last {
        let origin = text.paragraph.lineOrigin(last)
        box.x = item.frame.x + origin.x
        box.width = text.paragraph.lines[last].frame.width
      }
      return isRightToLeft ? box.minX - left < clearance : right - box.maxX < clearance
    }
  }

  /// A pull quote: centred italic text on a rounded ground between two quotation marks.
  func pullQuoteBlock(
    _ text: RichText, caption: RichText, in column: Column, path: [Int]
  ) -> LaidOutBlock {
    inQuoteScale(path: path) {
      let inset = metrics.pullQuoteVerticalInset
      let side = metrics.pullQuoteSidePadding
      let width = max(1, column.textWidth - 2 * side)
      let style = scale.categories[.paragraph]
      let request = TextRequest(
        style: style, width: width, role: .pullQuote, alignment: .center, fits: false,
        italic: true)
      guard let body = makeText(text, request) else { return .nothing }
      let x = column.inset + side
      let font = body.paragraph.metrics
      var items: [LayoutItem] = []
      var y = max(0, inset - (font.ascent - font.capHeight))
      items.append(place(body, x: x, width: width, y: y))
      y += body.paragraph.size.height
      let bodyBottom = y + max(0, inset - font.descent)
      var lastDescent = font.descent
      var widest = body.paragraph.effectiveWidth
      if let author = pullQuoteAuthor(caption, width: width) {
        y += metrics.quoteAttributionGap
        items.append(place(author, x: x, width: width, y: y))
        y += author.paragraph.size.height
        lastDescent = author.paragraph.metrics.descent
        widest = max(widest, author.paragraph.effectiveWidth)
      }
      y += max(0, inset - lastDescent)

      let panelWidth = min(widest + 2 * side, column.textWidth)
      let panel = Rect(
        x: metrics.floorToPixel(column.inset + (column.textWidth - panelWidth) / 2), y: 0,
        width: panelWidth, height: y)
      items.insert(
        LayoutItem(
          frame: panel,
          content: .panel(
            PanelItem(
              fill: colors.quoteAccent.withAlpha(PageMetrics.quoteFillAlpha),
              radius: PageMetrics.quoteRadius))), at: 0)
      items += pullQuoteMarks(panel: panel, bodyBottom: bodyBottom)
      return LaidOutBlock(items: items, height: y)
    }
  }

  private func pullQuoteAuthor(_ caption: RichText, width: Double) -> TextItem? {
    var style = scale.categories[.paragraph]
    style.color = colors.quoteAccent
    var request = TextRequest(
      style: style, width: width, role: .quoteAuthor, alignment: .center, fits: false,
      bold: true, italic: true)
    request.linkColor = colors.quoteAccent
    return makeText(caption, request)
  }

  private func pullQuoteMarks(panel: Rect, bodyBottom: Double) -> [LayoutItem] {
    let size = PageMetrics.pullQuoteMarkSize
    let inset = PageMetrics.pullQuoteMarkInset
    func mark(_ kind: OrnamentItem.Kind, x: Double, y: Double) -> LayoutItem {
      LayoutItem(
        frame: Rect(x: x, y: y, width: size.width, height: size.height),
        content: .ornament(OrnamentItem(kind: kind, color: colors.quoteAccent)))
    }
    return [
      mark(.openingMark, x: panel.minX + inset, y: inset),
      mark(
        .closingMark, x: panel.maxX - inset - size.width, y: bodyBottom - inset - size.height),
    ]
  }

  /// A text's "…" in the look of the first real text on a line.
  private func ellipsis(for text: TextItem, line: Int) -> TextItem.Ellipsis? {
    let laidOut = text.paragraph.lines[line]
    guard let run = laidOut.runs.first(where: { $0.attachment == nil && !$0.range.isEmpty }),
      var style = text.paragraph.text.style(at: run.range.lowerBound),
      let look = text.attributes(tagged: run.tag)
    else { return nil }
    style.attachment = nil
    let token = context.layout(
      AttributedText("…", style: style),
      options: ParagraphOptions(width: 1000, fitsToWidth: true, screenScale: inputs.screenScale))
    let width = token.lines.first?.frame.width ?? 0
    guard laidOut.frame.width + width <= text.paragraph.options.width else { return nil }
    return TextItem.Ellipsis(
      token: token, line: line, color: look.color,
      x: laidOut.isRightToLeft ? -width : laidOut.frame.width)
  }
}

/// Where a quote's children stand.
private struct QuoteBand {
  let x: Double
  let width: Double
  /// A code band inside may reach the accent bar and the ground's far edge.
  let childBleed: HorizontalInsets

  init(column: Column, metrics: PageMetrics, isRightToLeft: Bool) {
    let lineInset = metrics.quoteLineInset
    let inner = column.textWidth - lineInset
    width = max(1, inner - 2 * (column.inset + lineInset))
    x = isRightToLeft ? 2 * column.inset + lineInset : column.inset + lineInset
    let groundLeft = column.inset
    let groundRight = column.width - column.inset
    let bar = PageMetrics.quoteBar
    childBleed =
      isRightToLeft
      ? HorizontalInsets(left: x - groundLeft, right: groundRight - bar - (x + width))
      : HorizontalInsets(left: x - (groundLeft + bar), right: groundRight - (x + width))
  }
}

extension RichText {
  /// Nothing to show, however it is spelled.
  var isBlank: Bool { !holdsObject && plainText.isEmpty }
}
