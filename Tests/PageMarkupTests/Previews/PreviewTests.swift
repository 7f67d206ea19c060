import PageMarkup
import PageModel
import TestSupport
import Testing

@Suite("Previews")
struct PreviewTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var blocks: [InstantPageBlock]
    /// Icons are `◻` here.
    var expected: String
    var rule: String
    var testDescription: String { rule }

    init(_ blocks: [InstantPageBlock], _ expected: String, _ rule: String) {
      self.blocks = blocks
      self.expected = expected
      self.rule = rule
    }
  }

  private static func text(_ text: String) -> RichText { .plain(text) }
  private static func paragraph(_ text: String) -> InstantPageBlock { .paragraph(.plain(text)) }
  private static func caption(_ text: String = "", _ credit: String = "") -> InstantPageCaption {
    InstantPageCaption(text: .plain(text), credit: .plain(credit))
  }
  private static func photo(_ text: String = "") -> InstantPageBlock {
    .image(id: .cloudImage(1), caption: caption(text), url: nil, webpageId: nil, spoiler: false)
  }
  private static func video(_ text: String = "") -> InstantPageBlock {
    .video(id: .cloudFile(1), caption: caption(text), autoplay: false, loop: false, spoiler: false)
  }
  private static func item(_ text: String, _ num: String? = nil, _ checked: Bool? = nil)
    -> InstantPageListItem
  {
    .text(.plain(text), num: num, checked: checked)
  }
  private static func file(_ id: Int64, _ attributes: [TelegramMediaFileAttribute]) -> Media {
    .file(
      TelegramMediaFile(
        fileId: .cloudFile(id), resource: .empty, mimeType: "", attributes: attributes))
  }
  private static let media: [MediaId: Media] = [
    .cloudFile(2): file(2, [.audio(TelegramMediaAudioAttribute(isVoice: true, duration: 1))]),
    .cloudFile(3): file(3, [.audio(TelegramMediaAudioAttribute(isVoice: false, duration: 1))]),
    .cloudFile(4): file(4, [.fileName("notes.pdf")]),
    .cloudFile(5): file(
      5, [.customEmoji(isPremium: false, isSingleColor: false, alt: "🦊", packReference: nil)]),
  ]

  private static let rows: [Row] = [
    Row([], "", "nothing"),
    Row([paragraph("a"), paragraph("b")], "a b", "parts with a space between"),
    Row(
      [paragraph(" a \n\t b\u{A0}\u{2028}c "), paragraph("d")], "a b c d",
      "white space is one space"),
    Row([paragraph(" \n"), paragraph("a"), paragraph("")], "a", "empty parts leave no trace"),
    Row(
      [
        .title(text("a")), .header(text("b")), .preformatted(text: text("c\nd"), language: "swift"),
        .footer(text("e")), .kicker(text("f")), .heading(text: text("g"), level: 2),
        .authorDate(author: text("h"), date: 1), .subtitle(text("i")), .subheader(text("j")),
      ], "a b c d e f g h i j", "all blocks of text"),
    Row([.formula(latex: "x"), paragraph("a")], "◻ a", "a formula is an icon"),
    Row(
      [
        .table(
          title: text("t"), rows: [InstantPageTableRow(cells: [.init(text: .plain("cell"))])],
          bordered: true, striped: false, compact: false)
      ], "◻ t", "a table is an icon and its title"),
    Row(
      [.paragraph(.concat([.plain("a"), .formula(latex: "x"), .plain("b")]))], "a◻b", "inside text"),
    Row([photo("a"), video("b")], "Photo a Video b", "media and captions"),
    Row(
      [
        .map(
          latitude: 1, longitude: 2, zoom: 3, dimensions: PixelDimensions(width: 1, height: 1),
          caption: caption("c", "d"))
      ], "Location c d", "a caption has a credit"),
    Row([.audio(id: .cloudFile(2), caption: caption("c"))], "Voice message c", "a voice note"),
    Row([.audio(id: .cloudFile(3), caption: caption())], "Music", "music"),
    Row([.audio(id: .cloudFile(99), caption: caption())], "Music", "audio nobody knows"),
    Row([.document(id: .cloudFile(4), caption: caption("c"))], "notes.pdf c", "a document's name"),
    Row([.document(id: .cloudFile(3), caption: caption())], "File", "a document without one"),
    Row(
      [.collage(items: [photo("a"), video(), photo()], caption: caption("c"))], "c",
      "captions before counts"),
    Row(
      [.collage(items: [photo("a"), video(), photo()], caption: caption())], "2 photos, 1 video",
      "a mixed gallery"),
    Row([.slideshow(items: [photo(), photo()], caption: caption(" "))], "2 photos", "of one kind"),
    Row([.slideshow(items: [video("a")], caption: caption())], "Video", "of one"),
    Row(
      [.collage(items: [photo("a"), paragraph("b")], caption: caption())], "Photo a b",
      "of anything else"),
    Row([.collage(items: [], caption: caption())], "", "of nothing"),
    Row(
      [
        .list(
          items: [
            item("a", nil, true), item("b", "7", false), item("c", "3"), item("d"), .unknown,
            .blocks([paragraph("e"), paragraph("f")], num: "4", checked: nil),
          ], ordered: true)
      ], "☑\u{FE0E} a ☐ b 3. c d 4. e f", "lists"),
    Row(
      [
        .blockQuote(blocks: [paragraph("a")], caption: text("b"), collapsed: true),
        .pullQuote(text: text("c"), caption: text("d")),
        .details(title: text("e"), blocks: [paragraph("f")], expanded: false),
        .cover(photo("g")),
      ],
      "a b c d e f Photo g", "containers"),
    Row(
      [
        .buttonRow(
          alignment: .left,
          buttons: [
            InstantPageButton(text: text("Yes"), action: .disabled),
            InstantPageButton(text: text("No"), action: .disabled),
          ])
      ], "Yes No", "buttons"),
    Row([.divider, .anchor("a"), paragraph("b")], "b", "what shows no words"),
    Row([.unsupported], "Unsupported content", "what cannot be read"),
    Row([embed(url: "https://a.b", "c")], "c", "an embedded page by its caption"),
    Row([embed(url: "https://a.b")], "https://a.b", "or its address"),
    Row([embed(url: nil)], "Embedded page", "or by what it is"),
    Row([post([paragraph("a")], author: "b")], "a", "an embedded post by its words"),
    Row([post([.divider], author: "b")], "b", "or its author"),
    Row([post([], author: "")], "https://c.d", "or its address"),
    Row([.channelBanner(nil)], "Channel", "a channel"),
    Row(
      [
        .relatedArticles(
          title: text("a"),
          articles: [
            InstantPageRelatedArticle(
              url: "u", webpageId: .cloudWebpage(1), title: "b", description: "x"),
            InstantPageRelatedArticle(url: "u", webpageId: .cloudWebpage(2)),
          ])
      ], "a b", "related articles by their titles"),
    Row(
      [.thinking(text("hm")), paragraph("a")], "a", "what a model said is shown, not its thoughts"),
    Row(
      [
        .details(title: .empty, blocks: [.thinking(text("hm"))], expanded: false), .divider,
        .thinking(text("so")),
      ], "hm so", "unless there is nothing else"),
    Row(
      [.paragraph(.image(id: .cloudFile(1), dimensions: PixelDimensions(width: 1, height: 1)))],
      "Photo", "a picture alone in its text"),
    Row(
      [
        .paragraph(
          .concat([
            .image(id: .cloudFile(1), dimensions: PixelDimensions(width: 1, height: 1)),
            .plain("a"),
          ]))
      ],
      "a", "is nothing beside words"),
  ]

  private static func embed(url: String?, _ text: String = "") -> InstantPageBlock {
    .webEmbed(
      url: url, html: nil, dimensions: nil, caption: caption(text), stretchToWidth: false,
      allowScrolling: false, coverId: nil)
  }
  private static func post(_ blocks: [InstantPageBlock], author: String) -> InstantPageBlock {
    .postEmbed(
      url: "https://c.d", webpageId: nil, avatarId: nil, author: author, date: 0, blocks: blocks,
      caption: caption("never"))
  }

  @Test(arguments: rows)
  func blocks(_ row: Row) {
    let preview = InstantPage(blocks: row.blocks, media: Self.media).preview()
    #expect(preview.text.replacing("\u{FFFC}", with: "◻") == row.expected)
  }

  // MARK: Formatting

  private func preview(
    _ text: RichText, _ options: PreviewOptions = PreviewOptions()
  ) -> PagePreview {
    InstantPage(blocks: [.paragraph(.plain("a")), .paragraph(text)], media: Self.media)
      .preview(options)
  }

  @Test("italic, underlined, struck and hidden text stay so; the rest is plain")
  func styles() {
    let rich = RichText.bold(
      .concat([
        .italic(.plain(" b ")), .underline(.concat([.plain("c "), .strikethrough(.plain("d"))])),
        .marked(.plain("e")), .textSpoiler(.italic(.plain("f"))), .italic(.italic(.plain("g"))),
      ]))
    let preview = preview(rich)
    #expect(preview.text == "a b c defg")
    #expect(
      preview.attributes == [
        .init(range: 2..<3, kind: .italic), .init(range: 4..<7, kind: .underline),
        .init(range: 6..<7, kind: .strikethrough), .init(range: 8..<10, kind: .italic),
        .init(range: 8..<9, kind: .spoiler),
      ])
  }

  @Test("an emoji is its text, or its file's, or a sign that there is one")
  func emoji() {
    let rich = RichText.concat([
      .textCustomEmoji(fileId: 1, alt: "👍🏽"), .textCustomEmoji(fileId: 5, alt: ""),
      .textCustomEmoji(fileId: 6, alt: " "),
    ])
    let preview = preview(rich)
    #expect(preview.text == "a 👍🏽🦊\u{FFFD}")
    #expect(preview.attributes.map(\.range) == [2..<6, 6..<8, 8..<9])
    #expect(preview.attributes.first?.kind == .customEmoji(fileId: 1))
  }

  @Test("a date is spelled where it has a format and somebody can spell it")
  func dates() {
    let dated = RichText.textDate(text: .plain("then"), date: 60, format: .relative)
    let spelling = PreviewOptions(strings: PreviewStrings(date: { date, _ in "at \(date)" }))
    #expect(preview(dated).text == "a then")
    #expect(preview(dated, spelling).text == "a at 60")
    let plain = RichText.textDate(text: .plain("then"), date: 60, format: nil)
    #expect(preview(plain, spelling).text == "a then")
    #expect(
      preview(dated, spelling).attributes
        == [.init(range: 2..<7, kind: .date(60, format: .relative))])
  }

  @Test("a voice says what the icons are")
  func spoken() {
    let page = InstantPage(blocks: [
      .paragraph(
        .concat([.plain("f="), .formula(latex: "x"), .plain("and"), .formula(latex: "y")])),
      .table(title: .plain("Prices"), rows: [], bordered: true, striped: false, compact: false),
    ])
    let preview = page.preview()
    #expect(preview.spokenText == "f=Formula and Formula Table Prices")
    #expect(preview.icons.map(\.kind) == [.formula, .formula, .table])
    for icon in preview.icons {
      #expect(Array(preview.text.utf16)[icon.offset] == 0xFFFC)
    }
    let literal = InstantPage(blocks: [.paragraph(.plain("a\u{FFFC}b"))]).preview()
    #expect(literal.spokenText == "a\u{FFFC}b")
  }

  @Test("all words that are added come from the strings")
  func strings() {
    var strings = PreviewStrings(counts: { "\($0) Bilder, \($1) Filme" })
    strings.photo = "Bild"
    strings.formula = "Formel"
    let options = PreviewOptions(strings: strings)
    let page = InstantPage(blocks: [
      Self.photo(), .formula(latex: "x"),
      .collage(items: [Self.photo(), Self.video()], caption: Self.caption()),
    ])
    #expect(page.preview(options).spokenText == "Bild Formel 1 Bilder, 1 Filme")
  }
}
