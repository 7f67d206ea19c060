import PageModel
import TestSupport
import Testing

private let checklist = InstantPageBlock.list(
  items: [
    .text(.plain("a"), num: "1", checked: false),
    .text(.plain("b"), num: "2", checked: nil),
    .blocks(
      [
        .divider,
        .list(items: [.text(.plain("c"), num: nil, checked: true)], ordered: false),
      ], num: "3", checked: true),
    .unknown,
  ], ordered: true)
private let page = InstantPage(
  blocks: [
    .divider,
    checklist,
    .blockQuote(
      blocks: [.details(title: .empty, blocks: [checklist], expanded: true)], caption: .plain("q"),
      collapsed: true),
    .cover(checklist),
    .collage(items: [checklist], caption: InstantPageCaption()),
  ], rtl: true, url: "u", views: 7)

/// Paths of checkboxes, and what is in front of the item's text in the dump before and after.
private let boxes: [(String, [Int], Bool)] = [
  ("a text item", [1, 0], true),
  ("an item with blocks", [1, 2], false),
  ("an item inside an item", [1, 2, 1, 0], false),
  ("an item in details in a quote", [2, 0, 0, 0], true),
  ("an item deep inside", [2, 0, 0, 2, 1, 0], false),
  ("an item in a cover", [3, 0, 0], true),
  ("an item in a collage", [4, 0, 2], false),
]

private let noBoxes: [(String, [Int])] = [
  ("no path", []), ("a block", [0]), ("a list", [1]), ("an item without a checkbox", [1, 1]),
  ("an unknown item", [1, 3]), ("no item", [1, 4]), ("a negative number", [1, -1]),
  ("a path through a text item", [1, 0, 0]), ("a block in an item", [1, 2, 0]),
  ("a path through a divider", [0, 0]), ("a path beyond a checkbox", [1, 2, 1, 0, 0]),
  ("no block", [5, 0]), ("the second block of a cover", [3, 1, 0]),
]

@Suite("Checkboxes")
struct CheckboxTests {
  @Test(arguments: boxes.indices)
  func toggling(row: Int) {
    let (sentence, path, value) = boxes[row]
    let toggled = page.togglingCheckbox(at: path, to: value)
    #expect(page.node(at: path)?.item?.checked == !value, "\(sentence)")
    #expect(toggled.node(at: path)?.item?.checked == value, "\(sentence)")
    #expect(
      toggled.togglingCheckbox(at: path, to: !value) == page, "\(sentence): nothing else changes")
    #expect(page.togglingCheckbox(at: path, to: !value) == page, "\(sentence): already so")
    #expect(toggled.structureFingerprint == page.structureFingerprint, "\(sentence)")
  }

  @Test(arguments: noBoxes.indices)
  func nothingToToggle(row: Int) {
    let (sentence, path) = noBoxes[row]
    #expect(page.togglingCheckbox(at: path, to: true) == page, "\(sentence)")
    #expect(page.togglingCheckbox(at: path, to: false) == page, "\(sentence)")
  }

  @Test("Every checkbox of a page can be reached by its path", arguments: PageGenerator.seeds(50))
  func reach(seed: UInt64) {
    var generator = PageGenerator(seed: seed)
    let page = generator.page(size: 12)
    for step in page.walk {
      guard let checked = step.item?.checked else {
        #expect(page.togglingCheckbox(at: step.path, to: true) == page)
        continue
      }
      let toggled = page.togglingCheckbox(at: step.path, to: !checked)
      #expect(toggled != page)
      #expect(toggled.togglingCheckbox(at: step.path, to: checked) == page)
    }
  }
}
