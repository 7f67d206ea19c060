import Foundation
import PageModel
import Testing
import Typesetting

@testable import PageLayout

/// Items of a page 360 wide. Frames are left out of what is compared; that they move is said by the verb.
@Suite("What became of a layout's items")
struct LayoutDifferenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var old: [InstantPageBlock]
    var new: [InstantPageBlock]
    var dump: String
  }

  static let a = InstantPageBlock.paragraph(.plain("a"))
  static let b = InstantPageBlock.paragraph(.plain("b"))
  static let think = InstantPageBlock.thinking(.plain("thinking"))
  static let picture = image(1)

  static func image(_ id: Int64) -> InstantPageBlock {
    .image(
      id: .cloudImage(id), caption: InstantPageCaption(), url: nil, webpageId: nil, spoiler: false)
  }

  static func details(_ blocks: [InstantPageBlock]) -> InstantPageBlock {
    .details(title: .plain("title"), blocks: blocks, expanded: true)
  }

  static func table(_ rows: [[String]]) -> InstantPageBlock {
    .table(
      title: .empty,
      rows: rows.map { row in
        InstantPageTableRow(cells: row.map { InstantPageTableCell(text: .plain($0)) })
      }, bordered: false, striped: false, compact: false)
  }

  @Test(arguments: [
    Row(testDescription: "nothing happened", old: [a, b], new: [a, b], dump: "stayed 2"),
    Row(
      testDescription: "text grew", old: [a, b],
      new: [a, .paragraph(.plain("b and more"))], dump: "stayed 1\nchanged text 1"),
    Row(
      testDescription: "a block came at the end", old: [a], new: [a, b],
      dump: "stayed 1\ncame text 1"),
    Row(testDescription: "a block went", old: [a, b], new: [a], dump: "stayed 1\nwent text 1"),
    Row(
      testDescription: "positions name things: what comes above takes over their names",
      old: [a, b], new: [a, a, b], dump: "stayed 1\nchanged text 1\ncame text 2"),
    Row(
      testDescription: "thinking above counts apart: it comes, and the rest only moves",
      old: [a, b], new: [think, a, b],
      dump: "stayed 0\nmoved text 0\nmoved text 1\ncame thinking 0"),
    Row(
      testDescription: "and it goes", old: [think, a], new: [a],
      dump: "stayed 0\nmoved text 0\nwent thinking 0"),
    Row(
      testDescription: "media go by their index: another text above moves them",
      old: [a, picture], new: [.heading(text: .plain("a"), level: 1), picture],
      dump: "stayed 0\nmoved media 0\nchanged text 0"),
    Row(
      testDescription: "media by index even when a divider comes above", old: [picture],
      new: [.divider, picture], dump: "stayed 0\nmoved media 0\ncame divider 0"),
    Row(
      testDescription: "another picture in its place", old: [picture], new: [image(2)],
      dump: "stayed 0\nchanged media 0"),
    Row(
      testDescription: "a text that became code", old: [a],
      new: [.preformatted(text: .plain("a"), language: nil)],
      dump: "stayed 0\ncame code 0\nwent text 0"),
    Row(
      testDescription: "inside details", old: [details([a])], new: [details([a, b])],
      dump: "stayed 0\nchanged details 0\n  in body\n    stayed 1\n    came text 1"),
    Row(
      testDescription: "details that close", old: [details([a])],
      new: [.details(title: .plain("title"), blocks: [a], expanded: false)],
      dump: "stayed 0\nchanged details 0\n  in body\n    stayed 0\n    went text 0"),
    Row(
      testDescription: "a cell of a table", old: [table([["x"], ["y"]])],
      new: [table([["x"], ["z"]])],
      dump: "stayed 0\nchanged table 0\n  in cell 1,0\n    stayed 0\n    changed text 0"),
    Row(
      testDescription: "a list's marker and text",
      old: [.list(items: [.text(.plain("x"), num: nil, checked: nil)], ordered: false)],
      new: [
        .list(
          items: [
            .text(.plain("x"), num: nil, checked: nil), .text(.plain("y"), num: nil, checked: nil),
          ], ordered: false)
      ], dump: "stayed 2\ncame listMarker 2\ncame text 3"),
  ])
  func rows(_ row: Row) throws {
    let context = try TypesettingContext()
    let inputs = LayoutInputs(width: 360, theme: .chat(.day(outgoing: false)))
    let page = InstantPage(blocks: row.old)
    let session = LayoutSession(page, inputs: inputs, context: context)
    let old = session.layout
    let new = session.update(InstantPage(blocks: row.new))
    #expect(withoutFrames(LayoutDifference(from: old, to: new)) == row.dump)
    // Layouts that share nothing tell the same.
    let fresh = layoutPage(InstantPage(blocks: row.new), inputs: inputs, context: context)
    #expect(withoutFrames(LayoutDifference(from: old, to: fresh)) == row.dump)
  }

  private func withoutFrames(_ difference: LayoutDifference) -> String {
    difference.dump().split(separator: "\n").map { line in
      guard let cut = line.range(of: " at (") ?? line.range(of: " from (") else {
        return String(line)
      }
      return String(line[..<cut.lowerBound])
    }.joined(separator: "\n")
  }

  @Test("Changes carry both frames, in points")
  func frames() throws {
    let context = try TypesettingContext()
    let inputs = LayoutInputs(width: 360, theme: .chat(.day(outgoing: false)))
    let session = LayoutSession(
      InstantPage(blocks: [Self.a, .divider]), inputs: inputs, context: context)
    let old = session.layout
    let new = session.update(InstantPage(blocks: [Self.a, Self.b, .divider]))
    let difference = LayoutDifference(from: old, to: new)
    #expect(difference.came.map(\.id) == [.item(.text, 1), .item(.divider, 2)])
    #expect(difference.went.map(\.id) == [.item(.divider, 1)])
    #expect(difference.went.first?.frame == old.items.last?.frame)
    #expect(difference.came.last?.frame == new.items.last?.frame)
  }

  @Test("A bubble that grows wider moves what keeps to its other edge")
  func wider() throws {
    let context = try TypesettingContext()
    var inputs = LayoutInputs(width: 360, theme: .chat(.day(outgoing: false)))
    inputs.fitsToWidth = true
    let short = InstantPage(blocks: [Self.a, .divider, Self.b])
    var long = short
    long.blocks[2] = .paragraph(.plain("b, and a lot more text after it"))
    let session = LayoutSession(short, inputs: inputs, context: context)
    let old = session.layout
    let new = session.update(long)
    #expect(session.lastWork.untouched == 2)
    let difference = LayoutDifference(from: old, to: new)
    #expect(difference.moved.map(\.id) == [.item(.divider, 1)])
    #expect(difference.changed.map(\.id) == [.item(.text, 2)])
    #expect(difference.stayedCount == 1)
  }
}
