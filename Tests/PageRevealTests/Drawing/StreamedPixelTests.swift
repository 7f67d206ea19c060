import PageDrawing
import PageLayout
import PageMarkup
import PageModel
import PageReveal
import Testing
import Typesetting

/// A message on its whole way: markup that arrives, a layout that grows, a reveal that settles.
@Suite("Pixels at the end of a stream")
struct StreamedPixelTests {
  static let sources: [(String, Bool)] = [
    (
      """
      ## 見出し **bold** 🏔

      「山小屋」に着いたら、まず温かいスープをどうぞ。第一天走九公里，第二天十四公里。

      | 日 | 路線 | km |
      |:--|:--:|--:|
      | 1 | 駅 – 小屋 🛖 | 9.2 |
      | 2 | a cell whose words take more than one line | $14.5$ |

      1. one 👩‍👩‍👧‍👦 two
         > quoted ~~gone~~
      2. `code` and a 🇳🇿 flag

      ```swift
      let x = 1  // 一
      ```
      """, false
    ),
    (
      """
      ## رحلة إلى الجبال

      ستكون الرحلة **سهلة**، والمسافة 40 كيلومترًا فقط! אם ירד גשם (Plan B) 🌧.

      | اليوم | من – إلى |
      |:---|:---|
      | 1 | المحطة – كوخ الزان |

      - [x] حجز الكوخين
      - [ ] خريطة ☕️
      """, true
    ),
  ]

  @Test("They are those of the whole message laid out at once", arguments: sources)
  func settled(source: String, isRightToLeft: Bool) throws {
    let context = try TypesettingContext()
    let style = MessageStyle(palette: .day(outgoing: false))
    let inputs = LayoutInputs(
      width: 340, theme: .chat(style.palette), isRightToLeft: isRightToLeft ? true : nil)
    var markup = MarkupSession(.markdown(MarkdownOptions()), holdsBack: true)
    let layout = MessageLayoutSession(
      InstantPage(blocks: []), style: style, inputs: inputs, context: context)
    var reveal = RevealSession()
    let bytes = Array(source.utf8)
    var heights: [Double] = []
    var shown = 0
    var frame = 0
    while shown < bytes.count || reveal.isMoving {
      let now = Double(frame) / 30
      if shown < bytes.count {
        let end = min(shown + 7, bytes.count)
        var update = markup.append(bytes: bytes[shown..<end])
        layout.update(markup.page, firstChangedBlock: update.firstChangedBlock)
        if end == bytes.count {
          update = markup.finish()
          layout.update(markup.page, firstChangedBlock: update.firstChangedBlock)
        }
        shown = end
        reveal.show(
          layout.message.page, isWhole: end == bytes.count, at: now, context: context)
      }
      reveal.advance(to: now)
      heights.append(reveal.frame.size.height)
      frame += 1
      try #require(frame < 3_000)
    }
    #expect(reveal.frame.isSettled)
    for (earlier, later) in zip(heights, heights.dropFirst()) {
      #expect(later >= earlier - 1, "the bubble never shrinks visibly on its way")
    }
    let whole = layoutMessage(
      try parseMarkdown(source).page, style: style, inputs: inputs,
      context: try TypesettingContext())
    let images = ImageStore()
    let streamed = try rasterize(
      displayList(for: layout.message, revealing: reveal.frame), scale: 2, images: images)
    let fresh = try rasterize(displayList(for: whole), scale: 2, images: images)
    #expect(streamed.width == fresh.width && streamed.height == fresh.height)
    #expect(zip(streamed.pixels, fresh.pixels).count { $0 != $1 } == 0)
  }
}
