import Testing

@testable import Typesetting

/// ASCII is not shown to Pango's itemiser; what comes out is what Pango would have said.
struct PlainTextTests {
  @Test func plainTextIsItemisedAsPangoWould() throws {
    let context = try TypesettingContext()
    let characters = (0x20...0x7E).compactMap { UnicodeScalar($0).map(Character.init) }
    var generator = SeededGenerator(seed: 8)
    for role in FontRole.allCases {
      let style = TextStyle(font: FontStyle(role: role, size: 16))
      for _ in 0..<40 {
        let plain =
          "a"
          + String(
            (0..<Int.random(in: 1...60, using: &generator)).compactMap { _ in
              characters.randomElement(using: &generator)
            })
        // An "é" at the end makes it a case for Pango and changes nothing before it.
        let plainRuns = runs(plain, style, context)
        let askedRuns = runs(plain + " é", style, context)
        #expect(plainRuns.count == 1, "\(plain)")
        #expect(askedRuns.count == 1, "\(plain)")
        #expect(plainRuns.first?.script == askedRuns.first?.script, "\(plain)")
        #expect(plainRuns.first?.font == askedRuns.first?.font, "\(plain)")
        #expect(plainRuns.first?.level == askedRuns.first?.level, "\(plain)")
      }
    }
  }

  @Test func everyRoleHasAllOfASCII() throws {
    let context = try TypesettingContext()
    let all = String((0x20...0x7E).compactMap { UnicodeScalar($0).map(Character.init) })
    for role in FontRole.allCases {
      for weight in FontWeight.allCases {
        for italic in [false, true] {
          let style = FontStyle(role: role, size: 16, weight: weight, italic: italic)
          let paragraph = context.layout(
            AttributedText(all, style: TextStyle(font: style)),
            options: ParagraphOptions(width: 1e5))
          #expect(paragraph.lines[0].runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
        }
      }
    }
  }

  private struct Run {
    var script: UInt32
    var level: UInt8
    var font: ResolvedFont
  }

  private func runs(_ text: String, _ style: TextStyle, _ context: TypesettingContext) -> [Run] {
    context.shape(AttributedText(text, style: style), direction: .automatic).flatMap { placed in
      placed.segment.runs.map {
        Run(script: $0.script, level: $0.level, font: placed.segment.fonts[$0.font].resolved)
      }
    }
  }
}
