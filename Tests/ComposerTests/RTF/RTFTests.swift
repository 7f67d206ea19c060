import TestSupport
import Testing

@testable import Composer

@Suite("RTF")
struct RTFTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var rule: String
    var rtf: String
    var document: String
    var testDescription: String { rule }
  }

  static let rows = [
    Row(
      rule: "Formats hold within their group", rtf: #"a{\b b{\i c}}d"#,
      document: "p: a{b:b}{b i:c}d"),
    Row(rule: "A number 0 ends a format", rtf: #"\b a\b0 b"#, document: "p: {b:a}b"),
    Row(
      rule: "Two paragraph ends keep the empty paragraph", rtf: #"a\par\par b"#,
      document: "p: a\np:\np: b"),
    Row(rule: "The last paragraph end begins no other", rtf: #"a\par "#, document: "p: a"),
    Row(
      rule: "A backslash at a line's end ends the paragraph", rtf: "a\\\nb", document: "p: a\np: b"),
    Row(rule: "Line ends of the file are nothing", rtf: "a\nb\r\nc", document: "p: abc"),
    Row(rule: "A soft break stays in its paragraph", rtf: #"a\line b"#, document: "p: a\\nb"),
    Row(rule: "Bytes are Windows' Latin", rtf: #"\'93caf\'e9\'94 \'80"#, document: "p: “café” €"),
    Row(
      rule: "or in the document's page", rtf: #"\ansicpg1251 \'cf\'f0\'e8\'e2\'e5\'f2"#,
      document: "p: Привет"),
    Row(
      rule: "or in their font's, which counts more",
      rtf: #"{\fonttbl{\f0\fcharset0 A;}{\f1\fcharset204 B;}}\f1\'e4\'e0\f0\'e4"#,
      document: "p: даä"),
    Row(
      rule: "Two bytes may be one character, the second of them a letter or a brace",
      rtf: #"\ansicpg932\'93\'fa\'96\'7b\'83e\'83X"#, document: "p: 日本テス"),
    Row(rule: "Old Macintosh files", rtf: #"\mac caf\'8e"#, document: "p: café"),
    Row(
      rule: "What is no character is one that says so", rtf: #"\ansicpg65001 a\'ff b\'c3\'a9\'c3"#,
      document: "p: a\u{fffd} bé\u{fffd}"),
    Row(rule: "Pages nobody knows are Latin", rtf: #"\ansicpg7\'e9"#, document: "p: é"),
    Row(
      rule: "Unicode skips its substitutes", rtf: #"\u8364?\uc2\u233 e'x\uc0\u65 B"#,
      document: "p: €éxAB"),
    Row(rule: "Halves of a pair are one character", rtf: #"\u-10179?\u-8704?"#, document: "p: 😀"),
    Row(
      rule: "23 points are a heading", rtf: #"\fs46 a\par\fs40 b\par\fs36 c\par\fs34 d"#,
      document: "h1: a\nh2: b\nh3: c\np: d"),
    Row(rule: "An outline level says so itself", rtf: #"\outlinelevel3 a"#, document: "h4: a"),
    Row(
      rule: "Lines in a font of one width are code",
      rtf: #"{\fonttbl{\f1\fmodern X;}}\f1 a\par b\par\f0 c"#, document: "code: a\\nb\np: c"),
    Row(rule: "Old list words", rtf: #"{\pntext\'B7\tab}{\*\pn\pnlvlblt}a"#, document: "bullet: a"),
    Row(
      rule: "Groups for those who know them are skipped",
      rtf: #"a{\*\secret b}{\info{\title c}}{\pict 00}d"#, document: "p: ad"),
    Row(rule: "Hidden text is none", rtf: #"a{\v b}c"#, document: "p: ac"),
    Row(
      rule: "A link whose text is its address is a text",
      rtf: #"{\field{\*\fldinst{HYPERLINK "https://x.org/"}}{\fldrslt x.org}}"#,
      document: "p: x.org"),
  ]

  @Test("RTF is read by the rules", arguments: rows)
  func read(row: Row) throws {
    var editor = Editor(Document())
    editor.paste(ClipboardOffer(rtf: Array(("{\\rtf1\\ansi " + row.rtf + "}").utf8)))
    #expect(editor.document.notation() == row.document)
  }

  static let kept = [
    "p: a{b:b}{i:c}{s u:d}\\n{sup:e}{sub:f}{code:g} |\\\\{ }".replacing("{ }", with: "\\{\\}")
      .replacing("|", with: "\\|"),
    "h1: a\nh2: b\nh3: c\nh4: d\nh6: e",
    "bullet: a\nbullet level=2: b\nordered: c\nordered level=1: d\nchecklist: e\nchecklist level=1 checked: f",
    "p: {url=\"https://x.org/a b\":a}{mention=7:b}{date=99:c}",
    "p: {emoji=5 alt=\"🫠\"}{emoji=5 alt=\"🫠\"} 漢字 שלום 🇨🇭",
    "p align=center: a\np align=right: b\np align=justified: c",
    "code: let a = 1\\n\\n  b",
    "table\n  row\n    cell header left: a\n    cell header left: b\n  row\n    cell rowspan=2 left: c\n    cell left: d\n  row\n    cell left: e",
    "table\n  row\n    cell colspan=2 left: a\n    cell left: b\n  row\n    cell left: c\n    cell left: d\n    cell left: e\np: x",
  ]

  @Test("What RTF can say comes back", arguments: kept)
  func roundTrip(notation: String) throws {
    let document = try Document.reading(notation).document
    let read = try #require(Fragment.reading(rtf: Fragment(document).rtf))
    let plain = read.document.notation().replacing("header left: {b:a}", with: "header left: a")
      .replacing("header left: {b:b}", with: "header left: b")
    #expect(plain == notation)
  }

  @Test("Any document is written as RTF that keeps its words")
  func words() throws {
    for seed in PageGenerator.seeds(200) {
      var generator = DocumentGenerator(seed: seed)
      let fragment = Fragment(generator.document())
      let read = try #require(Fragment.reading(rtf: fragment.rtf))
      #expect(read.document.faults.map(\.description) == [], "seed \(seed)")
    }
  }
}
