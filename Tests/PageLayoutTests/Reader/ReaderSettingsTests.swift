import PageModel
import Testing
import Typesetting

@testable import PageLayout

@Suite("How a reader likes articles")
struct ReaderSettingsTests {
  @Test(
    "Night begins at ten and lasts through the hour from eight",
    arguments: [(0, true), (8, true), (9, false), (14, false), (21, false), (22, true), (23, true)])
  func hours(_ hour: Int, _ isNight: Bool) {
    let settings = ReaderSettings(theme: .sepia)
    #expect(settings.theme(in: .localHour(hour)) == (isNight ? .dark : .sepia))
  }

  @Test("An app that turns dark by itself decides, so does the light around")
  func triggers() {
    let settings = ReaderSettings(theme: .light)
    #expect(settings.theme(in: .automaticTheme(isDark: true)) == .dark)
    #expect(settings.theme(in: .automaticTheme(isDark: false)) == .light)
    #expect(settings.theme(in: .brightness(0.1, threshold: 0.25)) == .dark)
    #expect(settings.theme(in: .brightness(0.25, threshold: 0.25)) == .light)
  }

  @Test("Whoever turned it off keeps their theme at night", arguments: ReaderTheme.allCases)
  func off(_ theme: ReaderTheme) {
    let settings = ReaderSettings(theme: theme, turnsDarkAtNight: false)
    #expect(settings.theme(in: .localHour(23)) == theme)
    #expect(ReaderSettings(theme: .dark).theme(in: .localHour(12)) == .dark)
  }

  @Test("Seven sizes, each floored once")
  func sizes() {
    let categories = PageTheme.reader(.light).categories
    let bodies = ReaderFontSize.allCases.map {
      categories.scaled(by: $0.rawValue)[.paragraph].font.size
    }
    #expect(bodies == [8, 12, 14, 17, 19, 21, 25])
  }

  @Test("Serif is for everything but code")
  func serif() {
    let categories = PageTheme.reader(.light, isSerif: true).categories
    for category in TextCategory.allCases {
      #expect(categories[category].font.role == (category == .codeBlock ? .mono : .serif))
    }
    #expect(categories[.codeBlock].font.size == 14)
    #expect(categories[.header].lineFactor == 0.685)
    #expect(categories[.paragraph].lineFactor == 1)
  }

  @Test("Text can be read on every theme, whatever the accent", arguments: ReaderTheme.allCases)
  func contrast(_ theme: ReaderTheme) {
    for rgb: UInt32 in [0xFF_FFFF, 0x00_0000, 0xFF_EE00, 0x1A_73E8, 0x80_8080, 0xFF_0000] {
      let page = PageTheme.reader(theme, accent: Color(rgb))
      for color in [page.colors.link, page.categories[.paragraph].color] {
        #expect(color.contrast(with: theme.background) >= 4.2)
      }
      for tint in [page.colors.dangerButton, page.colors.successButton] {
        #expect(tint.label.contrast(with: tint.fill.over(theme.background)) >= 4.5)
      }
      #expect(page.colors.checkboxForeground.contrast(with: page.colors.checkboxFill) >= 3)
    }
  }
}
