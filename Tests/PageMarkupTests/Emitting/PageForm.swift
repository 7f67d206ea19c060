import PageModel

/// What of a page its readers see, a line a block, as ``TextForm`` for the texts.
///
/// At the paths of `losses` a block is simplified to what Markdown can say of it, nowhere else: a
/// difference that no loss names shows.
struct PageForm {
  private var lossy: Set<[Int]>
  private var media: [MediaId: Media]

  static func of(_ page: InstantPage, losses: [PageLoss] = []) -> String {
    let form = PageForm(lossy: Set(losses.map(\.path)), media: page.media)
    return form.lines(of: page.blocks, at: []).joined(separator: "\n")
  }

  private func text(_ text: RichText, _ isLossy: Bool) -> String {
    TextForm.of(text, isLossy: isLossy, media: media)
  }

  private func lines(of blocks: [InstantPageBlock], at path: [Int]) -> [String] {
    blocks.enumerated().flatMap { lines(of: $0.element, at: path + [$0.offset]) }
  }

  private func paragraph(_ text: RichText, _ isLossy: Bool, _ name: String = "p") -> [String] {
    let form = self.text(text, isLossy)
    return isLossy && form.isBlank ? [] : ["\(name)(\(form))"]
  }

  private func indented(_ lines: [String]) -> [String] {
    lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 } }
  }

  private func lines(of block: InstantPageBlock, at path: [Int]) -> [String] {
    let isLossy = lossy.contains(path)
    func plain(_ inner: RichText, _ kind: String) -> [String] {
      isLossy ? paragraph(inner, true) : ["\(kind)(\(text(inner, false)))"]
    }
    switch block {
    case .paragraph(let inner): return paragraph(inner, isLossy)
    case .title(let inner):
      return isLossy ? paragraph(inner, true, "h1") : ["title(\(text(inner, false)))"]
    case .heading(let inner, let level):
      return paragraph(inner, isLossy, "h\(isLossy ? min(max(level, 1), 6) : level)")
    case .subtitle(let inner): return plain(inner, "subtitle")
    case .header(let inner): return plain(inner, "header")
    case .subheader(let inner): return plain(inner, "subheader")
    case .footer(let inner): return plain(inner, "footer")
    case .kicker(let inner): return plain(inner, "kicker")
    case .thinking(let inner): return plain(inner, "thinking")
    case .authorDate(let inner, _): return plain(inner, "author")
    case .preformatted(let inner, let language):
      var code = isLossy ? inner.plainText : text(inner, false)
      if isLossy { code = code.replacingScalars(["\0": "\u{FFFD}"]) }
      code = code.replacingOccurrences("\r\n", "\n").replacingOccurrences("\r", "\n")
      if isLossy, code.isEmpty { return [] }
      return ["pre \(language?.lowercased() ?? "")(\(code))"]
    case .divider: return ["hr"]
    case .anchor(let name): return isLossy ? [] : ["anchor \(name)"]
    case .formula(let latex):
      let trimmed = latex.trimmed
      return isLossy && trimmed.isEmpty ? [] : ["formula(\(trimmed))"]
    case .list(let items, let ordered): return list(items, ordered, isLossy, at: path)
    case .blockQuote(let blocks, let caption, let collapsed):
      let inner = lines(of: blocks, at: path)
      if isLossy { return inner.isEmpty ? [] : ["quote"] + indented(inner) }
      let author = text(caption, false)
      return ["quote\(author.isEmpty ? "" : " " + author)\(collapsed == true ? " collapsed" : "")"]
        + indented(inner)
    case .pullQuote(let inner, let caption):
      if !isLossy { return ["pull(\(text(inner, false))) \(text(caption, false))"] }
      let quoted = paragraph(inner, true)
      return quoted.isEmpty ? [] : ["quote"] + indented(quoted)
    case .table(let title, let rows, let bordered, let striped, let compact):
      let table = table(rows, isLossy)
      if isLossy { return table.isEmpty ? [] : ["table"] + indented(table) }
      return [
        "table \(text(title, false)) \(bordered) \(striped) \(compact)"
          .replacingOccurrences(" true false false", "").trimmed
      ] + indented(table)
    case .details(let title, let blocks, _):
      let inner = lines(of: blocks, at: path)
      if !isLossy { return ["details \(text(title, false))"] + indented(inner) }
      return paragraph(title, true) + inner
    case .buttonRow: return isLossy ? [] : ["buttons"]
    case .unsupported: return isLossy ? [] : ["unsupported"]
    case .image(let id, let caption, let url, let webpageId, let spoiler):
      let address = MediaForm.address(of: id, media)
      guard isLossy else {
        return [
          "image \(address ?? "?") \(text(caption.text, false))|\(text(caption.credit, false)) "
            + "\(url ?? "")\(webpageId == nil ? "" : " cached")\(spoiler ? " spoiler" : "")"
        ]
      }
      guard let address else { return captions(caption) }
      let shown = caption.text.plainText.replacingScalars(["\0": "\u{FFFD}"])
      return ["image \(address) \(shown)| \(url ?? "")"]
    case .video(_, let caption, _, _, _), .audio(_, let caption), .document(_, let caption),
      .map(_, _, _, _, let caption), .webEmbed(_, _, _, let caption, _, _, _):
      return isLossy ? captions(caption) : ["medium"]
    case .collage(let items, let caption), .slideshow(let items, let caption):
      return isLossy ? lines(of: items, at: path) + captions(caption) : ["gallery"]
    case .cover(let block): return isLossy ? lines(of: [block], at: path) : ["cover"]
    case .postEmbed(_, _, _, let author, _, let blocks, let caption):
      guard isLossy else { return ["post"] }
      return (author.isEmpty ? [] : paragraph(.plain(author), true))
        + lines(of: blocks, at: path) + captions(caption)
    case .channelBanner: return isLossy ? [] : ["channel"]
    case .relatedArticles(let title, _):
      return isLossy ? paragraph(title, true) : ["articles"]
    }
  }

  private func captions(_ caption: InstantPageCaption) -> [String] {
    [caption.text, caption.credit].flatMap { paragraph($0, true) }
  }

  private func list(
    _ items: [InstantPageListItem], _ ordered: Bool, _ isLossy: Bool, at path: [Int]
  ) -> [String] {
    var result: [String] = []
    var number: Int?
    for (index, item) in items.enumerated() {
      let path = path + [index]
      let isLossy = lossy.contains(path)
      let own: String?
      let checked: Bool?
      var inner: [String]
      switch item {
      case .unknown:
        if !isLossy { result.append("unknown") }
        continue
      case .text(let text, let num, let box):
        (own, checked) = (num, box)
        let form = self.text(text, isLossy)
        inner = form.isBlank ? [] : ["p(\(form))"]
      case .blocks(let blocks, let num, let box):
        (own, checked) = (num, box)
        inner = lines(of: blocks, at: path)
      }
      if number == nil {
        number = own.flatMap { Int($0) }.flatMap { (0...999_999_999).contains($0) ? $0 : nil } ?? 1
      }
      if inner.isEmpty || (inner.count == 1 && inner[0] == "p( )") {
        if !ordered, checked == nil, isLossy { continue }
        inner = ["p( )"]
      }
      let shown: String
      if ordered {
        let expected = String(number ?? 1)
        shown = isLossy ? expected : own ?? expected
      } else {
        shown = isLossy ? "-" : own ?? "-"
      }
      number = (number ?? 0) + 1
      result += ["\(shown)\(checked.map { $0 ? " [x]" : " [ ]" } ?? "")"] + indented(inner)
    }
    if result.isEmpty, isLossy { return [] }
    return [ordered ? "ol" : "ul"] + indented(result)
  }

  private func table(_ rows: [InstantPageTableRow], _ isLossy: Bool) -> [String] {
    let columns = rows.columnCount
    if columns == 0 { return [] }
    var grid = rows.map { _ in [InstantPageTableCell?](repeating: nil, count: columns) }
    var covered = rows.map { _ in [Bool](repeating: false, count: columns) }
    for (row, content) in rows.enumerated() {
      var column = 0
      for cell in content.cells {
        while column < columns, covered[row][column] { column += 1 }
        if column >= columns { break }
        grid[row][column] = cell
        let end = min(columns, column + max(1, Int(cell.colspan)))
        for below in row..<min(rows.count, row + max(1, Int(cell.rowspan))) {
          for place in column..<end { covered[below][place] = true }
        }
        column = end
      }
    }
    let alignments = (0..<columns).map { column in
      grid.lazy.compactMap { $0[column] }.first?.alignment ?? .left
    }
    return grid.enumerated().map { row, cells in
      cells.enumerated().map { column, cell in
        let text = cell?.text.map { self.text($0, isLossy) } ?? ""
        let alignment = isLossy ? alignments[column] : cell?.alignment ?? alignments[column]
        let isHeader = isLossy ? row == 0 : cell?.header ?? (row == 0)
        let isPlain =
          isLossy || cell == nil
          || (cell?.verticalAlignment == .top && cell?.colspan ?? 0 <= 1 && cell?.rowspan ?? 0 <= 1)
        return "\(alignment)\(isHeader ? "*" : "")\(isPlain ? "" : "?") \(text)"
      }.joined(separator: " | ")
    }
  }
}

extension String {
  func replacingOccurrences(_ old: String, _ new: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(utf8)
    let target = Array(old.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: target) {
        result += new.utf8
        index += target.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  var trimmed: String {
    let start = utf8.drop { $0 == 32 || (9...13).contains($0) }
    let count = start.reversed().drop { $0 == 32 || (9...13).contains($0) }.count
    return String(start.prefix(count)) ?? self
  }
}
