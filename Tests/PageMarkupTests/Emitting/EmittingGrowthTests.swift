import Foundation
import PageMarkup
import PageModel
import Testing

@Suite("Hostile pages")
struct EmittingGrowthTests {
  struct Recipe: Sendable, CustomTestStringConvertible {
    var name: String
    var page: @Sendable (Int) -> InstantPage
    var testDescription: String { name }
  }

  static let recipes = [
    Recipe(name: "a text of very many strings") { count in
      paragraph(.concat(Array(repeating: .plain("a"), count: count)))
    },
    Recipe(name: "styles that change at every character") { count in
      paragraph(
        .concat(
          (0..<count).map { index in
            index % 3 == 0
              ? .bold(.plain("a")) : index % 3 == 1 ? .italic(.plain(" b")) : .fixed(.plain("`"))
          }))
    },
    Recipe(name: "a style that crosses very many links") { count in
      paragraph(
        .bold(
          .concat(
            (0..<count).map { index in
              .url(text: .italic(.plain("a")), url: "https://a.b/\(index)", webpageId: nil)
            })))
    },
    Recipe(name: "nothing but markers") { count in
      paragraph(.plain(String(repeating: "*_`[]<&~|$\\", count: count)))
    },
    Recipe(name: "lines that could begin a block") { count in
      paragraph(.plain(String(repeating: "[a\n-|\n===\n", count: count)))
    },
    Recipe(name: "addresses that are none") { count in
      paragraph(.plain(String(repeating: "a@b.www.http://", count: count)))
    },
    Recipe(name: "a loss at every character") { count in
      paragraph(.concat(Array(repeating: .textSpoiler(.plain("a")), count: count)))
    },
    Recipe(name: "lists") { count in
      InstantPage(blocks: [
        .list(
          items: Array(repeating: .text(.plain("- a"), num: "7", checked: true), count: count),
          ordered: true)
      ])
    },
    Recipe(name: "code of backticks") { count in
      InstantPage(blocks: [
        .preformatted(
          text: .plain(
            (1...max(1, count / 200)).map { String(repeating: "`", count: $0 % 99) }
              .joined(separator: " ")), language: nil)
      ])
    },
    Recipe(name: "a table with spans as wide as it is") { count in
      InstantPage(blocks: [
        .table(
          title: .empty,
          rows: (0..<count).map { _ in
            InstantPageTableRow(cells: [
              InstantPageTableCell(text: .plain("a"), colspan: .max, rowspan: .max)
            ])
          }, bordered: true, striped: true, compact: false)
      ])
    },
  ]

  private static func paragraph(_ text: RichText) -> InstantPage {
    InstantPage(blocks: [.paragraph(text)])
  }

  @Test("twice the page takes about twice the time", arguments: recipes)
  func growth(of recipe: Recipe) {
    let half = recipe.page(2_000)
    let whole = recipe.page(4_000)
    let forms: [@Sendable (InstantPage) -> EmittedMarkup] = [
      { $0.markdown() }, { $0.richMarkdown() }, { $0.richHTML() }, { $0.webHTML() },
    ]
    for write in forms {
      let seconds = Self.seconds { _ = write(whole) }
      // What takes little time is measured too badly to compare.
      if seconds < 0.1 { continue }
      let isLinear = (0..<4).contains { _ in
        let first = Self.seconds { _ = write(half) }
        let second = Self.seconds { _ = write(whole) }
        return min(seconds, second) < first * 3
      }
      #expect(isLinear)
    }
  }

  private static func seconds(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    let start = now()
    body()
    return now() - start
  }
}
