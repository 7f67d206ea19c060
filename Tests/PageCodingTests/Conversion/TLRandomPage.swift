import PageModel

/// Seeded pages with every kind of block, text, button and medium, odd values among them.
struct TLRandomPage {
  private var state: UInt64

  static func page(seed: UInt64) -> InstantPage {
    var random = TLRandomPage(state: seed &* 0x9e37_79b9_7f4a_7c15 &+ 1)
    return random.page()
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }

  private mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
  private mutating func flip() -> Bool { next() & 1 == 0 }
  private mutating func int() -> Int32 { Int32(truncatingIfNeeded: next() >> UInt64(below(60))) }
  private mutating func id() -> Int64 { Int64(next() >> UInt64(1 + below(50))) + 1 }
  private mutating func bytes() -> [UInt8] {
    (0..<1 + below(8)).map { _ in UInt8(truncatingIfNeeded: next()) }
  }
  private mutating func perhaps<Value>(_ make: (inout TLRandomPage) -> Value) -> Value? {
    flip() ? make(&self) : nil
  }
  private mutating func several<Value>(_ make: (inout TLRandomPage) -> Value) -> [Value] {
    (0..<below(4)).map { _ in make(&self) }
  }

  private mutating func string() -> String {
    let words = [
      "", "a", "Hi there", "слово", "漢字かな交じり", "👩‍👩‍👧 family", "a\u{301} e\u{308}", "tab\tline\n",
      "\u{0}", "مرحبا", String(repeating: "long ", count: 60),
    ]
    return words[below(words.count)]
  }

  private mutating func page() -> InstantPage {
    InstantPage(
      blocks: (0..<below(7)).map { _ in block(3) }, media: media(), isComplete: flip(),
      rtl: flip(), url: flip() ? "" : string(), views: perhaps { $0.int() })
  }

  // MARK: Text

  private mutating func text(_ depth: Int) -> RichText {
    if depth == 0 { return flip() ? .plain(string()) : .empty }
    let inner = depth - 1
    switch below(33) {
    case 0: return .bold(text(inner))
    case 1: return .italic(text(inner))
    case 2: return .underline(text(inner))
    case 3: return .strikethrough(text(inner))
    case 4: return .fixed(text(inner))
    case 5:
      return .url(
        text: text(inner), url: string(), webpageId: perhaps { .cloudWebpage($0.id()) })
    case 6: return .email(text: text(inner), email: string())
    case 7: return .concat(several { $0.text(inner) })
    case 8: return .subscript(text(inner))
    case 9: return .superscript(text(inner))
    case 10: return .marked(text(inner))
    case 11: return .phone(text: text(inner), phone: string())
    case 12:
      return .image(
        id: .cloudFile(id()), dimensions: PixelDimensions(width: int(), height: int()))
    case 13: return .anchor(text: text(inner), name: string())
    case 14: return .formula(latex: string())
    case 15: return .textCustomEmoji(fileId: id(), alt: string())
    case 16: return .textAutoEmail(text(inner))
    case 17: return .textAutoPhone(text(inner))
    case 18: return .textAutoUrl(text(inner))
    case 19: return .textBankCard(text(inner))
    case 20: return .textBotCommand(text(inner))
    case 21: return .textCashtag(text(inner))
    case 22: return .textHashtag(text(inner))
    case 23: return .textMention(text(inner))
    case 24: return .textMentionName(text: text(inner), peerId: id())
    case 25: return .textSpoiler(text(inner))
    case 26:
      return .textDate(
        text: text(inner), date: int(),
        format: perhaps { DateTimeFormat(rawValue: Int32($0.below(64))) })
    case 27: return .textButton(button(inner))
    case 28: return .textTonAddress(text(inner))
    case 29: return .empty
    default: return .plain(string())
    }
  }

  private mutating func caption() -> InstantPageCaption {
    InstantPageCaption(text: text(2), credit: text(1))
  }

  private mutating func button(_ depth: Int) -> InstantPageButton {
    InstantPageButton(
      text: text(depth), action: action(),
      color: perhaps { [.primary, .danger, .success][$0.below(3)] }, isLink: flip())
  }

  private mutating func action() -> ReplyMarkupButtonAction {
    switch below(16) {
    case 0: return .text
    case 1: return .url(string())
    case 2: return .callback(requiresPassword: flip(), data: bytes())
    case 3: return .requestPhone
    case 4: return .requestMap
    case 5:
      return .switchInline(
        samePeer: flip(), query: string(),
        peerTypes: ReplyMarkupPeerTypes(rawValue: Int32(below(16))))
    case 6: return .openWebApp
    case 7: return .payment
    case 8: return .urlAuth(url: string(), buttonId: int())
    case 9: return .setupPoll(isQuiz: perhaps { $0.flip() })
    case 10: return .openUserProfile(.cloudUser(id()))
    case 11: return .openUserProfile(.cloudChannel(id()))
    case 12: return .openWebView(url: string(), simple: flip())
    case 13:
      return .requestPeer(
        peerType: .user(ReplyMarkupRequestPeerType.User()), buttonId: int(), maxQuantity: 1)
    case 14: return .copyText(payload: string())
    default: return .disabled
    }
  }

  // MARK: Blocks

  private mutating func blocks(_ depth: Int) -> [InstantPageBlock] {
    several { $0.block(depth) }
  }

  private mutating func block(_ depth: Int) -> InstantPageBlock {
    depth > 0 && below(3) == 0 ? container(depth - 1) : leaf()
  }

  private mutating func container(_ depth: Int) -> InstantPageBlock {
    switch below(8) {
    case 0: return .list(items: several { $0.item(depth) }, ordered: flip())
    case 1:
      return .blockQuote(
        blocks: blocks(depth), caption: text(2), collapsed: perhaps { $0.flip() })
    case 2:
      return .blockQuote(
        blocks: [.paragraph(text(2))], caption: text(2), collapsed: perhaps { $0.flip() })
    case 3: return .details(title: text(2), blocks: blocks(depth), expanded: flip())
    case 4: return .collage(items: blocks(depth), caption: caption())
    case 5: return .slideshow(items: blocks(depth), caption: caption())
    case 6: return .cover(block(depth))
    default:
      return .postEmbed(
        url: string(), webpageId: perhaps { .cloudWebpage($0.id()) },
        avatarId: perhaps { .cloudImage($0.id()) }, author: string(), date: int(),
        blocks: blocks(depth), caption: caption())
    }
  }

  private mutating func item(_ depth: Int) -> InstantPageListItem {
    let num = perhaps { $0.string() }
    let checked = perhaps { $0.flip() }
    switch below(8) {
    case 0: return .unknown
    case 1...4: return .text(text(2), num: num, checked: checked)
    default: return .blocks(blocks(depth), num: num, checked: checked)
    }
  }

  private mutating func leaf() -> InstantPageBlock {
    switch below(28) {
    case 0: return .unsupported
    case 1: return .title(text(2))
    case 2: return .subtitle(text(2))
    case 3: return .authorDate(author: text(2), date: int())
    case 4: return .header(text(2))
    case 5: return .subheader(text(2))
    case 6: return .preformatted(text: text(2), language: perhaps { $0.string() })
    case 7: return .footer(text(2))
    case 8: return .divider
    case 9: return .anchor(string())
    case 10: return .pullQuote(text: text(2), caption: text(2))
    case 11: return .kicker(text(2))
    case 12: return .heading(text: text(2), level: below(6) == 0 ? int() : Int32(1 + below(6)))
    case 13: return .formula(latex: string())
    case 14: return .thinking(text(2))
    case 15:
      let alignments: [InstantPageButtonRowAlignment] = [.justify, .left, .center, .right]
      return .buttonRow(
        alignment: alignments[below(4)], buttons: several { $0.button(2) })
    case 16: return table()
    case 17: return .relatedArticles(title: text(2), articles: several { $0.article() })
    case 18: return .channelBanner(perhaps { $0.channel() })
    case 19...25: return medium()
    default: return .paragraph(text(4))
    }
  }

  private mutating func medium() -> InstantPageBlock {
    switch below(6) {
    case 0:
      return .image(
        id: .cloudImage(id()), caption: caption(), url: perhaps { $0.string() },
        webpageId: perhaps { .cloudWebpage($0.id()) }, spoiler: flip())
    case 1:
      return .video(
        id: .cloudFile(id()), caption: caption(), autoplay: flip(), loop: flip(),
        spoiler: flip())
    case 2: return .audio(id: .cloudFile(id()), caption: caption())
    case 3: return .document(id: .cloudFile(id()), caption: caption())
    case 4:
      return .map(
        latitude: Double(below(180)) - 90.5, longitude: Double(below(360)) - 179.25,
        zoom: Int32(below(20)), dimensions: PixelDimensions(width: int(), height: int()),
        caption: caption())
    default:
      return .webEmbed(
        url: perhaps { $0.string() }, html: perhaps { $0.string() },
        dimensions: perhaps { PixelDimensions(width: $0.int(), height: $0.int()) },
        caption: caption(), stretchToWidth: flip(), allowScrolling: flip(),
        coverId: perhaps { .cloudImage($0.id()) })
    }
  }

  private mutating func table() -> InstantPageBlock {
    .table(
      title: text(1), rows: several { row in InstantPageTableRow(cells: row.several { $0.cell() }) },
      bordered: flip(), striped: flip(), compact: flip())
  }

  private mutating func cell() -> InstantPageTableCell {
    InstantPageTableCell(
      text: perhaps { $0.text(2) }, header: flip(),
      alignment: [.left, .center, .right][below(3)],
      verticalAlignment: [.top, .middle, .bottom][below(3)], colspan: Int32(below(4)),
      rowspan: Int32(below(4)))
  }

  private mutating func article() -> InstantPageRelatedArticle {
    InstantPageRelatedArticle(
      url: string(), webpageId: .cloudWebpage(id()), title: perhaps { $0.string() },
      description: perhaps { $0.string() }, photoId: perhaps { .cloudImage($0.id()) },
      author: perhaps { $0.string() }, date: perhaps { $0.int() })
  }

  private mutating func channel() -> TelegramChannel {
    TelegramChannel(
      id: .cloudChannel(id()), accessHash: .personal(id()), title: string(),
      username: perhaps { $0.string() }, creationDate: int(), participationStatus: .left,
      info: flip() ? .broadcast(flags: 0) : .group(flags: 0),
      usernames: several { TelegramPeerUsername(flags: Int32($0.below(4)), username: $0.string()) })
  }

  // MARK: Media

  private mutating func media() -> [MediaId: Media] {
    var result: [MediaId: Media] = [:]
    for medium in several({ $0.flip() ? .image($0.image()) : .file($0.file()) } as Make) {
      result[medium.id] = medium
    }
    return result
  }

  private typealias Make = (inout TLRandomPage) -> Media

  private mutating func image() -> TelegramMediaImage {
    let (id, accessHash, reference) = (id(), id(), bytes())
    func resource(_ type: String, _ size: Int64) -> TelegramMediaResource {
      .cloudPhotoSize(
        CloudPhotoSizeMediaResource(
          datacenterId: 2, photoId: id, accessHash: accessHash, sizeSpec: type, size: size,
          fileReference: reference))
    }
    let size = PixelDimensions(width: int(), height: int())
    var image = TelegramMediaImage(
      imageId: .cloudImage(id),
      reference: .cloud(imageId: id, accessHash: accessHash, fileReference: reference),
      flags: flip() ? .hasStickers : [])
    image.immediateThumbnailData = perhaps { [1] + $0.bytes() }
    image.representations = several {
      let bytes = Int32(1 + $0.below(100_000))
      return TelegramMediaImageRepresentation(
        dimensions: size, resource: resource("x", Int64(bytes)),
        progressiveSizes: $0.flip() ? [] : [7, 70, bytes])
    }
    image.videoRepresentations = several {
      TelegramMediaImage.VideoRepresentation(
        dimensions: size, resource: resource("u", 5), startTimestamp: $0.perhaps { _ in 0.5 })
    }
    image.emojiMarkup = perhaps {
      TelegramMediaImage.EmojiMarkup(
        content: $0.flip()
          ? .emoji(fileId: $0.id()) : .sticker(packReference: .name("pack"), fileId: $0.id()),
        backgroundColors: [$0.int()])
    }
    return image
  }

  private mutating func file() -> TelegramMediaFile {
    let (id, accessHash, reference) = (id(), id(), bytes())
    let name = perhaps { $0.string() }
    let thumbnail = TelegramMediaResource.cloudDocumentSize(
      CloudDocumentSizeMediaResource(
        datacenterId: 4, documentId: id, accessHash: accessHash, sizeSpec: "m",
        fileReference: reference))
    let size = perhaps { $0.id() }
    let dimensions = PixelDimensions(width: int(), height: int())
    var file = TelegramMediaFile(
      fileId: .cloudFile(id),
      resource: .cloudDocument(
        CloudDocumentMediaResource(
          datacenterId: 4, fileId: id, accessHash: accessHash, size: size,
          fileReference: reference, fileName: name)),
      mimeType: string(), size: size)
    file.immediateThumbnailData = perhaps { [$0.flip() ? 1 : 77] + $0.bytes() }
    if flip() {
      file.previewRepresentations = [
        TelegramMediaImageRepresentation(dimensions: dimensions, resource: thumbnail)
      ]
      file.videoThumbnails = [
        TelegramMediaFile.VideoThumbnail(dimensions: dimensions, resource: thumbnail)
      ]
    }
    file.attributes = several { $0.attribute(dimensions) }
    if let name { file.attributes.insert(.fileName(name), at: 0) }
    return file
  }

  private mutating func attribute(_ size: PixelDimensions) -> TelegramMediaFileAttribute {
    switch below(8) {
    case 0:
      let pack: [StickerPackReference?] = [
        nil, .id(id: 1, accessHash: 2), .name("n"), .animatedEmoji, .dice("🎲"),
        .animatedEmojiAnimations, .premiumGifts, .emojiGenericAnimations, .iconStatusEmoji,
        .iconTopicEmoji, .iconChannelStatusEmoji, .tonGifts,
      ]
      return .sticker(
        displayText: string(), packReference: pack[below(pack.count)],
        maskData: perhaps { _ in StickerMaskCoords(n: 1, x: 0.25, y: -0.5, zoom: 2) })
    case 1: return .imageSize(size)
    case 2: return .animated
    case 3:
      return .video(
        TelegramMediaVideoAttribute(
          duration: 12.5, size: size, flags: [.supportsStreaming, .isSilent],
          preloadSize: perhaps { $0.int() }, coverTime: perhaps { _ in 1.5 },
          videoCodec: perhaps { $0.string() }))
    case 4:
      return .audio(
        TelegramMediaAudioAttribute(
          isVoice: flip(), duration: int(), title: perhaps { $0.string() },
          performer: perhaps { $0.string() }, waveform: perhaps { $0.bytes() }))
    case 5: return .hasLinkedStickers
    case 6:
      return .customEmoji(
        isPremium: flip(), isSingleColor: flip(), alt: string(), packReference: .name("n"))
    default: return .imageSize(size)
    }
  }
}
