import ChatView
import Testing

struct PaceTests {
  @Test(
    "A message that changes all the time is looked at a few times a second, and at last as it is")
  func pace() {
    var pace = InspectionPace()
    #expect(pace.changed(at: 10) == .look(after: 0))
    #expect(pace.changed(at: 10.01) == .nothing, "a look is coming anyway")
    pace.began()
    #expect(pace.changed(at: 10.02) == .nothing, "a look at a time")
    #expect(pace.changed(at: 10.03) == .nothing)
    guard case .look = pace.ended(at: 10.05) else {
      Issue.record("it changed meanwhile")
      return
    }
    pace.began()
    #expect(pace.ended(at: 10.4) == .nothing)
    guard case .look(let pause) = pace.changed(at: 10.5) else {
      Issue.record("nobody looks")
      return
    }
    #expect(abs(pause - 0.2) < 1e-9)
    pace.began()
    #expect(pace.ended(at: 11) == .nothing)
    #expect(pace.changed(at: 20) == .look(after: 0))
  }

  @Test("The message that is meant stays meant while it is seen")
  func meant() {
    var meant = MeantMessage()
    let first = meant.update(pointed: nil, visible: 3..<6)
    #expect(first && meant.index == 3)
    let pointed = meant.update(pointed: 5, visible: 3..<6)
    #expect(pointed && meant.index == 5)
    let left = meant.update(pointed: nil, visible: 3..<6)
    #expect(!left && meant.index == 5, "the pointer went to the panel")
    let elsewhere = meant.update(pointed: 9, visible: 4..<7)
    #expect(!elsewhere && meant.index == 5)
    meant.update(pointed: nil, visible: 7..<9)
    #expect(meant.index == 7, "it was scrolled away")
    meant.update(pointed: nil, visible: 0..<0)
    #expect(meant.index == nil)
  }

  @Test("A mark that was jumped to fades; for readers without movement it is there and gone")
  func marks() {
    #expect(BlockMark(index: 0, path: [0]).strength(at: 5, animates: true) == 0.6)
    let flash = BlockMark(index: 0, path: [0], flashStart: 0)
    #expect(flash.strength(at: 0, animates: true) == 1)
    #expect(abs(flash.strength(at: BlockMark.flashTime * 0.75, animates: true) - 0.5) < 1e-9)
    #expect(flash.strength(at: BlockMark.flashTime * 0.75, animates: false) == 1)
    #expect(flash.strength(at: BlockMark.flashTime, animates: true) == 0)
  }

  @Test("Widths step through the presets, from between them too")
  func widths() {
    #expect(StripWidth.points(390).stepped(by: 1) == .points(480))
    #expect(StripWidth.points(400).stepped(by: 1) == .points(480))
    #expect(StripWidth.points(400).stepped(by: -1) == .points(390))
    #expect(StripWidth.points(320).stepped(by: -1) == .points(320))
    #expect(StripWidth.window.stepped(by: 1) == .window)
    for width in StripWidth.presets { #expect(StripWidth(identifier: width.identifier) == width) }
    #expect(StripWidth(identifier: "412.5") == .points(412.5))
    for bad in ["", "wide", "12", "-5", "99999", "nan"] {
      #expect(StripWidth(identifier: bad) == nil)
    }
  }
}
