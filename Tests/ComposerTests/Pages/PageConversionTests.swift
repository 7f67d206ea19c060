import Foundation
import PageModel
import TestSupport
import Testing

@testable import Composer

private let isLong = ProcessInfo.processInfo.environment["RECTO_LONG"] == "1"

@Suite("Documents and pages")
struct PageConversionTests {
  /// `RECTO_LONG=1` makes 10,000 documents of it.
  @Test("What a page can hold comes back from it, and nothing is reported lost")
  func roundTrip() {
    var options = DocumentGenerator.Options()
    options.isForPages = true
    for seed in PageGenerator.seeds(isLong ? 10_000 : 500) {
      var generator = DocumentGenerator(seed: seed, options: options)
      let document = generator.document()
      let (page, losses) = document.page()
      #expect(losses == [], "\(seed)")
      let (back, lossesBack) = Document.importing(page)
      #expect(lossesBack == [], "\(seed)")
      #expect(back.notation() == document.notation(), "\(seed)")
      #expect(back.direction == document.direction)
      #expect(back.faults == [])
      let again = back.page().page
      #expect(again == page, "\(seed)")
    }
  }

  @Test(
    "Any page becomes a document without faults, which becomes the same page again and again",
    arguments: PageGenerator.seeds(150))
  func anyPage(seed: UInt64) {
    var generator = PageGenerator(seed: seed)
    let page = generator.pageOfEverything()
    let (document, losses) = Document.importing(page)
    #expect(document.faults == [])
    #expect(document.media == page.media)
    #expect(losses.allSatisfy { !$0.sentence.isEmpty })
    let once = document.page().page
    let twice = Document.importing(once).document.page().page
    #expect(twice.blocks == once.blocks)
  }

  /// A block of a page, and the document it becomes; nothing is lost.
  private static let keptRows: [(String, InstantPageBlock, String)] = [
    (
      "an ordered item keeps its number and its box",
      .list(items: [.text(.plain("a"), num: "7", checked: true)], ordered: true),
      "ordered number=\"7\" checked: a"
    ),
    (
      "a date keeps its format",
      .paragraph(.textDate(text: .plain("d"), date: 5, format: .relative)),
      "p: {date=5 format=r:d}"
    ),
    (
      "lists inside lists",
      .list(
        items: [
          .blocks(
            [
              .paragraph(.plain("a")),
              .list(items: [.text(.plain("b"), num: nil, checked: false)], ordered: false),
            ], num: nil, checked: nil)
        ], ordered: true), "ordered: a\nchecklist level=1: b"
    ),
    (
      "a heading in an item",
      .list(
        items: [.blocks([.heading(text: .plain("a"), level: 2)], num: nil, checked: nil)],
        ordered: false), "h2 bullet: a"
    ),
    (
      "the caption of a sound",
      .audio(
        id: .cloudFile(1), caption: InstantPageCaption(text: .plain("c"), credit: .plain("d"))),
      "media\n  audio=5:1\n  credit: d\n  caption: c"
    ),
    (
      "spoilers, and captions of their own in an album",
      .slideshow(
        items: [
          .video(
            id: .cloudFile(1), caption: InstantPageCaption(text: .plain("v")), autoplay: true,
            loop: true, spoiler: true),
          .image(
            id: .cloudImage(2), caption: InstantPageCaption(), url: "u", webpageId: nil,
            spoiler: false),
        ], caption: InstantPageCaption(text: .plain("c"))),
      "media slideshow\n  video=5:1 autoplay loop spoiler caption=\"v\"\n  image=0:2 url=\"u\"\n  caption: c"
    ),
    (
      "buttons with any action",
      .buttonRow(
        alignment: .center,
        buttons: [
          InstantPageButton(
            text: .bold(.plain("b")), action: .callback(requiresPassword: false, data: [1, 2]),
            color: .danger, isLink: true)
        ]),
      "buttons center\n  button callback=<0102> color=danger link label=\"{b:b}\""
    ),
    (
      "a custom emoji and its alternative text",
      .paragraph(.concat([.plain("a"), .textCustomEmoji(fileId: 5, alt: "🫠")])),
      "p: a{emoji=5 alt=\"🫠\"}"
    ),
    ("a formula on a line of its own", .formula(latex: "x"), "p: {formula=\"x\"}"),
    ("a divider", .divider, "carried\n  divider"),
    (
      "a table's title and stripes",
      .table(
        title: .plain("t"),
        rows: [
          InstantPageTableRow(cells: [
            InstantPageTableCell(text: .plain("a\nb"), header: true, alignment: .right)
          ])
        ],
        bordered: false, striped: true, compact: true),
      "table compact borderless striped\n  title: t\n  row\n    cell header right\n      p: a\n      p: b"
    ),
    (
      "a folded quote with its author",
      .blockQuote(blocks: [.paragraph(.plain("a"))], caption: .bold(.plain("b")), collapsed: true),
      "quote collapsed\n  p: a\n  author: b"
    ),
    (
      "links within links",
      .paragraph(
        .url(text: .textMentionName(text: .plain("a"), peerId: 5), url: "u", webpageId: nil)),
      "p: {url=\"u\" mention=5:a}"
    ),
    ("an anchor without text", .paragraph(.anchor(text: .empty, name: "n")), "p: {point=\"n\"}"),
    (
      "a picture in a text",
      .paragraph(.image(id: .cloudFile(1), dimensions: PixelDimensions(width: 2, height: 3))),
      "p: {image=5:1 dimensions=2x3}"
    ),
  ]

  @Test(arguments: keptRows.indices)
  func kept(row: Int) {
    let (sentence, block, notation) = PageConversionTests.keptRows[row]
    let (document, losses) = Document.importing(InstantPage(blocks: [block]))
    #expect(document.notation() == notation, "\(sentence)")
    #expect(losses == [], "\(sentence)")
    let (page, lossesBack) = document.page()
    #expect(page.blocks == [block], "\(sentence)")
    #expect(lossesBack == [], "\(sentence)")
  }

  /// A document, and what a page cannot hold of it.
  private static let lostRows: [(String, [String])] = [
    ("p align=right: a", ["block 0: that a paragraph is aligned"]),
    ("p: {color=5:a}", ["block 0: fonts, sizes and colors of a text"]),
    ("bullet level=2: a", ["block 0: a level of a list that nothing is on"]),
    (
      "media width=20.0 align=left\n  image=0:1",
      ["block 0: a width of its own for a medium", "block 0: that a medium stands at a side"]
    ),
    (
      "table\n  row\n    cell\n      code: x",
      ["block 0: that a cell's code stands on lines of its own"]
    ),
    (
      "quote\n  table\n    row height=5.0\n      cell background=7: a",
      ["block 0.0: heights of rows", "block 0.0: the background of a cell"]
    ),
    ("direction leftToRight\np: a", ["that the text runs from left to right"]),
  ]

  @Test(arguments: lostRows.indices)
  func lost(row: Int) throws {
    let (notation, sentences) = PageConversionTests.lostRows[row]
    #expect(try Document.reading(notation).document.page().losses.map(\.description) == sentences)
  }

  /// A block of a page, the document it becomes, and what is lost of it.
  private static let changedRows: [(InstantPageBlock, String, [String])] = [
    (
      .list(
        items: [
          .blocks(
            [.paragraph(.plain("a")), .paragraph(.plain("b")), .divider], num: "3", checked: true)
        ], ordered: true),
      "ordered number=\"3\" checked: a\nordered unchecked: b\ncarried\n  divider",
      [
        "block 0.0.1: that a paragraph goes on with a list's item",
        "block 0.0.2: that a block is part of a list's item",
      ]
    ),
    (
      .paragraph(.formula(latex: "x")), "p: {formula=\"x\"}",
      ["block 0: that a formula stands within a line"]
    ),
    (.heading(text: .plain("a"), level: 9), "h6: a", ["block 0: the heading's level 9"]),
    (
      .pullQuote(text: .plain("a"), caption: .plain("b")), "pull: a\n  author: b",
      ["block 0: that an author's name looks like text"]
    ),
    (
      .paragraph(.url(text: .empty, url: "u", webpageId: nil)), "p:",
      ["block 0: a link or an anchor around nothing"]
    ),
  ]

  @Test(arguments: changedRows.indices)
  func changed(row: Int) {
    let (block, notation, sentences) = PageConversionTests.changedRows[row]
    let (document, losses) = Document.importing(InstantPage(blocks: [block]))
    #expect(document.notation() == notation)
    #expect(losses.map(\.description) == sentences)
  }
}
