import PageModel
import Testing
import Typesetting

@testable import PageLayout

@Suite("Buttons")
struct ButtonTests {
  private let context: TypesettingContext
  private let inputs = LayoutInputs(width: 360, theme: .chat(.day(outgoing: false)))

  init() throws { context = try TypesettingContext() }

  @Test("An inline button is its label and the figures around it")
  func inlineSize() throws {
    let metrics = context.metrics(for: FontStyle(role: .sans, size: 15, weight: .semibold))
    let (pill, ascent) = inline(button("Label", .callback(requiresPassword: false, data: [])))
    let label = try #require(pill.label?.paragraph.lines.first?.frame.width)
    #expect(abs(pill.size.width - (label + 14)) < 0.001, "seven points on either side")
    #expect(abs(pill.size.height - (metrics.ascent + metrics.descent + 2)) < 0.001)
    #expect(abs(ascent - (metrics.ascent + 1)) < 0.001)
    #expect(pill.labelOrigin.x == 7)
    let (withIcon, _) = inline(button("Label", .url("https://example.org/")))
    #expect(abs(withIcon.size.width - pill.size.width - 14) < 0.001, "an icon and its gap")
    #expect(abs(withIcon.iconFrame.minX - (7 + label + 4)) < 0.001)
    #expect(withIcon.iconFrame.width == 10)
  }

  @Test("A label that does not fit is cut, to an ellipsis alone if need be")
  func truncation() {
    let long = button("A label that goes on and on", .text)
    let (whole, _) = inline(long)
    #expect(!whole.isTruncated)
    let (cut, _) = inline(long, maximumWidth: 100)
    #expect(cut.isTruncated)
    #expect(cut.size.width <= 100)
    let (nothing, _) = inline(long, maximumWidth: 1)
    #expect(nothing.isTruncated && nothing.label?.paragraph.lines.first?.range.isEmpty == true)
    let (lines, _) = inline(button("two\nlines", .disabled))
    #expect(lines.label?.paragraph.text.string == "two lines")
  }

  @Test("An empty label, a button in a label, a link in a label")
  func strangeLabels() {
    let (empty, _) = inline(button("", .disabled))
    #expect(empty.label == nil && empty.size.width == 14)
    let nested = InstantPageButton(
      text: .textButton(
        InstantPageButton(
          text: .url(text: .plain("inner"), url: "x", webpageId: nil), action: .text)),
      action: .disabled)
    let (pill, _) = inline(nested)
    #expect(pill.label?.paragraph.text.string == "inner")
    #expect(pill.label?.attributes.allSatisfy { $0.link == nil && !$0.underline } == true)
  }

  struct Look: Sendable {
    var color: ReplyMarkupButtonColor?
    var isLink = false
    var isDisabled = false
    var inRow = true
    var expected: KeyPath<PageColors, PageColors.Tint> & Sendable
    var sentence: String
  }

  @Test(arguments: [
    Look(color: nil, expected: \.neutralButton, sentence: "a row button without a colour"),
    Look(color: .danger, inRow: false, expected: \.dangerButton, sentence: "danger in text"),
    Look(color: .success, expected: \.successButton, sentence: "success in a row"),
    Look(color: .primary, expected: \.primary, sentence: "the accent colour"),
    Look(color: nil, inRow: false, expected: \.panel, sentence: "a quiet one in text"),
    Look(
      color: .danger, isLink: true, expected: \.linkStyle,
      sentence: "a link wins over a colour in a row"),
  ])
  func tints(_ look: Look) {
    let colors = inputs.theme.colors
    let button = InstantPageButton(
      text: .plain("x"), action: .text, color: look.color, isLink: look.isLink)
    #expect(
      colors.tint(of: button, inRow: look.inRow) == colors[keyPath: look.expected],
      "\(look.sentence)")
    var disabled = button
    disabled.action = .disabled
    let quiet = colors.tint(of: disabled, inRow: look.inRow)
    #expect(quiet.fill == colors[keyPath: look.expected].fill)
    #expect(abs(quiet.label.alpha - 0.4 * colors[keyPath: look.expected].label.alpha) < 1e-9)
  }

  @Test func icons() {
    let rows: [(ReplyMarkupButtonAction, ButtonIcon?)] = [
      (.text, .message), (.url("https://t.me/bot?startgroup=a"), .addToChat),
      (.url("https://example.org/"), .link), (.urlAuth(url: "", buttonId: 1), .link),
      (.requestPhone, .phone), (.requestMap, .location),
      (.switchInline(samePeer: true, query: "", peerTypes: []), .share), (.payment, .payment),
      (.openUserProfile(.cloudUser(1)), .profile), (.openWebApp, .webApp),
      (.openWebView(url: "", simple: true), .webApp), (.copyText(payload: ""), .copy),
      (.callback(requiresPassword: true, data: []), nil), (.setupPoll(isQuiz: nil), nil),
      (.disabled, nil),
    ]
    for (action, icon) in rows { #expect(ButtonIcon(action) == icon, "\(action)") }
  }

  @Test("A justified row shares its width evenly, eight at most")
  func justified() throws {
    let row = try buttonRow(labels: (1...10).map(String.init), .justify)
    #expect(row.buttons.count == 10)
    let first = row.buttons[..<8].map(\.frame)
    #expect(first.allSatisfy { abs($0.width - (340 - 7 * 6) / 8) < 0.001 && $0.minY == 0 })
    #expect(row.buttons[8].frame == Rect(x: 10, y: 46, width: 167, height: 40))
    #expect(row.buttons[9].frame.maxX == 350)
  }

  @Test("Hugging rows wrap, and stand where they are asked to", arguments: [false, true])
  func hugging(isRightToLeft: Bool) throws {
    let labels = ["one", "two"]
    for alignment in [InstantPageButtonRowAlignment.left, .center, .right] {
      let row = try buttonRow(labels: labels, alignment, isRightToLeft: isRightToLeft)
      let frames = row.buttons.map(\.frame).sorted { $0.minX < $1.minX }
      let (left, right) = (frames[0].minX - 10, 350 - frames[1].maxX)
      #expect(abs(frames[1].minX - frames[0].maxX - 6) < 0.001)
      #expect((row.buttons[0].frame.minX > row.buttons[1].frame.minX) == isRightToLeft)
      switch (alignment, isRightToLeft) {
      case (.left, false), (.right, true): #expect(left == 0)
      case (.right, false), (.left, true): #expect(abs(right) < 0.001)
      default: #expect(abs(left - right) <= 0.5)
      }
    }
    let many = try buttonRow(
      labels: [String](repeating: "a label", count: 9), .left, isRightToLeft: isRightToLeft)
    #expect(Set(many.buttons.map(\.frame.minY)).count > 1)
    #expect(many.buttons.allSatisfy { $0.frame.minX >= 10 && $0.frame.maxX <= 350.001 })
  }

  @Test("Two touching pills keep three points apart; a pill hangs over the line's start")
  func inlineGaps() throws {
    let pill = RichText.textButton(button("x", .callback(requiresPassword: false, data: [])))
    let page = layoutPage(
      InstantPage(blocks: [.paragraph(.concat([pill, .concat([pill, .plain(" "), pill])]))]),
      inputs: inputs, context: context)
    guard case .text(let text) = page.items[0].content else {
      Issue.record("no text")
      return
    }
    let line = text.paragraph.lines[0]
    let pills = line.attachments.filter { $0.attachment.placement == .pill }
    #expect(pills.count == 3 && text.buttons.count == 3)
    #expect(abs(pills[1].frame.minX - pills[0].frame.maxX - 3) < 0.01)
    #expect(text.paragraph.lineOrigin(0).x == -7)
  }

  @Test("A link-styled button is text with a link; a disabled one is only text")
  func linkStyle() throws {
    func look(_ action: ReplyMarkupButtonAction, _ label: RichText = .plain("x")) throws
      -> (InlineAttributes, [InlineButton])
    {
      let button = InstantPageButton(text: label, action: action, isLink: true)
      let page = layoutPage(
        InstantPage(blocks: [.paragraph(.textButton(button))]), inputs: inputs, context: context)
      guard case .text(let text)? = page.items.first?.content else { throw Missing() }
      return (text.attributes[0], text.buttons)
    }
    #expect(try look(.url("https://a.example/")).0.link == .url("https://a.example/"))
    let copy = try look(.copyText(payload: "x"))
    #expect(copy.0.link == .button(0) && copy.1.count == 1 && copy.1[0].pill == nil)
    #expect(try look(.disabled).0.link == nil)
    let emoji = RichText.bold(.textCustomEmoji(fileId: 1, alt: "x"))
    #expect(try look(.copyText(payload: "x"), emoji).0.underline == false)
  }

  // MARK: Parts

  private struct Missing: Error {}

  private func button(_ text: String, _ action: ReplyMarkupButtonAction) -> InstantPageButton {
    InstantPageButton(text: .plain(text), action: action)
  }

  private func inline(_ button: InstantPageButton, maximumWidth: Double = 1000) -> (
    pill: PillItem, ascent: Double
  ) {
    let theme = inputs.theme
    return PillSetter(inputs: inputs, context: context, math: { nil }).inlinePill(
      button, in: InlineState(style: theme.categories[.paragraph], colors: theme.colors),
      maximumWidth: maximumWidth)
  }

  private func buttonRow(
    labels: [String], _ alignment: InstantPageButtonRowAlignment, isRightToLeft: Bool = false
  ) throws -> ButtonRowItem {
    let buttons = labels.map { button($0, .callback(requiresPassword: false, data: [])) }
    let page = layoutPage(
      InstantPage(
        blocks: [.buttonRow(alignment: alignment, buttons: buttons)], rtl: isRightToLeft),
      inputs: inputs, context: context)
    guard case .buttonRow(let row)? = page.items.first?.content else { throw Missing() }
    return row
  }
}

extension PageColors {
  fileprivate var primary: Tint { Tint(fill: checkboxFill, label: checkboxForeground) }
  fileprivate var panel: Tint { Tint(fill: panelBackground, label: panelAccent) }
  fileprivate var linkStyle: Tint { Tint(fill: .clear, label: link) }
}
