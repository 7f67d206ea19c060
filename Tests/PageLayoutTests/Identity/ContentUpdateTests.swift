import PageModel
import Testing

@testable import PageLayout

@Suite("How one content gives way to another")
struct ContentUpdateTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var update: ContentUpdate
    var isAnimated = true
    var change: @Sendable (_ old: inout ShownContent, _ new: inout ShownContent) -> Void
  }

  private static let other = InstantPage(blocks: [.paragraph(.plain("other"))])
  private static let unchecked = checklist(false)
  private static let checked = checklist(true)

  private static func checklist(_ isChecked: Bool) -> InstantPage {
    InstantPage(blocks: [
      .list(items: [.text(.plain("x"), num: nil, checked: isChecked)], ordered: false)
    ])
  }

  private static func id(_ namespace: Int32) -> MessageId {
    MessageId(peerId: .cloudUser(7), namespace: namespace, id: 1)
  }

  @Test(arguments: [
    Row(testDescription: "the same thing", update: .nothing) { _, _ in },
    Row(testDescription: "another message takes the view", update: .anotherMessage) {
      $1.stableId = 2
      $1.page = other
    },
    Row(testDescription: "other words fade in", update: .wholeContent(Crossfade())) {
      $1.page = other
    },
    Row(
      testDescription: "a tick changes in place, the words are the same",
      update: .sameContent(newMessageId: false)
    ) {
      $0.page = unchecked
      $1.page = checked
    },
    Row(
      testDescription: "nothing fades in a pass that does not animate",
      update: .sameContent(newMessageId: false), isAnimated: false
    ) { $1.page = other },
    Row(
      testDescription: "a stream grows in place", update: .sameContent(newMessageId: false)
    ) {
      $0.isDraft = true
      $1.isDraft = true
      $1.page = other
    },
    Row(
      testDescription: "and ends in place", update: .sameContent(newMessageId: false)
    ) {
      $0.isDraft = true
      $1.page = other
    },
    Row(
      testDescription: "a sent message gets its id, its media are asked for anew",
      update: .sameContent(newMessageId: true)
    ) { $1.messageId = id(MessageNamespace.cloud) },
    Row(
      testDescription: "even if its words changed on the way",
      update: .sameContent(newMessageId: true)
    ) {
      $1.messageId = id(MessageNamespace.cloud)
      $1.page = other
    },
    Row(testDescription: "a translation fades in", update: .wholeContent(Crossfade())) {
      $1.source = .translation(language: "de")
      $1.page = other
    },
    Row(
      testDescription: "one that is the same page does not",
      update: .sameContent(newMessageId: false)
    ) { $1.source = .translation(language: "de") },
    Row(testDescription: "the whole page fades in", update: .wholeContent(Crossfade())) {
      $1.showsWholePage = true
      $1.page = other
    },
  ])
  func decisions(_ row: Row) {
    let content = ShownContent(
      stableId: 1, messageId: Self.id(MessageNamespace.local),
      page: InstantPage(blocks: [.paragraph(.plain("words"))]))
    var (old, new) = (content, content)
    row.change(&old, &new)
    #expect(ContentUpdate(from: old, to: new, isAnimated: row.isAnimated) == row.update)
  }

  @Test("The old fades out in 0.12 s, the new in in 0.1 s")
  func crossfade() {
    let fade = Crossfade()
    #expect([-1, 0, 0.06, 0.12, 9].map { fade.outgoingAlpha(at: $0) } == [1, 1, 0.5, 0, 0])
    #expect([-1, 0, 0.05, 0.1, 9].map { fade.incomingAlpha(at: $0) } == [0, 0, 0.5, 1, 1])
    #expect([0.11, 0.12].map { fade.isFinished(at: $0) } == [false, true])
    #expect(fade.resets.contains(.revealCursor))
  }
}

@Suite("The page a message shows")
struct PageChoiceTests {
  private func page(_ word: String) -> InstantPage {
    InstantPage(blocks: [.paragraph(.plain(word))])
  }

  private func word(_ choice: PageChoice) -> String {
    guard case .paragraph(let text)? = choice.page.blocks.first else { return "" }
    return text.plainText
  }

  @Test func choices() {
    let message = RichTextMessageAttribute(instantPage: page("cut"), fullInstantPage: page("whole"))
    let edit = RichTextMessageAttribute(instantPage: page("edit"))
    let translation = (language: "de", page: Optional(page("übersetzt")))

    var choice = PageChoice(message)
    #expect(word(choice) == "cut" && choice.source == .original)
    #expect(word(PageChoice(message, showsWholePage: true)) == "whole")
    choice = PageChoice(message, pendingEdit: edit, translation: translation, showsWholePage: true)
    #expect(word(choice) == "edit" && choice.source == .pendingEdit, "an edit has no other whole")
    choice = PageChoice(message, translation: translation, showsWholePage: true)
    #expect(word(choice) == "übersetzt" && choice.source == .translation(language: "de"))
    choice = PageChoice(message, translation: (language: "de", page: nil))
    #expect(word(choice) == "cut" && choice.awaitsTranslation && choice.source == .original)
  }
}
