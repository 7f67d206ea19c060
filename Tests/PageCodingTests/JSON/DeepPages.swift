import PageModel

/// Pages as deep as pages may be, each through one kind of container and one kind of text.
enum DeepPages {
  static let pages: [InstantPage] = [
    page({ .list(items: [.blocks([$0], num: nil, checked: nil)], ordered: false) }) { text in
      .textButton(InstantPageButton(text: text, action: .disabled))
    },
    page({ .details(title: .plain("t"), blocks: [$0], expanded: true) }) { text in
      .concat([.plain("a"), text])
    },
    page({ .blockQuote(blocks: [$0], caption: .plain("c"), collapsed: false) }) { .bold($0) },
    page({ .collage(items: [$0], caption: InstantPageCaption()) }) { text in
      .url(text: text, url: "u", webpageId: nil)
    },
  ]

  private static func page(
    _ container: (InstantPageBlock) -> InstantPageBlock, _ wrapper: (RichText) -> RichText
  ) -> InstantPage {
    var text = RichText.plain("x")
    for _ in 1..<NestingLimit.richText { text = wrapper(text) }
    var block = InstantPageBlock.paragraph(text)
    for _ in 1..<NestingLimit.blocks { block = container(block) }
    return InstantPage(blocks: [block])
  }
}
