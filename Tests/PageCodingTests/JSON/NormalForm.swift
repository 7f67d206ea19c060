import PageModel

/// The page with what a JSON form takes for one thing spelled in one way, as the documentation of
/// `encodeBotAPI` and `encodeTDLib` lists it; what a round trip must give back.
struct NormalForm: Sendable {
  enum Form: Sendable {
    case botAPI
    case tdlib
  }

  var form: Form

  func page(_ page: InstantPage) -> InstantPage {
    let rewriter = PageRewriter(
      block: { block, _ in [self.block(block)] }, item: { item, _ in [self.item(item)] },
      text: { text, _, _ in text.rewriting(self.text) })
    var page = rewriter.rewrite(page)
    page.media = page.media.mapValues(medium)
    return page
  }

  private func text(_ text: RichText) -> RichText {
    switch text {
    case .plain(""): return .empty
    case .concat(let texts) where form == .botAPI:
      if texts.isEmpty { return .empty }
      return texts.count == 1 ? texts[0] : text
    case .textAutoUrl(let inner):
      return .url(text: inner, url: inner.plainText, webpageId: nil)
    case .textAutoEmail(let inner): return .email(text: inner, email: inner.plainText)
    case .textAutoPhone(let inner): return .phone(text: inner, phone: inner.plainText)
    case .anchor(let inner, let name) where inner.plainText.isEmpty && isNothing(inner):
      return .anchor(text: .empty, name: name)
    case .textDate(let inner, let date, .full(nil, nil, false)) where form == .botAPI:
      return .textDate(text: inner, date: date, format: nil)
    case .textButton(let button): return .textButton(self.button(button))
    default: return text
    }
  }

  private func isNothing(_ text: RichText) -> Bool {
    text.walk.allSatisfy { [.empty, .plain, .concat].contains($0.kind) }
  }

  private func button(_ button: InstantPageButton) -> InstantPageButton {
    var button = button
    if case .switchInline(false, let query, .allKinds) = button.action, form == .tdlib {
      button.action = .switchInline(samePeer: false, query: query, peerTypes: [])
    }
    return button
  }

  private func item(_ item: InstantPageListItem) -> InstantPageListItem {
    switch item {
    case .unknown: return item
    case .text(let text, let num, let checked):
      return .blocks([.paragraph(text)], num: num, checked: checked)
    case .blocks(let blocks, let num, let checked):
      return .blocks(
        blocks.isEmpty ? [.paragraph(.empty)] : blocks, num: num, checked: checked)
    }
  }

  private func block(_ block: InstantPageBlock) -> InstantPageBlock {
    switch block {
    case .preformatted(let text, ""): return .preformatted(text: text, language: nil)
    case .blockQuote(let blocks, let caption, nil):
      return .blockQuote(blocks: blocks, caption: caption, collapsed: false)
    case .list(let items, ordered: true): return .list(items: numbered(items), ordered: true)
    case .table(let title, let rows, let bordered, let striped, let compact):
      return .table(
        title: title, rows: rows.map(row), bordered: bordered, striped: striped, compact: compact)
    case .buttonRow(let alignment, let buttons):
      return .buttonRow(alignment: alignment, buttons: buttons.map(button))
    case .image(let id, let caption, "", let webpageId, let spoiler):
      return .image(id: id, caption: caption, url: nil, webpageId: webpageId, spoiler: spoiler)
    case .webEmbed(let url, let html, let size, let caption, let stretch, let scrolling, let id):
      return .webEmbed(
        url: url == "" ? nil : url, html: html == "" ? nil : html, dimensions: size,
        caption: caption, stretchToWidth: stretch, allowScrolling: scrolling, coverId: id)
    case .relatedArticles(let title, let articles):
      return .relatedArticles(title: title, articles: articles.map(article))
    default: return block
    }
  }

  private func numbered(_ items: [InstantPageListItem]) -> [InstantPageListItem] {
    var next = 1
    return items.map { item in
      guard case .blocks(let blocks, let num, let checked) = item else {
        next += 1
        return item
      }
      let number = num.flatMap { $0.isEmpty ? nil : $0 } ?? String(next)
      next = (Int(number) ?? next) + 1
      return .blocks(blocks, num: number, checked: checked)
    }
  }

  private func row(_ row: InstantPageTableRow) -> InstantPageTableRow {
    InstantPageTableRow(
      cells: row.cells.map { cell in
        var cell = cell
        if cell.colspan == 1 { cell.colspan = 0 }
        if cell.rowspan == 1 { cell.rowspan = 0 }
        return cell
      })
  }

  private func article(_ article: InstantPageRelatedArticle) -> InstantPageRelatedArticle {
    var article = article
    if article.title == "" { article.title = nil }
    if article.description == "" { article.description = nil }
    if article.author == "" { article.author = nil }
    if article.date == 0 { article.date = nil }
    return article
  }

  /// The order of a file's attributes means nothing.
  private func medium(_ medium: Media) -> Media {
    guard case .file(var file) = medium else { return medium }
    file.attributes.sort { "\($0)" < "\($1)" }
    return .file(file)
  }
}

extension ReplyMarkupPeerTypes {
  static let allKinds: ReplyMarkupPeerTypes = [.users, .bots, .groups, .channels]
}
