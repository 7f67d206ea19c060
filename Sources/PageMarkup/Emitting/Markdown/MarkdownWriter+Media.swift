import PageModel

extension MarkdownWriter {
  /// Media, and what else has no form in Markdown: captions and what is inside are text.
  mutating func writeMedium(_ block: InstantPageBlock) {
    switch block {
    case .image(let id, let caption, let url, let webpageId, let spoiler):
      writeImage(id, caption, url: url, webpageId: webpageId, spoiler: spoiler)
    case .video(_, let caption, _, _, _): writeCaption(caption, insteadOf: "a video")
    case .audio(_, let caption): writeCaption(caption, insteadOf: "an audio file")
    case .document(let id, let caption):
      let name: String?
      if case .file(let file)? = addresses[medium: id] { name = file.fileName } else { name = nil }
      writeCaption(caption, insteadOf: name.map { "the file “\($0)”" } ?? "a file")
    case .map(_, _, _, _, let caption): writeCaption(caption, insteadOf: "a map")
    case .collage(let items, let caption):
      lose("that pictures are a collage")
      write(items)
      writeCaption(caption)
    case .slideshow(let items, let caption):
      lose("that pictures are a slideshow")
      write(items)
      writeCaption(caption)
    case .cover(let block):
      lose("that a block is the cover")
      write([block])
    case .webEmbed(let url, _, _, let caption, _, _, _):
      writeCaption(caption, insteadOf: "the embedded page \(url ?? "")")
    case .postEmbed(let url, _, _, let author, _, let blocks, let caption):
      lose("the embedded post \(url)")
      if !author.isEmpty { writeParagraph(.plain(author)) }
      write(blocks)
      writeCaption(caption)
    case .channelBanner(let channel):
      lose("the channel “\(channel?.title ?? "")”")
    case .relatedArticles(let title, let articles):
      lose("the articles under \(title.excerpt)", if: !articles.isEmpty)
      lose("that \(title.excerpt) is the title of articles")
      if !title.isNothing { writeParagraph(title) }
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .list, .blockQuote, .pullQuote, .kicker, .table,
      .details, .heading, .formula, .thinking, .buttonRow:
      break
    }
  }

  private mutating func writeCaption(_ caption: InstantPageCaption, insteadOf what: String) {
    lose(what)
    writeCaption(caption)
  }

  private mutating func writeCaption(_ caption: InstantPageCaption) {
    for text in [caption.text, caption.credit] where !text.isNothing {
      lose("that \(text.excerpt) is a caption")
      writeParagraph(text)
    }
  }

  private mutating func writeImage(
    _ id: MediaId, _ caption: InstantPageCaption, url: String?, webpageId: MediaId?, spoiler: Bool
  ) {
    guard let address = addresses[id] else {
      return writeCaption(caption, insteadOf: "a picture that has no address")
    }
    lose("the spoiler over a picture", if: spoiler)
    lose("that the link of a picture has a cached page", if: webpageId != nil)
    lose("the formatting of the caption \(caption.text.excerpt)", if: caption.text.isFormatted)
    lose("whom a picture is owed to, \(caption.credit.excerpt)", if: !caption.credit.isNothing)
    var title = caption.text.plainText
    lose("a character U+0000", if: title.utf8.contains(0))
    title = title.withLineFeeds
    text.output.clear()
    if url != nil { text.output.write("[") }
    text.output.write("![](")
    text.writeDestination(address)
    if !title.isEmpty {
      text.output.write(" \"")
      text.writeTitle(title)
      text.output.write("\"")
    }
    text.output.write(")")
    if let url {
      text.output.write("](")
      text.writeDestination(url)
      text.output.write(")")
    }
    text.output.bytes.withUnsafeBufferPointer { writeLines($0) }
    endBlock()
  }
}

extension MarkdownText {
  /// The title of a picture, between quotation marks.
  mutating func writeTitle(_ title: String) {
    var title = title
    title.withUTF8 { bytes in
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case 0..<0x20: output.writeReference(to: Unicode.Scalar(byte))
        case UInt8(ascii: "\""), Ascii.backslash:
          output.write(Ascii.backslash)
          output.write(byte)
        case Ascii.ampersand:
          output.write(byte)
          if bytes.isReference(at: index) { output.write("amp;") }
        default: output.write(byte)
        }
      }
    }
  }
}
