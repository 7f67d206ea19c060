import PageModel

extension JSONSamples {
  /// A page a thing, each with the media it shows: what the committed lines are made of.
  static var botAPIPages: [InstantPage] {
    (textPage.blocks + mediaBlocks).map { single($0, media) }
  }

  static var tdlibPages: [InstantPage] {
    botAPIPages + TDLibSamples.webPage.blocks.map { single($0, media) }
      + [TDLibSamples.webPage, TDLibSamples.richest]
  }

  private static func single(_ block: InstantPageBlock, _ media: [Media]) -> InstantPage {
    var page = InstantPage(blocks: [block])
    for use in page.mediaUses {
      page.media[use.id] = media.first { $0.id == use.id }
    }
    return page
  }
}
