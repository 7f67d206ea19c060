import PageMarkup
import PageModel
import Testing

@Suite("Pictures")
struct PictureTests {
  @Test(arguments: [
    MarkdownRow("![a](b.png)", "image1()", "alone in its paragraph it is a block"),
    MarkdownRow("![a](b.png \"A *b*\")", "image1(A *b*)", "its title is the caption"),
    MarkdownRow("a ![b](c.png) d", "p(a img1 d)", "inside text it is part of it"),
    MarkdownRow("![](a)\n![](b)", "image1() image2()", "one on each line are blocks"),
    MarkdownRow("![](a) ![](b)", "p(img1 img2)", "several on a line are text"),
    MarkdownRow("![](a)\nb", "p(img1 b)", "with text on the next line too"),
    MarkdownRow("[![](a)](b)", "image1<b>()", "a picture in a link leads there"),
    MarkdownRow("[![](a) b](c)", "p(a<c>(img1 b))", "with text it is in the link"),
    MarkdownRow("![](a)\n\n![](a)", "image1() image1()", "one address is one picture"),
    MarkdownRow("- ![](a)", "ul[{image1()}]", "a block in an item"),
    MarkdownRow("> ![](a)", "quote[image1()]", "and in a quote"),
    MarkdownRow("# ![](a) b", "h1(img1 b)", "part of a heading"),
    MarkdownRow("|![](a)|\n|-|", "table[*img1]", "and of a cell"),
    MarkdownRow("![a][b]\n\n[b]: c.png", "image1()", "by reference"),
    MarkdownRow("**![](a) b**", "p(b(img1)b( b))", "in bold text"),
  ])
  func pictures(_ row: MarkdownRow) {
    row.check()
  }

  @Test("alternative texts are kept beside the page")
  func alternatives() throws {
    let document = try parseMarkdown(
      "![A **b**](c.png)\n\nd ![](e.png) ![x](c.png) ![late](e.png)")
    #expect(
      document.alternativeTexts == [.localImage(1): "A b", .localImage(2): "late"])
  }

  /// Address, and what the picture's bytes are in; nil if it is refused.
  @Test(
    arguments: [
      ("https://a.b/c.png", .httpReference(HttpReferenceMediaResource(url: "https://a.b/c.png"))),
      ("HTTP://a.b", .httpReference(HttpReferenceMediaResource(url: "HTTP://a.b"))),
      ("a/b%20c.png", file("a/b c.png")),
      ("../ä.png", file("../ä.png")),
      ("/a/b.png", file("/a/b.png")),
      ("file:///a/b%20c.png", file("/a/b c.png")),
      ("c:/a.png", file("c:/a.png")),
      ("100%25.png", file("100%.png")),
      ("50%.png", file("50%.png")),
    ] as [(String, TelegramMediaResource)])
  func addresses(_ address: String, _ resource: TelegramMediaResource) throws {
    let page = try parseMarkdown("![a](\(address))").page
    let expected = Media.image(
      TelegramMediaImage(
        imageId: .localImage(1),
        representations: [
          TelegramMediaImageRepresentation(
            dimensions: PixelDimensions(width: 0, height: 0), resource: resource)
        ]))
    #expect(page.media == [.localImage(1): expected])
  }

  private static func file(_ path: String) -> TelegramMediaResource {
    .localFileReference(
      LocalFileReferenceMediaResource(
        localFilePath: path, randomId: 0, isUniquelyReferencedTemporaryFile: false))
  }

  @Test(
    arguments: [
      ("![*a* b]()", "p(i(a) b)", .noAddress),
      ("![a](ftp://b/c.png)", "p(a)", .unknownScheme("ftp")),
      ("x ![a](tg://photo?id=1) y", "p(x a y)", .unknownScheme("tg")),
      ("![](tg://photo?id=1)", "p(tg://photo?id=1)", .unknownScheme("tg")),
      ("![a](data:text/plain,b)", "p(a)", .brokenData),
      ("![a](data:image/png)", "p(a)", .brokenData),
      ("![a](data:image/png;base64,)", "p(a)", .brokenData),
      ("![a](data:image/png;base64,?)", "p(a)", .brokenData),
      ("![a](data:image/png;base64,AAAAAAAAAAAA)", "p(a)", .tooManyBytes(limit: 8)),
      ("![a](data:image/png,123456789)", "p(a)", .tooManyBytes(limit: 8)),
    ] as [(String, String, MarkupWarning.PictureRefusal)])
  func refusals(
    _ markdown: String, _ expected: String, _ reason: MarkupWarning.PictureRefusal
  ) throws {
    var options = MarkdownOptions()
    options.limits.dataImageBytes = 8
    let document = try parseMarkdown(markdown, options: options)
    #expect(PageSpelling.of(document.page.blocks) == expected)
    #expect(document.warnings.map(\.kind) == [.pictureRefused(reason)])
    #expect(document.page.media.isEmpty)
  }

  @Test("a picture in its own address says its size", arguments: DataPicture.all)
  func data(_ picture: DataPicture) throws {
    let address = "data:image/x;base64,\(picture.base64)"
    let document = try parseMarkdown("![a](\(address))")
    #expect(PageSpelling.of(document.page.blocks) == "image1()")
    guard case .image(let image)? = document.page.media[.localImage(1)] else {
      Issue.record("no picture")
      return
    }
    #expect(
      image.representations == [
        TelegramMediaImageRepresentation(
          dimensions: PixelDimensions(width: picture.width, height: picture.height),
          resource: .httpReference(HttpReferenceMediaResource(url: address)))
      ])
    guard picture.width > 0 else { return }
    var options = MarkdownOptions()
    options.limits.dataImagePixels = Int(picture.width * picture.height) - 1
    let refused = try parseMarkdown("![a](\(address))", options: options)
    #expect(PageSpelling.of(refused.page.blocks) == "p(a)")
    #expect(
      refused.warnings.map(\.kind) == [
        .pictureRefused(.tooManyPixels(limit: options.limits.dataImagePixels))
      ])
  }

  @Test("a size beyond all numbers is refused")
  func boundless() throws {
    let document = try parseMarkdown("![a](data:image/png;base64,\(DataPicture.boundless))")
    #expect(
      document.warnings.map(\.kind) == [.pictureRefused(.tooManyPixels(limit: 12_000_000))])
  }
}
