import Testing

@testable import Composer

@Suite("Scripts")
struct EditScriptTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    var script: String
    var sentence: String
    var testDescription: String { script }
  }

  static let mistakes = [
    Mistake(script: "jump", sentence: "1:1: there is no step 'jump'; recto edit --help names them"),
    Mistake(script: "\n\n  type", sentence: "3:7: the text is missing; write: type \"TEXT\""),
    Mistake(script: "type \"a\" b", sentence: "1:10: 'b' is too much; write: type \"TEXT\""),
    Mistake(script: "type \"a", sentence: "1:6: a '\"' is not closed"),
    Mistake(script: #"type "a\x""#, sentence: #"1:9: '\' stands before n, t, ", \ or u{1f600}"#),
    Mistake(
      script: #"type "\u{d800}""#, sentence: #"1:14: '\' stands before n, t, ", \ or u{1f600}"#),
    Mistake(
      script: "key space",
      sentence: "1:5: 'space' is none of enter, backspace, delete, tab, backtab"),
    Mistake(script: "key enter x", sentence: "1:11: 'x' is no whole number"),
    Mistake(
      script: "select 1 2 3",
      sentence: "1:12: '3' is too much; write: select all|POSITION [POSITION]"),
    Mistake(script: "heading 7", sentence: "1:9: '7' is none of 1, 2, 3, 4, 5, 6"),
    Mistake(
      script: "undo 99999999999999999999",
      sentence: "1:6: '99999999999999999999' is no whole number"),
    Mistake(
      script: "\"type\" \"a\"",
      sentence: "1:1: there is no step 'type'; recto edit --help names them"),
  ]

  @Test("A mistake is told with its place", arguments: mistakes)
  func mistake(row: Mistake) {
    do {
      _ = try EditScript(row.script)
      Issue.record("it is read")
    } catch {
      #expect(error.description == row.sentence)
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var script: String
    var before: String
    var after: String
    var testDescription: String { script }
  }

  static let rows = [
    Row(script: "type \"a\\n\\u{1f600}\"", before: "p: |", after: "p: a\np: 😀|"),
    Row(script: "# nothing\n\nkey backspace 2", before: "p: abc|", after: "p: a|"),
    Row(
      script: "move wordBackward extend\nformat bold", before: "p: one two|",
      after: "p: one |{b:two}^"),
    Row(script: "select all\ncut\nkey enter\npaste", before: "h1: a|", after: "p:\nh1: a|"),
    Row(
      script: "select 1 2\ncopy\nmove textEnd\npaste\npaste", before: "p: ab|", after: "p: abaa|"),
    Row(script: "type \"x\"\nundo\nredo\nundo 5", before: "p: a|", after: "p: a|"),
    Row(script: "quote\ncollapse", before: "p: a|", after: "quote collapsed |\n  p: a"),
    Row(script: "details\ntype \"t\"\nfold", before: "p: a|", after: "details folded: t|\n  p: a"),
    Row(
      script: "list checklist\ncheck\nindent\nheading 2", before: "p: a|",
      after: "h2 checklist level=1 checked: a|"),
    Row(
      script: "insertTable 2 2\ntype \"a\"\ntable header", before: "p: |",
      after: "table\n  row\n    cell: a|\n    cell header:\n  row\n    cell:\n    cell:"),
    Row(
      script: "formula \"x\"\nemoji 5 \"🫠\"\nmention 7 \"Ann\"\ndate 9 \"then\" r", before: "p: |",
      after: "p: {formula=\"x\"}{emoji=5 alt=\"🫠\"}{mention=7:Ann}{date=9 format=r:then}|"),
    Row(script: "select all\nlink \"https://x.org\"\nunlink", before: "p: a|", after: "p: ^a|"),
    Row(script: "compose \"か\"\ncommit \"火\"", before: "p: a|", after: "p: a火|"),
    Row(script: "paste html \"<b>x</b>\"", before: "p: a|", after: "p: a{b:x}|"),
    Row(
      script: "location 47.5 8.25\ncaption \"here\"\nmedia spoiler", before: "p: |",
      after: "media\n  location=47.5,8.25 spoiler\n  caption: |here"),
    Row(
      script: "buttonRow \"a\" \"https://x.org\"\nmove backward\naddButton \"b\" \"https://y.org\"",
      before: "p: |",
      after:
        "buttons\n  button url=\"https://x.org\" label=\"a\"\n  button | url=\"https://y.org\" label=\"b\"\np:"
    ),
    Row(script: "divider", before: "p: a|\np: b", after: "p: a\ncarried\n  divider\np: |b"),
    Row(script: "deleteBlock", before: "p: a\np: b|", after: "p: a|"),
    Row(
      script: "direction rightToLeft\nalign center", before: "p: a|",
      after: "direction rightToLeft\np align=center: a|"),
  ]

  @Test("A script does what it says", arguments: rows)
  func row(row: Row) throws {
    let read = try Document.reading(row.before)
    var editor = Editor(read.document)
    editor.select(read.selection)
    var scripted = ScriptedEditor(editor)
    for step in try EditScript(row.script).steps { scripted.perform(step.action) }
    let state = scripted.editor.state
    #expect(state.document.notation(state.selection) == row.after)
  }

  @Test("A step says by which rule it was done, or that there was nothing to do")
  func reports() throws {
    var scripted = ScriptedEditor(Editor(try Document.reading("p: a|").document))
    let steps = try EditScript("key enter\ncollapse\npaste\nundo\nundo").steps
    let reports = steps.map { scripted.perform($0.action) }
    #expect(reports.map(\.isDone) == [true, false, false, true, false])
    #expect(reports[0].rule == "Enter 12")
  }

  @Test("Every step has a name of its own, and its own usage is read or told")
  func verbs() {
    #expect(Set(EditVerb.all.map(\.name)).count == EditVerb.all.count)
    for verb in EditVerb.all {
      do {
        _ = try EditScript(verb.name)
      } catch {
        #expect(error.sentence.hasSuffix("write: \(verb.usage)"))
      }
    }
  }
}
