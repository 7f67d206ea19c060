import Glibc
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

  /// What long writing costs in memory; the corpus says how much the steps keep.
  static let composerHistory = Benchmark(
    name: "composer-history", summary: "10,000 letters, a step of undo each, and what they keep"
  ) { setting in
    let editor = writing(bytes: 200_000)
    let before = residentBytes
    var typed = editor
    for _ in 0..<10_000 {
      typed.perform(.type("x"))
      typed.endTyping()
    }
    let kept = Double(residentBytes - before)
    let times = try time(runs: setting.runs) { _ in
      {
        var editor = editor
        for _ in 0..<10_000 {
          editor.perform(.type("x"))
          editor.endTyping()
        }
        return editor.document.size + typed.document.size
      }
    }
    let megabytes = (kept / 1e5).rounded() / 10
    return Outcome(corpus: "10,000 steps keep \(megabytes) MB", times: times)
  }

  /// What of the process is in memory, as the kernel counts it.
  private static var residentBytes: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let pages = String(decoding: line.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
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
