import ChatView
import Testing

struct ReloadStateTests {
  @Test("Changes close together are read once")
  func coalesced() {
    var state = ReloadState()
    let step1 = state.fileChanged()
    #expect(step1 == .read(after: ReloadState.pause))
    let step2 = state.fileChanged()
    #expect(step2 == .nothing)
    let step3 = state.fileWasRead(isEmpty: false, isSame: false, problem: nil)
    #expect(step3 == .show)
    let step4 = state.fileChanged()
    #expect(step4 == .read(after: ReloadState.pause))
    let step5 = state.fileWasRead(isEmpty: false, isSame: true, problem: nil)
    #expect(step5 == .nothing)
  }

  @Test("A half-written file is complained of until it is whole, also when it is what it was")
  func broken() {
    var state = ReloadState()
    _ = state.fileChanged()
    let step6 = state.fileWasRead(isEmpty: false, isSame: false, problem: "a.json:3:1: error: …")
    #expect(step6 == .complain("a.json:3:1: error: …"))
    #expect(state.complaint != nil)
    _ = state.fileChanged()
    let step7 = state.fileWasRead(isEmpty: false, isSame: true, problem: nil)
    #expect(step7 == .show)
    #expect(state.complaint == nil)
  }

  @Test("An emptied file is believed when it is looked at a second time")
  func emptied() {
    var state = ReloadState()
    _ = state.fileChanged()
    let step8 = state.fileWasRead(isEmpty: true, isSame: false, problem: nil)
    #expect(step8 == .read(after: ReloadState.patience))
    let step9 = state.fileWasRead(isEmpty: true, isSame: false, problem: nil)
    #expect(step9 == .show)
    _ = state.fileChanged()
    _ = state.fileWasRead(isEmpty: true, isSame: false, problem: nil)
    let step10 = state.fileWasRead(isEmpty: false, isSame: false, problem: nil)
    #expect(step10 == .show)
  }
}
