import PageModel

/// What a page has become after a trip through TL: the declared losses, written a second time and
/// the other way round, from the page that is expected.
struct TLExpectation {
  var isSent: Bool
  /// Changes only what no loss is declared for: an empty text is an empty string when it is sent,
  /// an empty language is none, and a quote stored before quotes could collapse does not.
  var onlySilent = false

  private var drops: Bool { isSent && !onlySilent }

  /// After `richMessage` (received) or `inputRichMessage` (sent).
  func message(_ page: InstantPage) -> InstantPage {
    InstantPage(
      blocks: blocks(page.blocks), media: onlySilent ? page.media : media(page.media),
      isComplete: page.isComplete || drops, rtl: page.rtl, url: onlySilent ? page.url : "",
      views: onlySilent ? page.views : nil)
  }

  /// After `page`.
  func article(_ page: InstantPage) -> InstantPage {
    InstantPage(
      blocks: blocks(page.blocks), media: page.media, isComplete: page.isComplete, rtl: page.rtl,
      url: page.url, views: page.views)
  }

  private func media(_ media: [MediaId: Media]) -> [MediaId: Media] {
    isSent ? media.mapValues(reference) : media
  }

  /// A medium that was sent is a name and a key.
  private func reference(_ medium: Media) -> Media {
    switch medium {
    case .image(let image):
      return .image(TelegramMediaImage(imageId: image.imageId, reference: image.reference))
    case .file(let file):
      guard case .cloudDocument(var resource) = file.resource else { return medium }
      resource.datacenterId = 0
      resource.size = nil
      resource.fileName = nil
      return .file(
        TelegramMediaFile(fileId: file.fileId, resource: .cloudDocument(resource), mimeType: ""))
    }
  }

  func blocks(_ blocks: [InstantPageBlock]) -> [InstantPageBlock] {
    blocks.compactMap(block)
  }

  private func block(_ block: InstantPageBlock) -> InstantPageBlock? {
    switch block {
    case .unsupported: return drops ? nil : block
    case .divider, .anchor, .formula: return block
    case .title(let text): return drops ? nil : .title(self.text(text))
    case .subtitle(let text): return drops ? nil : .subtitle(self.text(text))
    case .authorDate(let author, let date):
      return drops ? nil : .authorDate(author: text(author), date: date)
    case .header(let text): return drops ? nil : .header(self.text(text))
    case .subheader(let text): return drops ? nil : .subheader(self.text(text))
    case .kicker(let text): return drops ? nil : .kicker(self.text(text))
    case .thinking(let text): return drops ? nil : .thinking(self.text(text))
    case .channelBanner: return drops ? nil : block
    case .relatedArticles(let title, let articles):
      return drops ? nil : .relatedArticles(title: text(title), articles: articles)
    case .webEmbed(
      let url, let html, let dimensions, let caption, let stretchToWidth, let allowScrolling,
      let coverId):
      return drops
        ? nil
        : .webEmbed(
          url: url, html: html, dimensions: dimensions, caption: self.caption(caption),
          stretchToWidth: stretchToWidth, allowScrolling: allowScrolling, coverId: coverId)
    case .postEmbed(
      let url, let webpageId, let avatarId, let author, let date, let blocks, let caption):
      return drops
        ? nil
        : .postEmbed(
          url: url, webpageId: webpageId, avatarId: avatarId, author: author, date: date,
          blocks: self.blocks(blocks), caption: self.caption(caption))
    case .cover(let inner): return drops ? nil : self.block(inner).map { .cover($0) }
    case .paragraph(let text): return .paragraph(self.text(text))
    case .footer(let text): return .footer(self.text(text))
    case .preformatted(let text, let language):
      return .preformatted(text: self.text(text), language: language == "" ? nil : language)
    case .heading(let text, let level):
      return .heading(
        text: self.text(text),
        level: onlySilent ? level : level == 0 ? 1 : (1...6).contains(level) ? level : 6)
    case .pullQuote(let text, let caption):
      return .pullQuote(text: self.text(text), caption: self.text(caption))
    case .list(let items, let ordered):
      return .list(items: items.map { item($0, ordered) }, ordered: ordered)
    case .blockQuote(let blocks, let caption, let collapsed):
      return quote(blocks, caption, collapsed)
    case .details(let title, let blocks, let expanded):
      return .details(title: text(title), blocks: self.blocks(blocks), expanded: expanded)
    case .collage(let items, let caption):
      return .collage(items: blocks(items), caption: self.caption(caption))
    case .slideshow(let items, let caption):
      return .slideshow(items: blocks(items), caption: self.caption(caption))
    case .table(let title, let rows, let bordered, let striped, let compact):
      return .table(
        title: text(title), rows: rows.map(row), bordered: bordered, striped: striped,
        compact: compact)
    case .image(let id, let caption, let url, let webpageId, let spoiler):
      let hasLink = onlySilent || url != nil && (webpageId != nil || !isSent)
      return .image(
        id: id, caption: self.caption(caption), url: hasLink ? url : nil,
        webpageId: hasLink ? webpageId : nil, spoiler: spoiler)
    case .video(let id, let caption, let autoplay, let loop, let spoiler):
      return .video(
        id: id, caption: self.caption(caption), autoplay: autoplay, loop: loop, spoiler: spoiler)
    case .audio(let id, let caption): return .audio(id: id, caption: self.caption(caption))
    case .document(let id, let caption): return .document(id: id, caption: self.caption(caption))
    case .map(let latitude, let longitude, let zoom, let dimensions, let caption):
      return .map(
        latitude: latitude, longitude: longitude, zoom: zoom, dimensions: dimensions,
        caption: self.caption(caption))
    case .buttonRow(let alignment, let buttons):
      return .buttonRow(alignment: alignment, buttons: buttons.map(button))
    }
  }

  private func quote(
    _ blocks: [InstantPageBlock], _ caption: RichText, _ collapsed: Bool?
  ) -> InstantPageBlock {
    if blocks.count == 1, case .paragraph(let text) = blocks[0] {
      return .blockQuote(
        blocks: [.paragraph(self.text(text))], caption: self.text(caption),
        collapsed: collapsed ?? false)
    }
    if onlySilent {
      return .blockQuote(
        blocks: self.blocks(blocks), caption: text(caption), collapsed: collapsed ?? false)
    }
    if blocks.isEmpty, isSent {
      return .blockQuote(
        blocks: [.paragraph(.plain(""))], caption: text(caption), collapsed: collapsed ?? false)
    }
    return .blockQuote(blocks: self.blocks(blocks), caption: text(caption), collapsed: false)
  }

  private func item(_ item: InstantPageListItem, _ ordered: Bool) -> InstantPageListItem {
    let ordered = ordered || onlySilent
    switch item {
    case .unknown: return onlySilent ? item : .text(.plain(""), num: nil, checked: nil)
    case .text(let text, let num, let checked):
      return .text(self.text(text), num: ordered ? num : nil, checked: checked)
    case .blocks(let blocks, let num, let checked):
      return .blocks(self.blocks(blocks), num: ordered ? num : nil, checked: checked)
    }
  }

  private func row(_ row: InstantPageTableRow) -> InstantPageTableRow {
    InstantPageTableRow(
      cells: row.cells.map { cell in
        var cell = cell
        cell.text = cell.text.map(text)
        return cell
      })
  }

  private func caption(_ caption: InstantPageCaption) -> InstantPageCaption {
    InstantPageCaption(text: text(caption.text), credit: text(caption.credit))
  }

  private func button(_ button: InstantPageButton) -> InstantPageButton {
    var button = button
    button.text = text(button.text)
    if onlySilent { return button }
    switch button.action {
    case .text, .requestPhone, .requestMap, .setupPoll, .requestPeer: button.action = .disabled
    case .openWebView(let url, _): button.action = .openWebView(url: url, simple: false)
    case .openUserProfile(let peer): button.action = .openUserProfile(.cloudUser(peer.id))
    case .switchInline(let samePeer, let query, _) where isSent:
      button.action = .switchInline(samePeer: samePeer, query: query, peerTypes: [])
    case .switchInline, .url, .callback, .openWebApp, .payment, .urlAuth, .copyText, .disabled:
      break
    }
    return button
  }

  func text(_ text: RichText) -> RichText {
    switch text {
    case .empty: return isSent ? .plain("") : .empty
    case .plain, .formula, .textCustomEmoji, .image: return text
    case .concat(let parts): return .concat(parts.map(self.text))
    case .bold(let inner): return .bold(self.text(inner))
    case .italic(let inner): return .italic(self.text(inner))
    case .underline(let inner): return .underline(self.text(inner))
    case .strikethrough(let inner): return .strikethrough(self.text(inner))
    case .fixed(let inner): return .fixed(self.text(inner))
    case .subscript(let inner): return .subscript(self.text(inner))
    case .superscript(let inner): return .superscript(self.text(inner))
    case .marked(let inner): return .marked(self.text(inner))
    case .textAutoEmail(let inner): return .textAutoEmail(self.text(inner))
    case .textAutoPhone(let inner): return .textAutoPhone(self.text(inner))
    case .textAutoUrl(let inner): return .textAutoUrl(self.text(inner))
    case .textBankCard(let inner): return .textBankCard(self.text(inner))
    case .textBotCommand(let inner): return .textBotCommand(self.text(inner))
    case .textCashtag(let inner): return .textCashtag(self.text(inner))
    case .textHashtag(let inner): return .textHashtag(self.text(inner))
    case .textMention(let inner): return .textMention(self.text(inner))
    case .textSpoiler(let inner): return .textSpoiler(self.text(inner))
    case .textTonAddress(let inner): return .textTonAddress(self.text(inner))
    case .url(let inner, let url, let webpageId):
      return .url(text: self.text(inner), url: url, webpageId: webpageId)
    case .email(let inner, let email): return .email(text: self.text(inner), email: email)
    case .phone(let inner, let phone): return .phone(text: self.text(inner), phone: phone)
    case .anchor(let inner, let name): return .anchor(text: self.text(inner), name: name)
    case .textMentionName(let inner, let peerId):
      return .textMentionName(text: self.text(inner), peerId: peerId)
    case .textDate(let inner, let date, let format):
      return .textDate(
        text: self.text(inner), date: date,
        format: format?.rawValue == 0 && !onlySilent ? nil : format)
    case .textButton(let button): return .textButton(self.button(button))
    }
  }
}
