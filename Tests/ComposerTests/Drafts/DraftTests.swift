import PageMarkup
import PageModel
import TestSupport
import Testing

@testable import Composer

@Suite("Drafts")
struct DraftTests {
  @Test("Nothing is lost in this machine's own store")
  func identity() throws {
    for seed in PageGenerator.seeds(300) {
      var generator = DocumentGenerator(seed: seed)
      let draft = Draft(
        ChatInputContent(generator.document()), timestamp: generator.random.int32(0...99),
        reply: generator.random.maybe {
          Draft.MessageName(peerId: $0.int64(), namespace: 1, id: $0.int32(0...9))
        }, effectId: generator.random.maybe { $0.int64() })
      let read = try #require(Draft.decoding(draft.encoded))
      #expect(read.draft == draft, "seed \(seed)")
      #expect(read.losses == [])
    }
  }

  @Test("Media are stored as they are")
  func media() throws {
    let image = TelegramMediaImage(
      imageId: .localImage(3), representations: [], partialReference: nil)
    let content = ChatInputContent(
      [.media(MediaBlock([MediaBlockItem(.image(.localImage(3)))]))],
      media: [.localImage(3): .image(image)])
    let read = try #require(Draft.decoding(Draft(content, timestamp: 1).encoded))
    #expect(read.draft.content.media == content.media)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var rule: String
    var json: String
    var content: String?
    var testDescription: String { rule }
  }

  static let rows = [
    Row(rule: "A text of before", json: #"{"at":"a\nb","s":5}"#, content: "p: a\np: b"),
    Row(
      rule: "With entities, some of them nonsense",
      json:
        ##"{"at":{"t":"abc","e":[{"type":"bold","offset":1,"length":99},{"type":"x","offset":0,"length":1},{"type":"italic","offset":-1,"length":9},7]}}"##,
      content: "p: a{b:bc}"),
    Row(rule: "Right in the draft", json: #"{"t":"a","s":5,"m.p":"7","m.i":3}"#, content: "p: a"),
    Row(
      rule: "The blocks win over the text",
      json: #"{"at":"old","cm":{"blocks":[{"type":"paragraph","value":{"runs":["new"]}}]}}"#,
      content: "p: new"),
    Row(rule: "What is no draft is none", json: #"{"s":5}"#, content: nil),
    Row(rule: "Nor is what is no object", json: "[1]", content: nil),
    Row(rule: "Broken JSON neither", json: #"{"cm":"#, content: nil),
  ]

  @Test("Old drafts are read", arguments: rows)
  func old(row: Row) {
    let read = Draft.decoding(Array(row.json.utf8))
    #expect(read?.draft.content.document.notation() == row.content)
  }

  @Test("A reply is read wherever it stands")
  func reply() {
    let name = Draft.MessageName(peerId: 7, namespace: 0, id: 3)
    let flat = Draft.decoding(Array(#"{"t":"a","m.p":"7","m.i":3}"#.utf8))
    let own = Draft.decoding(Array(#"{"t":"a","rep":{"m.p":"7","m.n":0,"m.i":3}}"#.utf8))
    #expect(flat?.draft.reply == name && own?.draft.reply == name)
  }

  @Test("A draft goes to the server as text when that says all of it, else as a page")
  func forms() throws {
    let text = DraftForm.of(try content("p: a{b:b}\nquote\n  p: c"))
    guard case .text(let formatted) = text.form else { return #expect(Bool(false), "a page") }
    #expect(formatted.text == "ab\nc" && text.losses == [])
    #expect(text.form.content.content.document.notation() == "p: a{b:b}\nquote\n  p: c")
    let page = DraftForm.of(try content("h1: a\np align=center: b"))
    guard case .page = page.form else { return #expect(Bool(false), "a text") }
    #expect(page.losses.count == 1)
    #expect(page.form.content.content.document.notation() == "h1: a\np: b")
  }

  @Test("The newer draft is shown, and nothing fetched takes one away")
  func newer() throws {
    let old = Draft(try content("p: old"), timestamp: 5)
    let new = Draft(try content("p: new"), timestamp: 6)
    let same = Draft(try content("p: same"), timestamp: 5)
    let empty = Draft(ChatInputContent(), timestamp: 9)
    let reply = Draft(
      ChatInputContent(), timestamp: 9,
      reply: Draft.MessageName(peerId: 1, namespace: 0, id: 1))
    #expect(Draft.newer(local: old, fetched: new) == new)
    #expect(Draft.newer(local: new, fetched: old) == new)
    #expect(Draft.newer(local: old, fetched: same) == old, "of the same time the local one stays")
    #expect(Draft.newer(local: old, fetched: empty) == old, "a fetch never clears")
    #expect(Draft.newer(local: old, fetched: nil) == old)
    #expect(Draft.newer(local: nil, fetched: old) == old)
    #expect(Draft.newer(local: nil, fetched: empty) == nil)
    #expect(Draft.newer(local: old, fetched: reply) == reply, "a reply alone is a draft")
  }
}
