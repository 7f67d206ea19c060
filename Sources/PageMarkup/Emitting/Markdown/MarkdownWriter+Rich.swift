import PageModel

extension MarkdownWriter {
  /// Writes a block that Markdown has another form for in its rich dialect, or none: then the tags
  /// of Rich HTML say it. Whether it is written.
  mutating func writeRich(_ block: InstantPageBlock) -> Bool {
    switch block {
    case .paragraph, .heading, .divider, .title, .subtitle, .header, .subheader, .kicker,
      .authorDate, .unsupported, .cover, .webEmbed, .postEmbed, .channelBanner,
      .relatedArticles:
      return false
    case .preformatted(let text, let language):
      if text.withoutObjects.isPlain, language != "math", language?.isWord ?? true { return false }
    case .formula(let latex):
      let trimmed = latex.trimmingBlanks
      if trimmed.isEmpty || trimmed.standsInDollars { return false }
    case .list(let items, let ordered):
      if Self.isMarkdown(items, ordered: ordered) { return false }
    case .blockQuote(_, let caption, let collapsed):
      if caption.isNothing, collapsed != true { return false }
    case .table(let title, let rows, let bordered, let striped, let compact):
      if title.isNothing, bordered, striped, !compact, let alignments = rows.markdownAlignments {
        writeRichTable(rows, alignments)
        return true
      }
    case .details(let title, let blocks, let expanded):
      writeDetails(title, blocks, expanded: expanded)
      return true
    case .image(let id, let caption, nil, nil, false)
    where caption.text.isNothing && caption.credit.isNothing:
      if let address = addresses[id], RichMediaKind(address: address) == .photo {
        text.output.clear()
        text.output.write("![](")
        text.writeDestination(address)
        text.output.write(")")
        text.output.bytes.withUnsafeBufferPointer { writeLines($0) }
        endBlock()
        return true
      }
      if addresses[id] == nil { return false }
    case .image(let id, _, _, _, _), .video(let id, _, _, _, _), .audio(let id, _),
      .document(let id, _):
      // What is left of it is text, and so Markdown.
      if addresses[id] == nil { return false }
    case .collage(let items, _), .slideshow(let items, _):
      if !html.isGallery(items) { return false }
    case .footer, .anchor, .pullQuote, .map, .thinking, .buttonRow:
      break
    }
    writeHTML(block)
    return true
  }

  private mutating func writeHTML(_ block: InstantPageBlock) {
    html.output.clear()
    // The log moves: two of them would be copied at every loss.
    html.log = log
    log = LossLog()
    html.cells = cells
    html.level = level
    html.leftTextLevel = level
    html.itemLevel = level == itemLevel ? level : -1
    html.write(block)
    cells = html.cells
    log = html.log
    html.log = LossLog()
    if html.output.count > 0 {
      beginLine()
      html.output.bytes.withUnsafeBufferPointer { output.write($0) }
      output.write(Ascii.lineFeed)
      endBlock()
    }
    for text in html.leftText { writeParagraph(text) }
    html.leftText.removeAll()
  }

  /// Details hold Markdown, between blank lines.
  private mutating func writeDetails(
    _ title: RichText, _ blocks: [InstantPageBlock], expanded: Bool
  ) {
    text.write(title, in: .heading, &log)
    let hasTitle = !text.isBlank
    lose("an empty title of details", if: !hasTitle && !title.isNothing)
    writeLine(expanded ? "<details open>" : "<details>")
    if hasTitle {
      beginLine()
      output.write("<summary>")
      text.output.bytes.withUnsafeBufferPointer { output.write($0) }
      output.write("</summary>\n")
    }
    endBlock()
    write(blocks)
    writeLine("</details>")
    endBlock()
  }

  /// Whether Markdown counts the items as they are counted.
  private static func isMarkdown(_ items: [InstantPageListItem], ordered: Bool) -> Bool {
    if !ordered { return true }
    let shown = items.filter { $0 != .unknown }
    let labels = ListLabels(shown.map(\.number)).labels
    guard let first = labels.first, (0...999_999_999).contains(first.value) else { return true }
    for (offset, label) in labels.enumerated() {
      let own = shown[offset].number ?? ""
      guard label.style == .decimal, Int(label.value) == Int(first.value) + offset else {
        return false
      }
      if !own.isEmpty, own != String(label.value) { return false }
    }
    return true
  }

  private mutating func writeRichTable(
    _ rows: [InstantPageTableRow], _ alignments: [TableHorizontalAlignment?]
  ) {
    cells += rows.count * alignments.count
    for row in rows.indices {
      beginLine()
      output.write(Ascii.bar)
      for cell in rows[row].cells {
        if let text = cell.text { write(cell: text) }
        output.write(" |")
      }
      output.write(Ascii.lineFeed)
      if row > 0 { continue }
      beginLine()
      output.write(Ascii.bar)
      for alignment in alignments {
        switch alignment {
        case nil: output.write(" --- |")
        case .left: output.write(" :--- |")
        case .center: output.write(" :---: |")
        case .right: output.write(" ---: |")
        }
      }
      output.write(Ascii.lineFeed)
    }
    endBlock()
  }
}

extension [InstantPageTableRow] {
  /// What Markdown says of the columns of the table: a nil alignment is that of headers in the
  /// first row and that of cells below. Nil when Markdown cannot say what the table is.
  fileprivate var markdownAlignments: [TableHorizontalAlignment?]? {
    guard let head = first, !head.cells.isEmpty, head.cells.count <= MarkupLimits().tableColumns
    else { return nil }
    for (row, content) in enumerated() {
      if content.cells.count != head.cells.count { return nil }
      for cell in content.cells {
        if cell.header != (row == 0) || cell.verticalAlignment != .middle { return nil }
        if cell.colspan > 1 || cell.rowspan > 1 || cell.colspan < 0 || cell.rowspan < 0 {
          return nil
        }
      }
    }
    if count * head.cells.count > MarkupLimits().tableCells { return nil }
    var alignments: [TableHorizontalAlignment?] = []
    for column in head.cells.indices {
      let own = head.cells[column].alignment
      let below = dropFirst().map { $0.cells[column].alignment }
      if below.allSatisfy({ $0 == own }) {
        alignments.append(own == .center && below.isEmpty ? nil : own)
      } else if own == .center, below.allSatisfy({ $0 == .left }) {
        alignments.append(nil)
      } else {
        return nil
      }
    }
    return alignments
  }
}

extension String {
  /// Whether it is one word behind a fence.
  fileprivate var isWord: Bool {
    utf8.allSatisfy { $0 > Ascii.space && $0 != Ascii.backtick && $0 != 0x7F }
  }

  /// Whether `$$…$$` holds it on one line or several.
  fileprivate var standsInDollars: Bool {
    var text = self
    let isFree = text.withUTF8 { bytes in
      bytes.first != Ascii.dollar && bytes.last != Ascii.dollar
        && !bytes.contains(Ascii.backtick)
        && !bytes.split(separator: Ascii.lineFeed).contains {
          BlockFormulaSearch.firstClose(of: .dollars, in: Bytes(rebasing: $0)) != nil
        }
    }
    return isFree && unicodeScalars.count <= MarkupLimits().blockFormulaLength
      && !utf8.contains(Ascii.carriageReturn)
  }
}
