import PageCoding
import PageModel
import TestSupport
import Testing

/// Pages go through the format's own compiler, from bytes to JSON and from JSON to bytes.
@Suite("FlatBuffers: flatc", .enabled(if: Flatc.isInstalled, "flatc is not installed"))
struct FlatBuffersFlatcTests {
  private static let options: PageGenerator.Options = {
    var options = PageGenerator.Options()
    // JSON has no bytes for what is not text.
    options.hasStrangeStrings = false
    return options
  }()

  @Test("what flatc makes of a page is the page", arguments: PageGenerator.seeds(12))
  func throughJSON(seed: UInt64) throws {
    let flatc = try Flatc()
    defer { flatc.remove() }
    var generator = PageGenerator(seed: seed, options: FlatBuffersFlatcTests.options)
    let page = generator.pageOfEverything()
    let json = try flatc.json(of: page.encodeFlatBuffers())
    let decoded = try InstantPage.decodeFlatBuffers(try flatc.buffer(of: json))
    #expect(decoded == FlatBuffersSurvivor.page(page))
    // Both buffers say the same, although fields and strings lie elsewhere in flatc's.
    #expect(try flatc.json(of: decoded.encodeFlatBuffers()) == json)
  }

  @Test("a page written by hand in JSON reads as it is meant")
  func byHand() throws {
    let flatc = try Flatc()
    defer { flatc.remove() }
    let bytes = try flatc.buffer(
      of: """
        {
          "blocks": [
            {
              "value_type": "InstantPageBlock_Heading",
              "value": {
                "text": {"value_type": "RichText_Plain", "value": {"text": "Über"}}, "level": 2
              }
            },
            {
              "value_type": "InstantPageBlock_BlockQuote",
              "value": {
                "text": {"value_type": "RichText_Plain", "value": {"text": "old"}},
                "caption": {"value_type": "RichText_Empty", "value": {}},
                "collapsed": {"value": false}
              }
            }
          ],
          "media": [], "isComplete": true, "url": "", "views": -2147483648
        }
        """)
    #expect(
      try InstantPage.decodeFlatBuffers(bytes)
        == InstantPage(blocks: [
          .heading(text: .plain("Über"), level: 2),
          .blockQuote(blocks: [.paragraph(.plain("old"))], caption: .empty, collapsed: false),
        ]))
  }
}
