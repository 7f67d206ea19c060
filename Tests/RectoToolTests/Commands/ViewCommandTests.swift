import MessageFiles
import Synchronization
import Testing

@testable import RectoTool

struct ViewCommandTests {
  @Test("The window is asked for what the line says")
  func options() {
    let asked = Mutex<ViewOptions?>(nil)
    var pipeline = Pipeline.echo
    pipeline.view = { options throws(ToolError) in asked.withLock { $0 = options } }
    let run = ToolRun("view --theme dark --edit a.md b.md", pipeline: pipeline)
    #expect(run.status == .done)
    let options = asked.withLock { $0 }
    #expect(options?.inputs == ["a.md", "b.md"])
    #expect(options?.theme == .night)
    #expect(options?.edits == true)
  }

  @Test("Mistakes are told before any window opens")
  func mistakes() {
    #expect(ToolRun("view").status == .wrongUsage)
    #expect(ToolRun("view --theme pink a.md").status == .wrongUsage)
  }
}
