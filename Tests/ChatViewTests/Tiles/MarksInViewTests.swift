import Recto
import Testing

@testable import ChatView

/// What is painted over messages that are longer than the view.
struct MarksInViewTests {
  @Test("Of the marks in a long message those in the view are painted, wherever that is")
  func inView() throws {
    let chat = try TestChat.make((0..<400).map { "A word \($0)." }.joined(separator: "\n\n"))
    let finder = WordFinder("word")
    let all = try #require(chat.selectAll(of: 0))
    for offset in [0.0, 3_000, chat.longestScroll] {
      chat.scroll(to: offset)
      let one = try #require(chat.visible().first)
      let whole = one.shown.marks(of: finder, scroll: ScrollPositions()).all
      #expect(whole.count == 400)
      let marks = chat.marks(of: finder, on: one)
      let selected = chat.rects(of: all, on: one)
      for rects in [marks, selected] {
        #expect(rects.count > 20 && rects.count < 40)
        #expect(rects.allSatisfy { $0.maxY > 0 && $0.minY < 640 })
      }
      let origin = chat.pageOrigin(of: one)
      let expected = whole.filter { $0.maxY + origin.y > 0 && $0.minY + origin.y < 640 }
      #expect(marks.count == expected.count)
    }
  }

  @Test("A rectangle that reaches far down is found below others that begin lower")
  func tall() {
    let rects = StackedRects([
      Rect(x: 0, y: 50, width: 5, height: 10), Rect(x: 0, y: 0, width: 5, height: 500),
      Rect(x: 0, y: 300, width: 5, height: 10),
    ])
    #expect(rects.between(200, 250).map(\.height) == [500])
    #expect(rects.between(305, 900).map(\.y) == [0, 300])
    #expect(rects.between(500, 900).isEmpty && rects.between(-9, 0).isEmpty)
    #expect(StackedRects([]).between(0, 1).isEmpty)
  }
}
