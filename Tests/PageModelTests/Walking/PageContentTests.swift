import PageModel
import TestSupport
import Testing

@Suite("The content of a page in reading order")
struct PageContentTests {
  @Test("Each block's own texts and media with their roles")
  func roles() {
    let content = InstantPage(blocks: Samples.blocks).content.map { piece in
      switch piece.part {
      case .text(let text, let role): return "\(piece.path) \(role) \(text.treeDump())"
      case .string(let string): return "\(piece.path) string \(string)"
      case .medium(let id, let role): return "\(piece.path) \(role) \(id.id)"
      }
    }
    #expect(
      content == [
        #"[1] body "a""#, #"[2] body "b""#, #"[3] body "c""#, #"[4] body "d""#,
        #"[5] body "e""#, #"[6] body "f""#, #"[7] body "g""#, #"[8] body "h""#,
        #"[11, 0] body "i""#, #"[11, 1] body "j""#, #"[11, 2, 0] body "k""#,
        #"[12, 0] body "l""#, #"[12] caption "m""#,
        #"[13] body "n""#, #"[13] caption "o""#,
        "[14] image 1", #"[14] caption "c""#, #"[14] credit "by""#,
        "[15] video 2", #"[15] caption "c""#, #"[15] credit "by""#,
        #"[16, 0] body "p""#,
        "[17] embedCover 3", #"[17] caption "c""#, #"[17] credit "by""#,
        "[18] authorPhoto 5", "[18] string Ann", #"[18, 0] body "q""#, #"[18] caption "c""#,
        #"[18] credit "by""#,
        #"[19] caption "c""#, #"[19] credit "by""#,
        #"[20] caption "c""#, #"[20] credit "by""#,
        "[21] string News",
        "[22] audio 7", #"[22] caption "c""#, #"[22] credit "by""#,
        #"[23] body "r""#,
        #"[24] title "s""#, #"[24] cell(row: 0, column: 0) "t""#,
        #"[25] title "u""#, #"[25, 0] body "v""#,
        #"[26] title "w""#, "[26] articlePhoto 9", "[26] string T", "[26] string D",
        "[26] string A",
        #"[27] caption "c""#, #"[27] credit "by""#,
        #"[28] body "x""#, "[29] string y^2", #"[30] body "z""#, #"[31] button(0) "No""#,
        "[32] document 11", #"[32] caption "c""#, #"[32] credit "by""#,
      ])
  }

  @Test("A rich text is walked from the outside in, from left to right")
  func richText() {
    let text = RichText.concat([
      .bold(.concat([.plain("a"), .italic(.plain("b"))])), .textButton(Samples.button), .plain("c"),
    ])
    var walk = text.walk.makeIterator()
    var steps: [String] = []
    while let node = walk.next() { steps.append("\(walk.level) \(node.kind)") }
    #expect(
      steps == [
        "1 concat", "2 bold", "3 concat", "4 plain", "4 italic", "5 plain", "2 button", "3 plain",
        "2 plain",
      ])
  }

  @Test("The inside of a text can be left out")
  func skipping() {
    let text = RichText.concat([.bold(.italic(.plain("a"))), .plain("b")])
    var walk = text.walk.makeIterator()
    var steps: [String] = []
    while let node = walk.next() {
      steps.append("\(node.kind)")
      if case .bold = node { walk.skipNested() }
    }
    #expect(steps == ["concat", "bold", "plain"])
  }
}
