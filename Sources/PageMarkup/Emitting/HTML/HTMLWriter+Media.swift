import PageModel

extension HTMLWriter {
  mutating func writeMedium(_ block: InstantPageBlock) {
    switch block {
    case .image(let id, let caption, let url, let webpageId, let spoiler):
      lose("that the link of a picture has a cached page", if: webpageId != nil)
      if !isWeb { lose("the link \(url ?? "") of a picture", if: url != nil) }
      writeFigure(block, id, caption, spoiler: spoiler, link: isWeb ? url : nil)
    case .video(let id, let caption, _, _, let spoiler):
      writeFigure(block, id, caption, spoiler: spoiler)
    case .audio(let id, let caption): writeFigure(block, id, caption)
    case .document(let id, let caption): writeFigure(block, id, caption)
    case .map(let latitude, let longitude, let zoom, let dimensions, let caption):
      writeMap(latitude, longitude, zoom, dimensions, caption)
    case .collage(let items, let caption):
      writeGallery(items, caption, ("<tg-collage>", "</tg-collage>"), "collage")
    case .slideshow(let items, let caption):
      writeGallery(items, caption, ("<tg-slideshow>", "</tg-slideshow>"), "slideshow")
    case .cover(let block):
      lose("that a block is the cover")
      write([block])
    case .webEmbed(let url, _, _, let caption, _, _, _):
      lose("the embedded page \(url ?? "")")
      writeCaption(caption)
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

  /// Captions of what is not there are text.
  private mutating func writeCaption(_ caption: InstantPageCaption) {
    for text in [caption.text, caption.credit] where !text.isNothing {
      lose("that \(text.excerpt) is a caption")
      writeParagraph(text)
    }
  }

  // MARK: Figures

  private mutating func writeFigure(
    _ block: InstantPageBlock, _ id: MediaId, _ caption: InstantPageCaption, spoiler: Bool = false,
    link: String? = nil
  ) {
    guard let address = addresses[id] else {
      lose("\(block.mediumName) that has no address")
      return writeCaption(caption)
    }
    let shown = isWeb ? block : asRead(block, id, at: address)
    let captionTags = figureCaption(caption)
    let isFigure = isWeb || !captionTags.isEmpty
    if isFigure { beginBlock("<figure>") } else { beginLine() }
    let safeLink = link.flatMap { BrowserAddress.safe($0) }
    lose("the address \(link ?? "") of a link", if: link != nil && safeLink == nil)
    if let safeLink {
      output.write("<a")
      attribute(" href", safeLink)
      output.write(" rel=\"noopener noreferrer nofollow\">")
    }
    writeTag(shown, address, spoiler: spoiler)
    if safeLink != nil { output.write("</a>") }
    output.bytes += captionTags
    if isFigure { output.write("</figure>") }
  }

  private mutating func writeTag(
    _ block: InstantPageBlock, _ address: String, spoiler: Bool
  ) {
    switch block {
    case .video(_, _, let autoplay, let loop, _):
      output.write("<video")
      attribute(" src", address)
      if isWeb {
        output.write(" controls")
        if autoplay { output.write(" autoplay muted") }
        if loop { output.write(" loop") }
        lose("the spoiler over a video", if: spoiler)
      } else if spoiler {
        output.write(" tg-spoiler")
      }
      output.write("></video>")
    case .audio:
      output.write("<audio")
      attribute(" src", address)
      output.write(isWeb ? " controls></audio>" : "></audio>")
    case .document(let id, _):
      guard isWeb else {
        output.write("<tg-document")
        attribute(" src", address)
        return output.write("></tg-document>")
      }
      output.write("<a")
      attribute(" href", address)
      output.write(" download rel=\"noopener noreferrer nofollow\">")
      if case .file(let file)? = addresses[medium: id] {
        output.writeEscaped(file.fileName ?? address)
      }
      output.write("</a>")
    case .image, .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .list, .blockQuote, .pullQuote, .cover, .webEmbed,
      .postEmbed, .collage, .slideshow, .channelBanner, .kicker, .table, .details, .relatedArticles,
      .map, .heading, .formula, .thinking, .buttonRow:
      output.write("<img")
      attribute(" src", address)
      if isWeb {
        output.write(" alt=\"\"")
        lose("the spoiler over a picture", if: spoiler)
      } else if spoiler {
        output.write(" tg-spoiler")
      }
      output.write(">")
    }
  }

  /// The tags of a caption; nothing if a reader would drop them.
  private mutating func figureCaption(_ caption: InstantPageCaption) -> [UInt8] {
    if caption.text.isNothing, caption.credit.isNothing { return [] }
    let breaks = breaksLines
    let start = output.count
    breaksLines = false
    output.write("<figcaption>")
    let contentStart = output.count
    write(caption.text)
    writeCredit(caption.credit, of: "a medium")
    let isEmpty = output.bytes[contentStart...].allSatisfy(\.isAsciiSpace)
    output.write("</figcaption>")
    breaksLines = breaks
    let tags = isEmpty ? [] : Array(output.bytes[start...])
    lose("an empty caption", if: isEmpty)
    output.bytes.removeLast(output.count - start)
    return tags
  }

  /// The block that readers make of a medium: they see from the medium, if it is sent along, or
  /// from its address what it is.
  private mutating func asRead(
    _ block: InstantPageBlock, _ id: MediaId, at address: String
  ) -> InstantPageBlock {
    guard let medium = addresses[medium: id] else { return block }
    let ending = RichMediaKind(address: address)
    let kind: RichMediaKind
    if RichMediaCollection.sentName(address) != nil {
      kind = RichMediaKind(medium)
    } else {
      switch block {
      case .image: kind = .photo
      case .video: kind = ending == .animation ? .animation : .video
      case .audio: kind = ending == .voiceNote ? .voiceNote : .audio
      case .document, .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
        .preformatted, .footer, .divider, .anchor, .list, .blockQuote, .pullQuote, .cover,
        .webEmbed, .postEmbed, .collage, .slideshow, .channelBanner, .kicker, .table, .details,
        .relatedArticles, .map, .heading, .formula, .thinking, .buttonRow:
        kind = .document
      }
    }
    switch (block, kind) {
    case (.image, .photo), (.audio, .audio), (.audio, .voiceNote), (.document, .document):
      break
    case (.video(_, _, let autoplay, let loop, _), .video):
      lose("that a video starts by itself", if: autoplay)
      lose("that a video plays again and again", if: loop)
    case (.video(_, _, let autoplay, let loop, _), .animation):
      lose("that an animation waits for its viewer", if: !autoplay)
      lose("that an animation plays once", if: !loop)
    default:
      lose("that \(kind.name) is shown as \(block.mediumName)")
    }
    return kind.block(id, spoiler: false)
  }

  // MARK: Galleries and maps

  private mutating func writeGallery(
    _ items: [InstantPageBlock], _ caption: InstantPageCaption,
    _ tags: (opening: StaticString, closing: StaticString), _ name: String
  ) {
    guard isGallery(items) else {
      lose("a \(name) of something else than media")
      write(items)
      return writeCaption(caption)
    }
    if isWeb {
      beginLine()
      output.write("<figure")
      attribute(" class", name)
      output.write(">")
    } else {
      beginBlock(tags.opening)
    }
    write(items)
    output.bytes += figureCaption(caption)
    beginLine()
    output.write(isWeb ? "</figure>" : tags.closing)
  }

  /// Whether there is a medium in it that has an address, and nothing else than media.
  func isGallery(_ items: [InstantPageBlock]) -> Bool {
    items.contains { isWritable($0) } && items.allSatisfy(\.isMedium)
  }

  private func isWritable(_ block: InstantPageBlock) -> Bool {
    switch block {
    case .image(let id, _, _, _, _), .video(let id, _, _, _, _), .audio(let id, _),
      .document(let id, _):
      return addresses[id] != nil
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .list, .blockQuote, .pullQuote, .cover, .webEmbed,
      .postEmbed, .collage, .slideshow, .channelBanner, .kicker, .table, .details, .relatedArticles,
      .map, .heading, .formula, .thinking, .buttonRow:
      return false
    }
  }

  private mutating func writeMap(
    _ latitude: Double, _ longitude: Double, _ zoom: Int32, _ dimensions: PixelDimensions,
    _ caption: InstantPageCaption
  ) {
    let (width, height) = (dimensions.width, dimensions.height)
    let hasSize = MapLimits.allows(dimensions)
    let hasZoom = MapLimits.zooms.contains(zoom)
    guard MapLimits.allowsPlace(latitude: latitude, longitude: longitude) else {
      lose("a map of no place")
      return writeCaption(caption)
    }
    let captionTags = figureCaption(caption)
    let isFigure = isWeb || !captionTags.isEmpty
    if isFigure { beginBlock("<figure>") } else { beginLine() }
    if isWeb {
      lose("the picture of a map")
      output.write("<a")
      attribute(" href", "geo:\(latitude),\(longitude)?z=\(zoom)")
      output.write(">")
      output.writeEscaped("\(latitude), \(longitude)")
      output.write("</a>")
    } else {
      lose("a map of \(width) by \(height) points", if: !hasSize)
      lose("a map of zoom \(zoom)", if: !hasZoom)
      output.write("<tg-map")
      attribute(" lat", "\(latitude)")
      attribute(" long", "\(longitude)")
      if zoom != 0, hasZoom { attribute(" zoom", String(zoom)) }
      if hasSize, width > 0 {
        attribute(" width", String(width))
        attribute(" height", String(height))
      }
      output.write("/>")
    }
    output.bytes += captionTags
    if isFigure { output.write("</figure>") }
  }
}

extension InstantPageBlock {
  /// What people call a block of a medium.
  fileprivate var mediumName: String {
    switch self {
    case .image: return "a picture"
    case .video: return "a video"
    case .audio: return "an audio file"
    case .document, .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .list, .blockQuote, .pullQuote, .cover, .webEmbed,
      .postEmbed, .collage, .slideshow, .channelBanner, .kicker, .table, .details, .relatedArticles,
      .map, .heading, .formula, .thinking, .buttonRow:
      return "a file"
    }
  }
}

extension RichMediaKind {
  fileprivate var name: String {
    switch self {
    case .photo: return "a picture"
    case .video, .animation: return "a video"
    case .audio, .voiceNote: return "an audio file"
    case .document: return "a file"
    }
  }
}
