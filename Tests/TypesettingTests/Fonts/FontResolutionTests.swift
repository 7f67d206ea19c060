import Foundation
import Testing

@testable import Typesetting

struct FontResolutionTests {
  private let context: TypesettingContext

  init() throws {
    context = try TypesettingContext()
  }

  @Test(arguments: [
    ("Latin", "abc", "Inter-Regular.otf"),
    ("Cyrillic", "жук", "Inter-Regular.otf"),
    ("Greek", "λόγος", "Inter-Regular.otf"),
    ("Arabic", "مرحبا", "NotoSansArabic-Regular.ttf"),
    ("Hebrew", "שלום", "NotoSansHebrew-Regular.ttf"),
    ("Devanagari", "नमस्ते", "NotoSansDevanagari-Regular.ttf"),
    ("Thai", "สวัสดี", "NotoSansThai-Regular.ttf"),
    ("Han", "消息", "NotoSansCJK-Regular.ttc"),
    ("kana", "ひらカタ", "NotoSansCJK-Regular.ttc"),
    ("Hangul", "안녕", "NotoSansCJK-Regular.ttc"),
    ("emoji", "😀", "NotoColorEmoji.ttf"),
    ("an emoji sequence", "👨‍👩‍👧", "NotoColorEmoji.ttf"),
    ("a keycap", "1️⃣", "NotoColorEmoji.ttf"),
    ("a heart as emoji", "❤️", "NotoColorEmoji.ttf"),
    ("a check mark as text", "✔\u{FE0E}", "NotoSansSymbols2-Regular.ttf"),
    ("mathematics", "𝔸", "NotoSansMath-Regular.ttf"),
    ("Tibetan", "བོད", "NotoSerifTibetan-Regular.ttf"),
    ("Gothic", "𐌰", "NotoSansGothic-Regular.ttf"),
  ])
  func charactersFindTheirFont(sentence: String, text: String, file: String) {
    let runs = runs(text, FontStyle(role: .sans, size: 16))
    #expect(!runs.isEmpty, "\(sentence)")
    for run in runs {
      #expect(run.font.face.path.hasSuffix("/" + file), "\(sentence)")
      #expect(run.glyphs.allSatisfy { $0.id != 0 }, "\(sentence)")
    }
  }

  @Test func rolesAndStylesFindTheirFace() {
    let serif = runs("ab", FontStyle(role: .serif, size: 20, weight: .semibold, italic: true))
    #expect(serif.first?.font.face.path.hasSuffix("Vollkorn-SemiBoldItalic.ttf") == true)
    #expect(serif.first?.font.size == 20 * 1.06)
    #expect(serif.first?.font.slant == 0)
    let mono = runs("ab", FontStyle(role: .mono, size: 15, weight: .bold))
    #expect(mono.first?.font.face.path.hasSuffix("JetBrainsMono-Bold.ttf") == true)
    #expect(mono.first?.font.size == 15)
  }

  @Test func fallbacksFollowWeightAndSlant() {
    let hebrew = runs("שלום", FontStyle(role: .serif, size: 20, weight: .bold, italic: true))
    #expect(hebrew.first?.font.face.path.hasSuffix("NotoSansHebrew-Bold.ttf") == true)
    // Only the role's own family is drawn larger.
    #expect(hebrew.first?.font.size == 20)
    #expect(hebrew.first?.font.slant == 0.2)
    let emoji = runs("😀", FontStyle(role: .sans, size: 20, italic: true))
    #expect(emoji.first?.font.slant == 0)
    #expect(emoji.first?.font.isColor == true)
  }

  @Test func ideographsUseTheSimplifiedChineseFace() {
    #expect(runs("消", FontStyle(role: .sans, size: 16)).first?.font.face.index == 2)
  }

  @Test func codeHasNoLigatures() {
    let arrow = runs("->", FontStyle(role: .mono, size: 15))
    let apart = runs("-", FontStyle(role: .mono, size: 15))
    #expect(arrow.first?.glyphs.first?.id == apart.first?.glyphs.first?.id)
    #expect(arrow.first?.glyphs.count == 2)
  }

  @Test func serifFiguresAreLining() {
    // Old-style figures differ in height, lining ones do not.
    let paragraph = context.layout(
      AttributedText(
        "13", style: TextStyle(font: FontStyle(role: .serif, size: 22, weight: .semibold))),
      options: ParagraphOptions(width: 300))
    let rects = paragraph.inkRects(line: 0, context: context).compactMap { $0 }
    #expect(rects.count == 2)
    #expect(abs(rects[0].minY - rects[1].minY) < 0.6)
    #expect(abs(rects[0].maxY - rects[1].maxY) < 0.6)
  }

  @Test(arguments: [
    ("sans has its own metrics", FontRole.sans, 17.0, 12.0),
    ("serif has Inter's line", .serif, 22.0, 16.0),
    ("code", .mono, 15.0, 10.0),
  ])
  func lineBoxes(sentence: String, role: FontRole, size: Double, capBox: Double) {
    let metrics = context.metrics(for: FontStyle(role: role, size: size))
    #expect(metrics.capBox == capBox, "\(sentence)")
    #expect(metrics.capHeight > metrics.xHeight && metrics.xHeight > 0, "\(sentence)")
    #expect(metrics.ascent > metrics.capHeight, "\(sentence)")
  }

  @Test func theSerifMetricsAreThoseOfTheTable() {
    let metrics = context.metrics(for: FontStyle(role: .serif, size: 100))
    #expect(abs(metrics.ascent - 96.9) < 1e-9)
    #expect(abs(metrics.descent - 24.1) < 1e-9)
  }

  @Test func aMissingFontIsNamedWithItsPackage() {
    #expect {
      try TypesettingContext(fontFolder: "/nowhere")
    } throws: { error in
      "\(error)".contains("apt-get install fonts-inter")
        && "\(error)".contains("/nowhere/opentype/inter/Inter-Regular.otf")
    }
  }

  @Test func theEnvironmentHasNoSay() throws {
    let text = "Hi 消息 かな 안녕 שלום مرحبا नमस्ते ไทย 😀"
    let here = runs(text, FontStyle(role: .sans, size: 16)).map(\.font)
    setenv("PANGO_LANGUAGE", "ja:ar", 1)
    defer { unsetenv("PANGO_LANGUAGE") }
    let there = try TypesettingContext().layout(
      AttributedText(text, style: TextStyle(font: FontStyle(role: .sans, size: 16))),
      options: ParagraphOptions(width: 1e5)
    ).lines[0].runs.map(\.font)
    #expect(here == there)
  }

  @Test func sizesOutOfReasonAreBroughtInside() {
    for size in [0, -5, .nan, .infinity, 1e12] as [Double] {
      let paragraph = context.layout(
        AttributedText("abc", style: TextStyle(font: FontStyle(role: .sans, size: size))),
        options: ParagraphOptions(width: 100))
      #expect(paragraph.lines.last?.range.upperBound == 3)
    }
  }

  private func runs(_ text: String, _ style: FontStyle) -> [GlyphRun] {
    context.layout(
      AttributedText(text, style: TextStyle(font: style)), options: ParagraphOptions(width: 1e5)
    ).lines[0].runs
  }
}
