import Recto

extension Benchmark {
  /// What a writer waits for before a letter can be laid out.
  static let composerKeys = Benchmark(
    name: "composer-keys", summary: "1,000 letters typed in the middle of a document of 200 KB"
  ) { setting in
    let editor = writing(bytes: 200_000)
    let times = try time(runs: setting.runs) { _ in
      {
        var editor = editor
        for _ in 0..<1_000 { editor.perform(.type("x")) }
        return editor.document.size
      }
    }
    return Outcome(corpus: "\(editor.document.blocks.count) paragraphs, no layout", times: times)
  }

  static let composerUndo = Benchmark(
    name: "composer-undo", summary: "1,000 letters undone in the middle of a document of 200 KB"
  ) { setting in
    var editor = writing(bytes: 200_000)
    for _ in 0..<1_000 {
      editor.perform(.type("x"))
      editor.endTyping()
    }
    let typed = editor
    let times = try time(runs: setting.runs) { _ in
      {
        var editor = typed
        while editor.history.canUndo { editor.undo() }
        return editor.document.size
      }
    }
    return Outcome(
      corpus: "\(editor.document.blocks.count) paragraphs, a step a letter", times: times)
  }

  /// An editor with the caret in the middle of paragraphs of many scripts.
  private static func writing(bytes: Int) -> Editor {
    var numbers = SeededNumbers(seed: 17)
    var blocks: [Block] = []
    var written = 0
    while written < bytes {
      let script = Prose.Script.mixed[blocks.count % Prose.Script.mixed.count]
      let text = Prose.paragraph(script, words: 40, &numbers)
      written += text.utf8.count
      blocks.append(.paragraph(Paragraph(StyledText(text))))
    }
    var editor = Editor(Document(blocks))
    editor.select(Selection(caret: editor.document.size / 2))
    return editor
  }
}
