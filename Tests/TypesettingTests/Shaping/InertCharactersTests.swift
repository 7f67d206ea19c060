import CPango
import Testing

@testable import Typesetting

/// What faces leave alone, and that they do.
struct InertCharactersTests {
  private let store: ShapingFontStore

  init() throws {
    store = ShapingFontStore(
      library: try FontLibrary(catalog: .standard, folder: "/usr/share/fonts"))
  }

  @Test(arguments: [FontRole.sans, .mono])
  func ordinaryWordsAreInert(role: FontRole) throws {
    let inert = try #require(characters(role, SimpleScript.latin))
    let words = "The quick brown fo jumps over the lazy dog, twice."
    #expect(words.utf16.allSatisfy { inert.contains($0) || $0 == 0x69 || $0 == 0x6A })
    #expect(!inert.contains(0x2044))
    #expect(!inert.contains(0x301))
    #expect(!inert.contains(0xAD))
    #expect(!inert.contains(0x4E00))
  }

  /// One letter of every ligature is enough: "fi" makes no word with an "i" special.
  @Test func ligaturesCostOneLetter() throws {
    let inert = try #require(characters(.serif, SimpleScript.latin))
    #expect(!inert.contains(0x66))
    #expect("ihlt".utf16.allSatisfy(inert.contains))
    // Old style figures become lining ones.
    #expect(!inert.contains(0x30))
  }

  @Test func whatTheFontReplacesIsNotInert() throws {
    let inert = try #require(characters(.sans, SimpleScript.latin))
    for character in "->x:(" {
      #expect(try !inert.contains(#require(character.utf16.first)), "\(character)")
    }
  }

  /// Shaped with and without substitutions, in every face of the catalog.
  @Test func substitutionsChangeNothing() throws {
    var generator = SeededGenerator(seed: 11)
    let buffer = GlyphBuffer()
    let library = try FontLibrary(catalog: .standard, folder: "/usr/share/fonts")
    var found = 0
    for family in library.catalog.families.indices {
      for (weight, italic) in [(FontWeight.regular, false), (.bold, false), (.regular, true)] {
        let style = FontStyle(role: .sans, size: 15, weight: weight, italic: italic)
        let font = store.font(family: family, style: style)
        for script in [SimpleScript.latin, tag("Cyrl"), tag("Grek"), SimpleScript.common] {
          guard let inert = font.inertAlphabets.characters(in: script, for: 10_000) else {
            continue
          }
          found += 1
          let alphabet = (0x20..<0x20C0).map(UInt16.init).filter(inert.contains)
          for _ in 0..<40 {
            let text = (0..<60).compactMap { _ in
              // Half of them from the beginning, where the letters are that fonts have rules for.
              Bool.random(using: &generator)
                ? alphabet.prefix(90).randomElement(using: &generator)
                : alphabet.randomElement(using: &generator)
            }
            let with = shape(text, font, script, nil, buffer)
            #expect(with == shape(text, font, script, inert, buffer))
          }
        }
      }
    }
    #expect(found > 20)
  }

  private func characters(_ role: FontRole, _ script: UInt32) -> InertCharacters? {
    store.font(style: FontStyle(role: role, size: 15)).inertAlphabets.characters(
      in: script, for: 10_000)
  }

  private func shape(
    _ text: [UInt16], _ font: ShapingFont, _ script: UInt32, _ inert: InertCharacters?,
    _ buffer: GlyphBuffer
  ) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    text.withUnsafeBufferPointer {
      buffer.shape(
        GlyphBuffer.Request(
          contextLower: 0, contextUpper: text.count, range: 0..<text.count, script: script,
          isRightToLeft: false, inert: inert),
        of: $0, font: font, hidesControls: false, into: &glyphs)
    }
    return glyphs
  }

  private func tag(_ name: String) -> UInt32 { hb_tag_from_string(name, -1) }
}
