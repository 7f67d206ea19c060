import Testing

@testable import PageLayout

@Suite("Accents")
struct AccentTests {
  private static let colors: [UInt32] = [
    0xFF_FFFF, 0x00_0000, 0xFF_EE00, 0x1A_73E8, 0x80_8080, 0xE4_572E, 0x00_FF00, 0x00_0080,
  ]

  @Test("Whatever the accent, links, names and words can be read on the bubble", arguments: colors)
  func contrast(_ rgb: UInt32) {
    for isOutgoing in [false, true] {
      for palette in [MessagePalette.day(outgoing: isOutgoing), .night(outgoing: isOutgoing)] {
        let accented = palette.accented(Color(rgb))
        let bubble = accented.bubble
        #expect(accented.linkText.contrast(with: bubble) >= 4.5)
        #expect(accented.accentText.contrast(with: bubble) >= 4.5)
        #expect(accented.primaryText.contrast(with: bubble) >= 4.5)
        #expect(accented.accentControl.contrast(with: bubble) >= 2)
        #expect(accented.checkForeground.contrast(with: accented.accentControl) >= 2)
        #expect(accented.isDark == palette.isDark && accented.isOutgoing == isOutgoing)
        if !isOutgoing { #expect(accented.bubble == palette.bubble) }
      }
    }
  }

  @Test("An accent that can be read is taken as it is")
  func unchanged() {
    let blue = Color(0x0B_57D0)
    #expect(MessagePalette.day(outgoing: false).accented(blue).linkText == blue)
    #expect(blue.legible(on: .white) == blue)
    #expect(Color.white.legible(on: .white).contrast(with: .white) >= 4.5)
  }
}
