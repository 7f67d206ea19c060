import PageModel
import TestSupport
import Testing

@testable import Composer

@Suite("Fragments as bytes")
struct FragmentStoringTests {
  @Test("Nothing is lost on the way to bytes and back")
  func identity() throws {
    for seed in PageGenerator.seeds(400) {
      var generator = DocumentGenerator(seed: seed)
      let fragment = Fragment(generator.document())
      let read = try #require(Fragment.decoding(fragment.encoded))
      #expect(read.fragment == fragment, "seed \(seed)")
      #expect(read.losses == [], "seed \(seed)")
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var rule: String
    var json: String
    var document: String
    var losses: Int = 0
    var testDescription: String { rule }
  }

  static let rows = [
    Row(
      rule: "A run may be its text alone",
      json: #"{"blocks":[{"type":"paragraph","value":{"runs":["a",{"text":"b","bold":true}]}}]}"#,
      document: "p: a{b:b}"),
    Row(
      rule: "Styles of before are body text",
      json: #"{"blocks":[{"type":"paragraph","value":{"style":"title","runs":["a"]}}]}"#,
      document: "p: a"),
    Row(
      rule: "A link of before is an address, which may stand for a person",
      json:
        #"{"blocks":[{"type":"paragraph","value":{"runs":[{"text":"a","link":"tg://user?id=5"},{"text":"b","link":"https://x.org"}]}}]}"#,
      document: #"p: {mention=5:a}{url="https://x.org":b}"#),
    Row(
      rule: "The only item of old media is the block itself",
      json:
        #"{"blocks":[{"type":"media","value":{"kind":"image","mediaID":"0:7","caption":["c"]}}]}"#,
      document: "media\n  image=0:7\n  caption: c"),
    Row(
      rule: "A row of before is a header as a whole, and tables have borders",
      json:
        #"{"blocks":[{"type":"table","value":{"rows":[{"isHeader":true,"cells":[{"runs":["a"]},{"runs":["b"]}]}]}}]}"#,
      document: "table\n  row\n    cell header: a\n    cell header: b"),
    Row(
      rule: "Of a block that is not known the words stay",
      json: #"{"blocks":[{"type":"poem","value":{"runs":["a"]}},{"type":"star","value":{}}]}"#,
      document: "p: a", losses: 2),
    Row(
      rule: "What is something else than it should be counts as missing",
      json:
        #"{"blocks":[7,{"type":"code","value":{"runs":[{"text":3},{"text":"x","bold":"yes"}],"language":[]}},null],"media":"no"}"#,
      document: "code: x", losses: 2),
    Row(
      rule: "Numbers beyond all measure are cut to one",
      json:
        #"{"blocks":[{"type":"table","value":{"rows":[{"cells":[{"runs":["a"]},{"runs":["b"],"colspan":9223372036854775807,"rowspan":"9223372036854775807"}]}]}},{"type":"paragraph","value":{"runs":["c"],"list":{"marker":"bullet","level":-9223372036854775808}}}]}"#,
      document: "table\n  row\n    cell: a\n    cell colspan=255: b\nbullet: c"),
    Row(rule: "No blocks are an empty document", json: #"{"blocks":[]}"#, document: "p:"),
  ]

  @Test("Reading is lenient", arguments: rows)
  func lenient(row: Row) throws {
    let read = try #require(Fragment.decoding(Array(row.json.utf8)))
    #expect(read.fragment.document.notation() == row.document)
    #expect(read.losses.count == row.losses)
  }

  @Test("What is no fragment is none")
  func none() {
    for text in ["", "{", "[]", "7", #"{"text":"a"}"#, "\u{0}", "<p>"] {
      #expect(Fragment.decoding(Array(text.utf8)) == nil)
    }
  }
}
