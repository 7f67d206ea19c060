import PageModel
import Typesetting

/// What stands in front of a list item.
struct ListMarker {
  var number: TextItem?
  var checked: Bool?
  /// Neither number nor checkbox.
  var isBullet: Bool { number == nil && checked == nil && !isBlank }
  /// An ordered item without a number of its own among numbered ones.
  var isBlank = false
}

extension PageLayouter {
  /// A list: markers share one column, texts stand beside it.
  func listBlock(
    _ items: [InstantPageListItem], ordered: Bool, in column: Column, path: [Int]
  ) -> LaidOutBlock {
    withChildBleed(.zero) {
      let memory = growth
      defer { growth = memory }
      let place = SequencePlace(layouter: self, column: column, kind: .list, path: path)
      let numbering = ListNumbering(items, ordered: ordered)
      var list =
        memory?.takeList(items, at: place, numbering)
        ?? ListProgress(place: place, numbering: numbering)
      for index in list.markers.count..<items.count {
        list.markers.append(listMarker(of: items[index], at: index, numbering))
      }
      list.align(gutterColumn: markerColumnWidth(list.markers))
      mediaCount += list.rows.mediaCount
      detailsCount += list.rows.detailsCount

      let gutter =
        metrics.markerGap + list.gutterColumn + metrics.listTextOffset
        + (ordered ? PageMetrics.orderedListTextOffset : 0)
      let textColumn = Column(width: max(1, column.textWidth - gutter), inset: 0)
      let textX = isRightToLeft ? column.inset : column.inset + gutter
      for index in list.rows.count..<items.count {
        growth = index == items.count - 1 ? memory?.child(at: index) : nil
        addRow(
          items[index], to: &list, in: column, textX: textX, textColumn: textColumn,
          path: path + [index], isOrdered: ordered)
        if memory != nil { list.rows.mark(items[index], layouter: self) }
      }
      memory?.list = list
      return LaidOutBlock(items: list.rows.items, height: list.rows.end.height)
    }
  }

  private func addRow(
    _ item: InstantPageListItem, to list: inout ListProgress, in column: Column, textX: Double,
    textColumn: Column, path: [Int], isOrdered: Bool
  ) {
    let blocks = listItemBlocks(item)
    var y = list.rows.end.height
    if let previous = list.rows.end.previous, let first = blocks.first {
      y += BlockSpacing(metrics: metrics)
        .gap(after: previous, before: BlockRhythm(first), in: .list)
    }
    let index = path.last ?? 0
    let place = ListItemPlace(
      list: Array(path.dropLast()), index: index, isOrdered: isOrdered,
      number: item.number.nonEmpty,
      isChecked: item.checked)
    let content = within(.listItem(place)) {
      let content = layoutSequence(blocks, in: textColumn, kind: .list, path: path)
      guard content.items.isEmpty else { return content }
      return layoutSequence(blankItem, in: textColumn, kind: .list, path: path)
    }
    let ownPath = Array(path.dropFirst())
    let placed = content.items.map { inner in
      var inner = inner.movedBy(dx: textX, dy: y)
      // The paragraph of an item that is a text is none of the page's.
      if !item.holdsBlocks, !isInCell { inner.innerPath = ownPath }
      return inner
    }
    let line = firstLine(in: placed)
    // What begins without text has its marker where a line would be.
    let lineHeight = line == nil ? markerLineHeight : 0
    let start = list.rows.items.count
    list.rows.items += markerItems(
      list.markers[index], line: line ?? Rect(x: 0, y: y, width: 0, height: lineHeight),
      baseline: line?.maxY, gutterColumn: list.gutterColumn, column: column, path: path)
    if !isInCell { list.rows.items.sign(from: start, as: ownPath[...]) }
    list.rows.items += placed
    list.rows.end = SequenceEnd(
      height: y + max(content.size.height, lineHeight),
      previous: blocks.last.map { BlockRhythm($0) })
  }

  /// An item's blocks; an empty item still takes a line.
  private func listItemBlocks(_ item: InstantPageListItem) -> [InstantPageBlock] {
    switch item {
    case .unknown:
      return blankItem
    case .text(let text, _, _):
      return text.plainText.isEmpty && !text.holdsObject ? blankItem : [.paragraph(text)]
    case .blocks(let blocks, _, _):
      return blocks.isEmpty ? blankItem : blocks
    }
  }

  private var blankItem: [InstantPageBlock] { [.paragraph(.plain(" "))] }

  /// The height of a line of the list's text; no marker is higher.
  private var markerLineHeight: Double {
    let font = context.metrics(for: scale.categories[isInCell ? .table : .paragraph].font)
    return max((font.ascent + font.descent).rounded(.up), metrics.checkboxSide)
  }

  private func listMarker(
    of item: InstantPageListItem, at index: Int, _ numbering: ListNumbering
  ) -> ListMarker {
    var marker = ListMarker(checked: item.checked)
    guard numbering != .none else { return marker }
    if let own = item.number.nonEmpty {
      marker.number = numberText(own + ".", bold: item.startsBold)
    } else if item.checked == nil {
      switch numbering {
      case .none: break
      case .own: marker.isBlank = true
      case .counted: marker.number = numberText("\(index + 1).", bold: item.startsBold)
      }
    }
    return marker
  }

  private func numberText(_ text: String, bold: Bool) -> TextItem? {
    makeText(
      .plain(text),
      TextRequest(
        style: scale.categories[isInCell ? .table : .paragraph], width: 10_000, bold: bold))
  }

  /// The widest marker; an item with both keeps its number left of its checkbox.
  private func markerColumnWidth(_ markers: [ListMarker]) -> Double {
    markers.map { marker in
      let number = marker.number?.paragraph.effectiveWidth ?? 0
      guard marker.checked != nil else {
        return marker.isBullet ? metrics.bulletDiameter : number
      }
      return metrics.checkboxSide + (number > 0 ? number + metrics.markerGap : 0)
    }.max() ?? 0
  }

  private func markerItems(
    _ marker: ListMarker, line: Rect, baseline: Double?, gutterColumn: Double, column: Column,
    path: [Int]
  ) -> [LayoutItem] {
    /// A marker's left edge, given its distance from the marker column's outer edge.
    func x(width: Double, shift: Double) -> Double {
      isRightToLeft
        ? column.width - column.inset - gutterColumn - shift
        : column.inset + gutterColumn - width + shift
    }
    var items: [LayoutItem] = []
    if marker.isBullet {
      let side = metrics.bulletDiameter
      items.append(
        LayoutItem(
          frame: Rect(
            x: x(width: side, shift: PageMetrics.bulletTextOffset),
            y: metrics.floorToPixel(line.midY - side / 2 + PageMetrics.bulletNudge),
            width: side, height: side),
          content: .bullet(scale.categories[.paragraph].color)))
    }
    if let number = marker.number {
      let size = number.paragraph.size
      let room = marker.checked == nil ? 0 : metrics.checkboxSide + metrics.markerGap
      let left = x(width: gutterColumn, shift: metrics.numberTextOffset)
      let numberX =
        isRightToLeft ? left + room : left + gutterColumn - room - size.width
      // The number shares the baseline of its item's first line.
      let top =
        baseline.map { $0 - (number.paragraph.lines.first?.baseline ?? 0) }
        ?? metrics.floorToPixel(line.midY - PageMetrics.numberBoxHeight / 2)
      items.append(
        LayoutItem(
          frame: Rect(x: numberX, y: top, width: size.width, height: size.height),
          content: .number(number)))
    }
    if let checked = marker.checked {
      let side = metrics.checkboxSide
      items.append(
        LayoutItem(
          frame: Rect(
            x: x(width: side, shift: 0), y: metrics.floorToPixel(line.midY - side / 2),
            width: side, height: side),
          content: .checkbox(
            CheckboxItem(
              isChecked: checked, path: isInCell ? nil : path, fill: colors.checkboxFill,
              tick: colors.checkboxForeground, border: colors.control))))
    }
    return items
  }

  /// The box of the first line of text among items, in their space.
  func firstLine(in items: [LayoutItem]) -> Rect? {
    for item in items {
      switch item.content {
      case .text(let text), .thinking(let text):
        guard let line = text.paragraph.lines.first else { continue }
        return line.frame.offsetBy(dx: item.frame.x, dy: item.frame.y)
      case .details(let details):
        guard let line = details.title?.paragraph.lines.first else { continue }
        return line.frame.offsetBy(
          dx: item.frame.x + details.titleOrigin.x, dy: item.frame.y + details.titleOrigin.y)
      case .code(let code):
        let first = code.languageText.map { ($0.origin, $0.text) } ?? (code.codeOrigin, code.code)
        guard let line = first.1.paragraph.lines.first else { continue }
        return line.frame.offsetBy(
          dx: item.frame.x + first.0.x, dy: item.frame.y + first.0.y)
      case .formula(let formula):
        // The marker stands on the formula's baseline.
        let height = context.metrics(for: scale.categories[.paragraph].font).capBox
        return Rect(
          x: item.frame.x, y: item.frame.y + formula.origin.y - height, width: 0, height: height)
      case .number, .divider, .bullet, .checkbox, .quoteFrame, .panel, .ornament, .anchor, .media,
        .slideshow, .audio, .document, .table, .buttonRow, .unsupported:
        continue
      }
    }
    return nil
  }
}

extension InstantPageListItem {
  fileprivate var holdsBlocks: Bool {
    if case .blocks(let blocks, _, _) = self { !blocks.isEmpty } else { false }
  }

  /// Whether the item's first character is bold; its number is then, too.
  var startsBold: Bool {
    switch self {
    case .unknown: return false
    case .text(let text, _, _): return text.startsBold ?? false
    case .blocks(let blocks, _, _):
      if case .paragraph(let text)? = blocks.first { return text.startsBold ?? false }
      if case .heading(let text, _)? = blocks.first { return text.startsBold ?? false }
      return false
    }
  }
}

extension RichText {
  /// Whether the first character is bold; nil when there is none.
  fileprivate var startsBold: Bool? {
    switch self {
    case .empty: nil
    case .plain(let string): string.isEmpty ? nil : false
    case .bold(let inner): inner.startsBold == nil ? nil : true
    case .concat(let parts): parts.lazy.compactMap(\.startsBold).first
    case .italic(let inner), .underline(let inner), .strikethrough(let inner), .fixed(let inner),
      .url(let inner, _, _), .email(let inner, _), .subscript(let inner),
      .superscript(let inner), .marked(let inner), .phone(let inner, _), .anchor(let inner, _),
      .textAutoEmail(let inner), .textAutoPhone(let inner), .textAutoUrl(let inner),
      .textBankCard(let inner), .textBotCommand(let inner), .textCashtag(let inner),
      .textHashtag(let inner), .textMention(let inner), .textMentionName(let inner, _),
      .textSpoiler(let inner), .textDate(let inner, _, _), .textTonAddress(let inner):
      inner.startsBold
    case .image, .formula, .textCustomEmoji, .textButton: false
    }
  }

  /// Whether the text holds something that is drawn though its plain text may be empty.
  var holdsObject: Bool {
    switch self {
    case .image, .textCustomEmoji, .formula, .textButton, .anchor: true
    case .empty, .plain: false
    case .concat(let parts): parts.contains(where: \.holdsObject)
    case .bold(let inner), .italic(let inner), .underline(let inner), .strikethrough(let inner),
      .fixed(let inner), .url(let inner, _, _), .email(let inner, _), .subscript(let inner),
      .superscript(let inner), .marked(let inner), .phone(let inner, _),
      .textAutoEmail(let inner), .textAutoPhone(let inner), .textAutoUrl(let inner),
      .textBankCard(let inner), .textBotCommand(let inner), .textCashtag(let inner),
      .textHashtag(let inner), .textMention(let inner), .textMentionName(let inner, _),
      .textSpoiler(let inner), .textDate(let inner, _, _), .textTonAddress(let inner):
      inner.holdsObject
    }
  }
}
