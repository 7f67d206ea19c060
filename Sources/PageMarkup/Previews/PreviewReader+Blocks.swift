import PageModel

extension PreviewReader {
  mutating func open(_ block: InstantPageBlock, level: Int) {
    let strings = options.strings
    switch block {
    case .divider, .anchor:
      break
    case .unsupported:
      plan([.label(strings.unsupported)])
    case .title(let text), .subtitle(let text), .header(let text), .subheader(let text),
      .paragraph(let text), .footer(let text), .kicker(let text), .authorDate(let text, _),
      .preformatted(let text, _), .heading(let text, _):
      plan([.text(text, level: level + 1)])
    case .thinking(let text):
      keepThought(text, level: level + 1)
    case .formula:
      writer.beginPart()
      writer.writeIcon(.formula, label: strings.formula)
    case .table(let title, _, _, _, _):
      writer.beginPart()
      writer.writeIcon(.table, label: strings.table)
      plan([.text(title, level: level + 1)])
    case .list(let items, _):
      plan([.items(items, next: 0, level: level)])
    case .blockQuote(let blocks, let caption, _):
      plan([.blocks(blocks, next: 0, level: level + 1), .text(caption, level: level + 1)])
    case .pullQuote(let text, let caption):
      plan([.text(text, level: level + 1), .text(caption, level: level + 1)])
    case .details(let title, let blocks, _):
      plan([.text(title, level: level + 1), .blocks(blocks, next: 0, level: level + 1)])
    case .cover(let block):
      plan([.blocks([block], next: 0, level: level + 1)])
    case .image(_, let caption, _, _, _):
      plan([.label(strings.photo)] + caption.work(level: level + 1))
    case .video(_, let caption, _, _, _):
      plan([.label(strings.video)] + caption.work(level: level + 1))
    case .audio(let id, let caption):
      let isVoice = file(id)?.audio?.isVoice ?? false
      plan([.label(isVoice ? strings.voice : strings.music)] + caption.work(level: level + 1))
    case .document(let id, let caption):
      let name = file(id)?.fileName ?? ""
      plan(
        [.words(name), .otherwise(since: writer.mark, [.label(strings.file)])]
          + caption.work(level: level + 1))
    case .map(_, _, _, _, let caption):
      plan([.label(strings.location)] + caption.work(level: level + 1))
    case .collage(let items, let caption), .slideshow(let items, let caption):
      let gallery = Work.gallery(items, level: level + 1)
      plan(caption.work(level: level + 1) + [.otherwise(since: writer.mark, [gallery])])
    case .webEmbed(let url, _, _, let caption, _, _, _):
      let mark = writer.mark
      plan(
        caption.work(level: level + 1) + [
          .otherwise(since: mark, [.words(url ?? "")]),
          .otherwise(since: mark, [.label(strings.embed)]),
        ])
    case .postEmbed(let url, _, _, let author, _, let blocks, _):
      let mark = writer.mark
      plan([
        .blocks(blocks, next: 0, level: level + 1),
        .otherwise(since: mark, [.words(author)]),
        .otherwise(since: mark, [.words(url)]),
      ])
    case .channelBanner(let channel):
      plan([
        .words(channel?.title ?? ""),
        .otherwise(since: writer.mark, [.label(strings.channel)]),
      ])
    case .relatedArticles(let title, let articles):
      plan([.text(title, level: level + 1), .articles(articles, next: 0, level: level + 1)])
    case .buttonRow(_, let buttons):
      plan([.buttons(buttons, next: 0, level: level + 1)])
    }
  }

  mutating func open(_ item: InstantPageListItem, level: Int) {
    switch item {
    case .unknown:
      break
    case .text(let text, let num, let checked):
      writeMarker(num, checked)
      plan([.text(text, level: level + 1)])
    case .blocks(let blocks, let num, let checked):
      writeMarker(num, checked)
      plan([.blocks(blocks, next: 0, level: level + 1)])
    }
  }

  /// The box of a task, else the number an item has of its own.
  private mutating func writeMarker(_ num: String?, _ checked: Bool?) {
    writer.beginPart()
    if let checked {
      writer.write(checked ? "☑\u{FE0E}" : "☐")
    } else if let num, !num.isEmpty {
      inspect(num)
      writer.write(".")
    }
  }

  private func file(_ id: MediaId) -> TelegramMediaFile? {
    guard case .file(let file) = page.media[id] else { return nil }
    return file
  }
}

extension InstantPageCaption {
  fileprivate func work(level: Int) -> [PreviewReader.Work] {
    [.text(text, level: level), .text(credit, level: level)]
  }
}
