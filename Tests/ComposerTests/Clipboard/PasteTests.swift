import PageModel
import Testing

@testable import Composer

@Suite("Pasting")
struct PasteTests {
  private func editor(_ notation: String) throws -> Editor {
    let read = try Document.reading(notation)
    var editor = Editor(read.document)
    editor.select(read.selection)
    return editor
  }

  @Test("The richest of the offer is taken")
  func order() throws {
    let fragment = Fragment([.paragraph(Paragraph(StyledText("f")))]).encoded
    var offer = ClipboardOffer(
      fragment: fragment, html: "<p>h</p>", rtf: Array("{\\rtf1 r}".utf8), text: "t")
    var forms: [Paste.Form?] = []
    func paste() {
      var editor = Editor(Document())
      forms.append(editor.paste(offer)?.form)
    }
    paste()
    offer.fragment = Array("broken".utf8)
    paste()
    offer.html = "<img src=x>"
    paste()
    offer.rtf = []
    paste()
    offer.text = "**t**"
    paste()
    offer.text = ""
    paste()
    #expect(forms == [.fragment, .html, .rtf, .text, .markdown, nil])
  }

  @Test("Markdown goes away in two steps: first what it means, then the text")
  func markdown() throws {
    var editor = try editor("p: a^b|c")
    editor.paste(ClipboardOffer(text: "**x**\n\n- y"))
    #expect(
      editor.document.notation(editor.selection) == "p: a{b:x}\nbullet: y|\np: c"
        || editor.document.notation(editor.selection) == "p: a{b:x}\nbullet: y\np: |c")
    editor.undo()
    #expect(editor.document.notation() == "p: a**x**\np:\np: - yc")
    editor.undo()
    #expect(editor.document.notation() == "p: abc")
    editor.redo()
    editor.redo()
    #expect(editor.document.notation() == "p: a{b:x}\nbullet: y\np: c")
  }

  @Test("In code a page is its text, in a table's cell it is what a cell can hold")
  func places() throws {
    var code = try editor("code: a|")
    let offer = ClipboardOffer(html: "<h1>x</h1><p><b>y</b></p>", text: "x\ny")
    code.paste(offer)
    #expect(code.document.notation(code.selection) == "code: ax\\ny|")
    var cell = try editor("table\n  row\n    cell: |\n    cell: b")
    cell.paste(offer)
    #expect(
      cell.document.notation(cell.selection)
        == "table\n  row\n    cell\n      h1: x\n      p: {b:y}|\n    cell: b")
  }

  @Test("Plain lines are paragraphs like the one they come into")
  func lines() throws {
    var editor = try editor("bullet: a|b")
    editor.paste(ClipboardOffer(text: "x\r\ny"))
    #expect(editor.document.notation(editor.selection) == "bullet: ax\nbullet: y|b")
  }

  @Test("Cutting takes away what it copies; a selected atom too")
  func cut() throws {
    var editor = try editor("p: a^b\nh1: c|d")
    let cut = editor.cut()
    let content = try #require(cut)
    #expect(content.text == "b\nc")
    #expect(editor.document.notation(editor.selection) == "p: a|d")
    editor.paste(ClipboardOffer(content))
    #expect(editor.document.notation(editor.selection) == "p: ab\nh1: c\np: |d")
    let nothing = editor.cut()
    #expect(nothing == nil)
  }

  @Test("What is copied is text for every kind of reader")
  func forms() throws {
    var editor = try editor(
      "p: a{emoji=5 alt=\"🫠\"}\nchecklist checked: b\ntable\n  row\n    cell: c\n    cell: d")
    editor.selectAll()
    let content = try #require(editor.copied)
    #expect(content.text == "a🫠\n✅ b\nc d")
    #expect(content.html.contains("<table"))
    #expect(content.rtf.starts(with: "{\\rtf1".utf8))
  }
}
