import PageModel

/// One page for each block kind, with enough in it to show the kind's rules.
public enum BlockSamples {
  public struct Sample: Sendable, CustomStringConvertible {
    public var name: String
    public var blocks: [InstantPageBlock]
    public var media: [MediaId: PixelDimensions] = [:]
    /// What the page itself knows of its media.
    public var files: [MediaId: Media] = [:]
    public var expandsAll = false
    public var description: String { name }

    init(
      name: String, blocks: [InstantPageBlock], media: [MediaId: PixelDimensions] = [:],
      files: [MediaId: Media] = [:], expandsAll: Bool = false
    ) {
      self.name = name
      self.blocks = blocks
      self.media = media
      self.files = files
      self.expandsAll = expandsAll
    }
  }

  public static let photo = MediaId(namespace: 0, id: 7)

  public static let all: [Sample] = texts + buttons + mediaSamples

  private static let texts: [Sample] = [
    Sample(name: "paragraph", blocks: [.paragraph(prose), .paragraph(styled), .paragraph(mixed)]),
    Sample(
      name: "headings",
      blocks: (1...6).map { .heading(text: .plain("Heading \($0) of the page"), level: Int32($0)) }
        + [.paragraph(prose)]),
    Sample(
      name: "title-and-kin",
      blocks: [
        .kicker(.plain("Kicker")), .title(.plain("The title of an article")),
        .subtitle(.plain("and its subtitle")),
        .authorDate(author: .plain("Ada Lovelace"), date: 1_700_000_000),
        .header(.plain("A header")), .subheader(.plain("A subheader")), .paragraph(prose),
        .footer(.concat([.plain("A footer with a "), link("link")])),
      ]),
    Sample(name: "divider", blocks: [.paragraph(prose), .divider, .paragraph(prose)]),
    Sample(
      name: "anchor",
      blocks: [
        .anchor("top"), .paragraph(prose), .anchor("middle"), .paragraph(prose), .anchor("end"),
      ]),
    Sample(
      name: "list-bullet",
      blocks: [
        .paragraph(.plain("Before")),
        .list(
          items: [
            .text(prose, num: nil, checked: nil), .text(.empty, num: nil, checked: nil),
            .blocks(
              [
                .paragraph(.plain("With a list inside")),
                .list(
                  items: [
                    .text(.plain("one"), num: nil, checked: nil),
                    .text(.plain("two"), num: nil, checked: nil),
                  ], ordered: false),
                .preformatted(text: .plain("let x = 1"), language: "swift"),
              ], num: nil, checked: nil),
          ], ordered: false),
        .paragraph(.plain("After")),
      ]),
    Sample(
      name: "list-ordered",
      blocks: [
        .list(
          items: [
            .text(.plain("nine"), num: "9", checked: nil),
            .text(.bold(.plain("ten")), num: "10", checked: nil),
            .text(.plain("without a number"), num: nil, checked: nil),
            .text(.plain("a box with a number"), num: "12", checked: true),
          ], ordered: true),
        .list(
          items: [
            .text(.plain("counted"), num: nil, checked: nil),
            .text(.plain("by place"), num: nil, checked: nil),
          ], ordered: true),
      ]),
    Sample(
      name: "list-checklist",
      blocks: [
        .list(
          items: [
            .text(.plain("done"), num: nil, checked: true),
            .text(prose, num: nil, checked: false),
            .text(.plain("no box"), num: nil, checked: nil),
          ], ordered: false)
      ]),
    Sample(
      name: "quote",
      blocks: [
        .blockQuote(
          blocks: [
            .paragraph(prose),
            .blockQuote(blocks: [.paragraph(.plain("inside"))], caption: .empty, collapsed: nil),
            .preformatted(text: .plain("code in a quote"), language: nil),
          ], caption: .plain("Author"), collapsed: false)
      ]),
    Sample(
      name: "quote-collapsed",
      blocks: [
        .blockQuote(blocks: [.paragraph(long)], caption: .empty, collapsed: true),
        .blockQuote(
          blocks: [.paragraph(.plain("short")), .paragraph(long)], caption: .plain("Author"),
          collapsed: true),
        .blockQuote(blocks: [.paragraph(.plain("three words"))], caption: .empty, collapsed: true),
      ]),
    Sample(
      name: "quote-expanded",
      blocks: [.blockQuote(blocks: [.paragraph(long)], caption: .empty, collapsed: true)],
      expandsAll: true),
    Sample(
      name: "pull-quote", blocks: [.pullQuote(text: prose, caption: .plain("Author"))]),
    Sample(
      name: "code",
      blocks: [
        .preformatted(text: .plain("if ready {\n  go()\n}"), language: "Swift"),
        .paragraph(prose),
        .preformatted(
          text: .plain("a line that is far too long for a narrow bubble and wraps"), language: nil),
      ]),
    Sample(name: "table", blocks: [table()]),
    Sample(
      name: "table-spans",
      blocks: [
        .table(
          title: .plain("A title"),
          rows: [
            row([cell("spans two", colspan: 2), cell("c", rowspan: 2)]),
            row([cell("a"), cell("b and some more words")]),
            row([cell(""), cell("right", alignment: .right), cell("middle", alignment: .center)]),
          ], bordered: true, striped: true, compact: true)
      ]),
    Sample(
      name: "table-wide",
      blocks: [
        .table(
          title: .empty,
          rows: [row((1...9).map { cell("column \($0)") })], bordered: true, striped: false,
          compact: false)
      ]),
    Sample(
      name: "details-collapsed",
      blocks: [
        .details(title: .plain("More"), blocks: [.paragraph(prose)], expanded: false),
        .details(title: prose, blocks: [.paragraph(prose)], expanded: false),
      ]),
    Sample(
      name: "details-expanded",
      blocks: [
        .details(
          title: .plain("More"),
          blocks: [
            .paragraph(prose),
            .details(title: .plain("Inner"), blocks: [.divider], expanded: false),
          ], expanded: true)
      ]),
    Sample(name: "thinking", blocks: [.thinking(.plain("Let me see")), .paragraph(prose)]),
    Sample(
      name: "image",
      blocks: [
        picture(InstantPageCaption(text: .plain("A caption"), credit: .plain("A credit"))),
        .paragraph(prose), picture(InstantPageCaption()),
      ], media: [photo: PixelDimensions(width: 1200, height: 800)]),
    Sample(
      name: "image-small", blocks: [picture(InstantPageCaption()), .paragraph(prose)],
      media: [photo: PixelDimensions(width: 90, height: 60)]),
    Sample(
      name: "inline-objects",
      blocks: [
        .paragraph(
          .concat([
            .plain("An emoji "), .textCustomEmoji(fileId: 5, alt: "👍"), .plain(", a picture "),
            .image(id: photo, dimensions: PixelDimensions(width: 32, height: 32)),
            .plain(" and a wide one "),
            .image(id: photo, dimensions: PixelDimensions(width: 4000, height: 40)),
          ]))
      ]),
    Sample(name: "formula", blocks: [.formula(latex: "e^{i\\pi} + 1 = 0"), .paragraph(prose)]),
    Sample(
      name: "unsupported",
      blocks: [
        .unsupported, .paragraph(prose), .unsupported, .unsupported,
        .blockQuote(blocks: [.unsupported], caption: .empty, collapsed: nil),
      ]),
  ]

  // MARK: Parts

  static let prose = RichText.plain(
    "The quick brown fox jumps over the lazy dog and runs on into the evening.")
  static let long = RichText.plain(
    String(repeating: "Words that fill line after line of a quotation. ", count: 12))
  static let styled = RichText.concat([
    .bold(.plain("bold")), .plain(" "), .italic(.plain("italic")), .plain(" "),
    .bold(.italic(.plain("both"))), .plain(" "), .fixed(.plain("code")), .plain(" x"),
    .superscript(.plain("2")), .subscript(.plain("i")), .plain(" "), link("link"), .plain(" "),
    .marked(.plain("marked")), .plain(" "), .strikethrough(.plain("gone")), .plain(" "),
    .underline(.plain("under")),
  ])
  static let mixed = RichText.plain("مرحبا بالعالم, hello שלום, 你好世界、日本語。 🙂")

  static func link(_ text: String) -> RichText {
    .url(text: .plain(text), url: "https://example.org/", webpageId: nil)
  }

  static func picture(_ caption: InstantPageCaption) -> InstantPageBlock {
    .image(id: photo, caption: caption, url: nil, webpageId: nil, spoiler: false)
  }

  static func table() -> InstantPageBlock {
    .table(
      title: .empty,
      rows: [
        row([cell("Name", header: true), cell("Value", header: true)]),
        row([cell("width"), cell("360")]),
        row([cell("a somewhat longer description of the thing"), cell("12.5", alignment: .right)]),
      ], bordered: true, striped: false, compact: false)
  }

  static func row(_ cells: [InstantPageTableCell]) -> InstantPageTableRow {
    InstantPageTableRow(cells: cells)
  }

  static func cell(
    _ text: String, header: Bool = false, alignment: TableHorizontalAlignment = .left,
    colspan: Int32 = 0, rowspan: Int32 = 0
  ) -> InstantPageTableCell {
    InstantPageTableCell(
      text: text.isEmpty ? nil : .plain(text), header: header, alignment: alignment,
      colspan: colspan, rowspan: rowspan)
  }
}
