import PageModel
import TestSupport
import Testing

@Suite("Pages of the greatest depth fit a stack of 512 KB")
struct SmallStackTests {
  private static func makePage() -> InstantPage {
    DeepPages.page(levels: NestingLimit.blocks, textLevels: NestingLimit.richText)
  }

  @Test func buildingAndReleasing() {
    #expect(withStack { Self.makePage().blocks.count } == 1)
  }

  @Test func comparing() {
    #expect(withStack { Self.makePage() == Self.makePage() } == true)
  }

  @Test func dumping() {
    let lines = withStack { Self.makePage().treeDump().split(separator: "\n").count }
    #expect((lines ?? 0) > NestingLimit.blocks)
  }

  @Test func walkingAndPlainText() {
    let paths = withStack { Self.makePage().walk.map(\.path.count).max() ?? 0 }
    #expect((paths ?? 0) >= NestingLimit.blocks)
    #expect(withStack { Self.makePage().plainText.isEmpty } == false)
    #expect(withStack { Self.makePage().mediaUses.isEmpty } == false)
  }

  @Test func fingerprintLimitsAndDepth() {
    #expect(withStack { Self.makePage().structureFingerprint == 0 } == false)
    #expect(withStack { PageLimits().check(Self.makePage()).isEmpty } == false)
    #expect(withStack { Self.makePage().blockDepth } == NestingLimit.blocks)
    #expect(withStack { Self.makePage().richTextDepth } == NestingLimit.richText)
  }

  @Test func rewriting() {
    let same = withStack { () -> Bool in
      let page = Self.makePage()
      return PageRewriter(text: { text, _, _ in text.rewriting { $0 } }).rewrite(page) == page
    }
    #expect(same == true)
  }

  @Test func anchorsAndCheckboxes() {
    #expect(withStack { Self.makePage().anchorPath("nowhere") == nil } == true)
    let toggled = withStack { () -> Bool in
      let page = Self.makePage()
      let path = page.walk.filter { $0.item?.checked != nil }.map(\.path).last ?? []
      let changed = page.togglingCheckbox(at: path, to: false)
      return changed.node(at: path)?.item?.checked == false
    }
    #expect(toggled == true)
  }

  @Test func media() {
    let isSame = withStack { () -> Bool in
      func deep() -> Media {
        var file = TelegramMediaFile(fileId: .cloudFile(1), resource: .empty, mimeType: "")
        for level in 1..<NestingLimit.media {
          if level.isMultiple(of: 2) {
            file.alternativeRepresentations = [file]
          } else {
            let image = TelegramMediaImage(imageId: .cloudImage(1), video: file)
            file = TelegramMediaFile(
              fileId: .cloudFile(2), resource: .empty, videoCover: image, mimeType: "")
          }
        }
        return .file(file)
      }
      let page = InstantPage(blocks: [], media: [.cloudFile(2): deep()])
      return page == InstantPage(blocks: [], media: [.cloudFile(2): deep()])
        && !page.treeDump().isEmpty
    }
    #expect(isSame == true)
  }

  @Test("A page far too deep is measured and clamped in the same stack")
  func clamping() {
    let clamped = withStack { () -> Bool in
      let page = DeepPages.page(levels: 400, textLevels: 3).limitingDepth()
      return page.blockDepth == NestingLimit.blocks
    }
    #expect(clamped == true)
    let text = withStack { DeepPages.text(levels: 1_000).limitingDepth().depth } ?? 0
    #expect((NestingLimit.richText - 1...NestingLimit.richText).contains(text))
  }
}
