import PageModel
import TestSupport
import Testing

private func letters(_ count: Int) -> RichText {
  .plain(String(repeating: "a", count: count))
}

private func paragraphs(_ count: Int) -> [InstantPageBlock] {
  Array(repeating: .paragraph(.plain("a")), count: count)
}

/// `block` inside `count` details.
private func nested(_ block: InstantPageBlock, _ count: Int) -> InstantPageBlock {
  (0..<count).reduce(block) { inner, _ in
    .details(title: .empty, blocks: [inner], expanded: true)
  }
}

/// `text` inside `count` formattings.
private func bold(_ text: RichText, _ count: Int) -> RichText {
  (0..<count).reduce(text) { inner, _ in .bold(inner) }
}

private func row(_ colspans: [Int32], rowspan: Int32 = 0) -> InstantPageTableRow {
  InstantPageTableRow(
    cells: colspans.map { InstantPageTableCell(text: .empty, colspan: $0, rowspan: rowspan) })
}

private func table(_ rows: [InstantPageTableRow]) -> InstantPageBlock {
  .table(title: .empty, rows: rows, bordered: false, striped: false, compact: false)
}

private func buttons(_ count: Int, data: Int = 1) -> InstantPageBlock {
  let button = InstantPageButton(
    text: .plain("b"),
    action: .callback(requiresPassword: false, data: Array(repeating: 1, count: data)))
  return .buttonRow(alignment: .left, buttons: Array(repeating: button, count: count))
}

private func images(_ count: Int) -> [InstantPageBlock] {
  (0..<count).map { index in
    .image(
      id: .cloudImage(Int64(index)), caption: InstantPageCaption(), url: nil, webpageId: nil,
      spoiler: false)
  }
}

/// Pages that are within the limits by nothing.
private let fitting: [(String, [InstantPageBlock])] = [
  ("32,768 characters", [.paragraph(letters(32_767)), .footer(letters(1))]),
  ("characters are Unicode scalars", [.paragraph(.plain(String(repeating: "😀", count: 32_768)))]),
  ("500 blocks", paragraphs(500)),
  ("500 blocks on several levels", [nested(.divider, 1)] + paragraphs(498)),
  ("a block 16 levels deep", [nested(.divider, 15)]),
  ("15 formattings in a paragraph", [.paragraph(bold(letters(1), 15))]),
  ("concatenations are no level", [.paragraph(.concat([.concat([bold(letters(1), 15)])]))]),
  ("both together", [nested(.paragraph(bold(letters(1), 5)), 10)]),
  ("50 media", images(50)),
  ("20 columns", [table([row(Array(repeating: 1, count: 20))])]),
  ("20 columns by spans", [table([row([0, 19]), row([20])])]),
  ("8 buttons with 64 bytes", [buttons(8, data: 64)]),
  ("1 button with 1 byte", [buttons(1, data: 1)]),
  ("nothing", []),
]

/// Pages that are one too much: the limit, the path, what is measured.
private let exceeding: [(String, [InstantPageBlock], LimitViolation.Limit, [Int], Int)] = [
  (
    "characters, in the block that is too much",
    [.paragraph(letters(32_767)), .footer(letters(1)), .footer(letters(1)), .footer(letters(1))],
    .characters, [2], 32_770
  ),
  (
    "characters of emoji, formulas and labels count",
    [
      .paragraph(letters(32_764)),
      .paragraph(.concat([.textCustomEmoji(fileId: 1, alt: "👍"), .formula(latex: "xy")])),
      .formula(latex: "z"),
      .buttonRow(alignment: .left, buttons: [.init(text: .plain("b"), action: .disabled)]),
    ], .characters, [3], 32_769
  ),
  (
    "characters in the cells of a table",
    [
      table([
        InstantPageTableRow(cells: [
          .init(text: letters(32_768)), .init(text: letters(1)),
        ])
      ])
    ], .characters, [0], 32_769
  ),
  ("blocks", paragraphs(501), .blocks, [500], 501),
  (
    "list items are blocks",
    paragraphs(498) + [
      .list(
        items: [
          .text(.plain("a"), num: nil, checked: nil), .blocks([.divider], num: nil, checked: nil),
        ], ordered: false)
    ], .blocks, [498, 1], 502
  ),
  (
    "table rows are blocks", paragraphs(498) + [table([row([1]), row([1])])], .blocks, [498], 501
  ),
  (
    "levels of blocks", [.divider, nested(.divider, 16)], .depth,
    [1] + Array(repeating: 0, count: 16), 17
  ),
  (
    "the outermost that is too deep tells how deep it goes", [nested(.divider, 20)], .depth,
    Array(repeating: 0, count: 17), 21
  ),
  ("formattings", [.paragraph(bold(letters(1), 16))], .depth, [0], 17),
  (
    "formattings in details", [nested(.paragraph(bold(letters(1), 6)), 10)], .depth,
    Array(repeating: 0, count: 11), 17
  ),
  (
    "an item's text is one level below its list",
    [nested(.list(items: [.text(bold(letters(1), 1), num: nil, checked: nil)], ordered: true), 14)],
    .depth, Array(repeating: 0, count: 16), 17
  ),
  (
    "a label is one level below its button",
    [
      .paragraph(
        bold(.textButton(.init(text: bold(letters(1), 1), action: .disabled)), 14))
    ], .depth, [0], 17
  ),
  ("media", images(51), .media, [50], 51),
  (
    "media in a collage", images(50) + [.collage(items: images(2), caption: InstantPageCaption())],
    .media, [50, 0], 52
  ),
  ("columns", [.divider, table([row(Array(repeating: 1, count: 21))])], .tableColumns, [1], 21),
  ("columns by spans", [table([row([1]), row([19, 2])])], .tableColumns, [0], 21),
  (
    "columns that reach down from a row above",
    [table([row([20], rowspan: 2), row([1]), row([20])])], .tableColumns, [0], 21
  ),
  ("buttons", [buttons(9)], .buttonsInRow, [0], 9),
  ("no button", [.divider, buttons(0)], .buttonsInRow, [1], 0),
  ("data of a button", [buttons(1, data: 65)], .callbackData, [0], 65),
  ("no data", [buttons(1, data: 0)], .callbackData, [0], 0),
  (
    "data of a button in a text",
    [
      .list(
        items: [
          .text(
            .bold(
              .textButton(
                .init(
                  text: .plain("b"),
                  action: .callback(
                    requiresPassword: true, data: Array(repeating: 0, count: 65))))), num: nil,
            checked: nil)
        ], ordered: false)
    ], .callbackData, [0, 0], 65
  ),
]

@Suite("Limits of a page")
struct PageLimitsTests {
  @Test(arguments: fitting.indices)
  func fits(row: Int) {
    let (sentence, blocks) = fitting[row]
    #expect(PageLimits().check(InstantPage(blocks: blocks)) == [], "\(sentence)")
  }

  @Test(arguments: exceeding.indices)
  func exceeds(row: Int) {
    let (sentence, blocks, limit, path, measured) = exceeding[row]
    let violations = PageLimits().check(InstantPage(blocks: blocks))
    #expect(violations.map(\.limit) == [limit], "\(sentence)")
    #expect(violations.map(\.path) == [path], "\(sentence)")
    #expect(violations.map(\.measured) == [measured], "\(sentence)")
  }

  @Test("All violations are reported, in page order")
  func several() {
    let page = InstantPage(
      blocks: [
        buttons(9, data: 65), nested(.divider, 16), nested(.divider, 17),
        table([row([21])]),
      ] + paragraphs(500))
    let lines = PageLimits().check(page).map(\.description)
    let data = "The button's data has 65 bytes, 1 to 64 are allowed: keep a shorter key to it."
    let depth = "are allowed: take the innermost out of what is around it."
    #expect(
      lines == [
        "at 0: The row has 9 buttons, 1 to 8 are allowed: spread them over several rows."
      ] + Array(repeating: "at 0: " + data, count: 9) + [
        "at 1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0: Blocks and formatting nest 17 levels deep here, 16 "
          + depth,
        "at 2.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0: Blocks and formatting nest 18 levels deep here, 16 "
          + depth,
        "at 3: The table has 21 columns, 20 are allowed: split it or turn its columns into rows.",
        "at 466: The page has 538 blocks, list items and table rows, 500 are allowed:"
          + " join paragraphs or send it as several messages.",
      ])
  }

  @Test("Each limit can be changed")
  func tuning() {
    let blocks: [InstantPageBlock] = [
      .paragraph(.bold(letters(2))), buttons(1), table([row([1])]), images(1)[0],
    ]
    let changes: [(LimitViolation.Limit, (inout PageLimits) -> Void)] = [
      (.characters, { $0.characters = 2 }), (.blocks, { $0.blocks = 4 }),
      (.depth, { $0.depth = 1 }), (.media, { $0.media = 0 }),
      (.tableColumns, { $0.tableColumns = 0 }), (.buttonsInRow, { $0.buttonsInRow = 2...3 }),
      (.callbackData, { $0.callbackData = 2...3 }),
    ]
    #expect(changes.map(\.0) == LimitViolation.Limit.allCases)
    for (limit, change) in changes {
      var limits = PageLimits()
      change(&limits)
      #expect(limits != PageLimits())
      #expect(limits.check(InstantPage(blocks: blocks)).map(\.limit) == [limit])
    }
  }

  @Test("A list item can be counted as a level")
  func listItemDepth() {
    let list = InstantPageBlock.list(
      items: [
        .blocks(
          [.list(items: [.text(letters(1), num: nil, checked: nil)], ordered: true)], num: nil,
          checked: nil)
      ], ordered: true)
    var limits = PageLimits()
    #expect(limits.measure(InstantPage(blocks: [list])).depth == 3)
    limits.listItemDepth = 1
    #expect(limits.measure(InstantPage(blocks: [list])).depth == 5)
  }

  @Test("What is used is what is checked", arguments: PageGenerator.seeds(50))
  func usage(seed: UInt64) {
    var generator = PageGenerator(seed: seed)
    let page = generator.page(size: 20)
    let usage = PageLimits().measure(page)
    #expect(usage.media == page.mediaUses.count)
    var limits = PageLimits()
    limits.characters = usage.characters
    limits.blocks = usage.blocks
    limits.depth = usage.depth
    limits.media = usage.media
    limits.tableColumns = usage.tableColumns
    #expect(limits.check(page) == [])
    let lower: [(LimitViolation.Limit, WritableKeyPath<PageLimits, Int>)] = [
      (.characters, \.characters), (.blocks, \.blocks), (.depth, \.depth), (.media, \.media),
      (.tableColumns, \.tableColumns),
    ]
    for (limit, property) in lower where limits[keyPath: property] > 0 {
      var tighter = limits
      tighter[keyPath: property] -= 1
      #expect(Set(tighter.check(page).map(\.limit)) == [limit])
    }
  }

  @Test("Hostile spans neither trap nor take long")
  func hostileSpans() {
    let wide = table([row([Int32.max, Int32.min, -1], rowspan: Int32.max), row([1])])
    #expect(PageLimits().check(InstantPage(blocks: [wide])).map(\.limit) == [.tableColumns])
    let rows = Array(repeating: row(Array(repeating: 1, count: 100), rowspan: 1_000), count: 2_000)
    #expect(rows.columnCount == 100_000)
  }

  @Test func serverErrors() {
    let errors = LimitViolation.Limit.allCases.compactMap(\.serverError)
    #expect(Set(errors).count == 5)
  }

  @Test("The row with most buttons and the longest data are measured")
  func measuredButtons() {
    func button(_ data: String) -> InstantPageButton {
      InstantPageButton(
        text: .plain("b"), action: .callback(requiresPassword: false, data: Array(data.utf8)))
    }
    let usage = PageLimits().measure(
      InstantPage(blocks: [
        .buttonRow(alignment: .center, buttons: [button("a"), button("four")]),
        .buttonRow(alignment: .center, buttons: [button("three")]),
      ]))
    #expect(usage.buttonsInRow == 2)
    #expect(usage.callbackData == 5)
  }
}
