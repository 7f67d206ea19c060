import CPango
import Testing

@testable import Typesetting

/// PangoLayout sets the same lines, as wide, with the same fonts.
struct PangoLayoutTests {
  /// Latin, Cyrillic and Greek: in the other scripts Pango asks HarfBuzz for a language's own forms,
  /// which we do not, for the same text to look the same everywhere.
  private static let lists = [TextSamples.latin, TextSamples.cyrillic, TextSamples.greek]

  @Test(arguments: [11, 12, 13] as [UInt64])
  func linesAgree(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let context = try TypesettingContext()
    let library = try FontLibrary(catalog: .standard, folder: "/usr/share/fonts")
    let pango = library.context(for: .sans)
    pango_context_set_round_glyph_positions(pango, 0)
    let layout = pango_layout_new(pango)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    // Pango shows a hyphen wherever it cuts a long word; we show those the author put in.
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    // The size the library itemises at.
    let style = TextStyle(font: FontStyle(role: .sans, size: 16))
    for _ in 0..<20 {
      let words = (0..<Int.random(in: 5...60, using: &generator)).compactMap { _ in
        Self.lists.randomElement(using: &generator)?.randomElement(using: &generator)
      }
      let text = words.joined(separator: " ")
      let width = Double.random(in: 60...400, using: &generator).rounded()
      pango_layout_set_width(layout, Int32(width * 1024))
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      pango_layout_set_text(layout, text, -1)
      let ours = context.layout(
        AttributedText(text, style: style), options: ParagraphOptions(width: width))
      let theirs = (0..<pango_layout_get_line_count(layout)).compactMap {
        pango_layout_get_line_readonly(layout, $0)
      }
      #expect(ours.lines.count == theirs.count, "\(text) at \(width)")
      for (line, other) in zip(ours.lines, theirs) {
        var ink = PangoRectangle()
        var logical = PangoRectangle()
        pango_layout_line_get_extents(other, &ink, &logical)
        let start = String(text.utf8.prefix(Int(other.pointee.start_index))) ?? ""
        #expect(line.range.lowerBound == start.utf16.count, "\(text) at \(width)")
        #expect(
          abs(line.frame.width - Double(logical.width) / 1024) < 0.05,
          "\(text.utf16.count) units at \(width): \(text)")
      }
    }
  }
}
