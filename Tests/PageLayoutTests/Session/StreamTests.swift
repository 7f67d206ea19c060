import PageMarkup
import PageModel
import TestSupport
import Testing
import Typesetting

@testable import PageLayout

/// Texts that grow by a word at a time, as a model writes them.
@Suite("Streams")
struct StreamTests {
  struct Stream: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
  }

  static let streams: [Stream] = [
    Stream(
      testDescription: "prose that makes its bubble wider",
      text: "Hi.\n\nSo, a **first** line that *grows* until it has to wrap in its bubble.\n\nEnd."),
    Stream(
      testDescription: "headings and rules",
      text: "# One\n\n## Two words\n\n---\n\nText below `code` here.\n\n***\n\n### Three"),
    Stream(
      testDescription: "lists in lists, their markers growing wider",
      text: """
        8. eight
        9. nine **bold** words
        10. ten and more

            - a bullet
            - another one
              - deeper still
                - [x] done
                - [ ] not done
        11. eleven

        after
        """),
    Stream(
      testDescription: "a table whose columns change",
      text: """
        | Name | Value |
        |:-----|------:|
        | a | 1 |
        | somewhat longer words here | 20000 |
        | b | and a cell that has to be wrapped, since it is long |

        Done.
        """),
    Stream(
      testDescription: "code in several languages",
      text: """
        Before:

        ```swift
        let x = 1
        let longer = "a line of code that is too long for the bubble and wraps"
        ```

        - item

          ```
          nested
          ```

        Text.
        """),
    Stream(
      testDescription: "quotes in quotes",
      text: "> one line\n> and more\n>\n> > inner words\n> > go on\n>\n> - list\n> - here\n\nout"),
    Stream(
      testDescription: "from right to left",
      text:
        "# שלום עולם\n\nשלום לכולם, זה טקסט ארוך שצריך לעבור שורה.\n\n- אחד\n- שתיים\n\nLatin.\n\n> ציטוט"
    ),
    Stream(
      testDescription: "Arabic, Chinese and emoji",
      text: "مرحبا بالعالم هذا نص طويل\n\n中文 段落 没有 空格 的 文字 也 要 换行\n\n👍🏽 👨‍👩‍👧 ok\n\n---\n\nfin"),
    Stream(
      testDescription: "formulas",
      text: "Sum $a+b$ and\n\n$$\\frac{a}{b} + \\sqrt{x}$$\n\nthen $x^2$ in text, more of it."),
  ]

  @Test("At every word a session has what a fresh layout has", arguments: streams)
  func everyPrefix(_ stream: Stream) throws {
    let context = try TypesettingContext()
    let style = MessageStyle(palette: .day(outgoing: stream.text.count.isMultiple(of: 2)))
    let inputs = LayoutInputs(width: 300, theme: .chat(style.palette))
    let session = MessageLayoutSession(
      InstantPage(blocks: []), style: style, inputs: inputs, context: context)
    for prefix in StreamText.prefixes(of: stream.text) {
      let page = try parseMarkdown(prefix).page
      session.update(page)
      let fresh = layoutMessage(page, style: style, inputs: inputs, context: context)
      let difference = firstDifference(session.message, fresh)
      #expect(difference == nil, "after \(prefix.suffix(20).debugDescription)")
      if difference != nil { return }
    }
  }

  @Test("And so it has for random lines", arguments: PageGenerator.seeds(25))
  func random(_ seed: UInt64) throws {
    let stream = Stream(
      testDescription: "seed \(seed)", text: StreamText.text(seed: seed, lines: 14))
    try everyPrefix(stream)
  }

  @Test("An appended word lays out two blocks at most and looks at none above", arguments: streams)
  func work(_ stream: Stream) throws {
    let context = try TypesettingContext()
    let above = InstantPage(
      blocks: (0..<150).map { .paragraph(.plain("Paragraph \($0)")) } + [.divider])
    let session = LayoutSession(
      above, inputs: LayoutInputs(width: 300, theme: .chat(.day(outgoing: false))),
      context: context)
    for prefix in StreamText.prefixes(of: stream.text) {
      var page = above
      page.blocks += try parseMarkdown(prefix).page.blocks
      session.update(page)
      #expect(session.lastWork.laidOut <= 2)
      #expect(session.lastWork.untouched >= above.blocks.count - 1)
    }
  }
}
