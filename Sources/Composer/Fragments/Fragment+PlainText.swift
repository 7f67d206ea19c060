extension Fragment {
  /// Lines as paragraphs; those with a box in front are items of a checklist.
  public static func reading(plainText: String) -> Fragment {
    let lines = StyledText(plainText.withLineFeeds).lines()
    return Fragment(lines.map { .paragraph(Paragraph($0).readingBox) })
  }
}

extension Paragraph {
  /// The paragraph as an item of a checklist when a box stands before its text.
  var readingBox: Paragraph {
    guard style == .body, let first = text.runs.first, first.attributes.atom == nil,
      let box = ChecklistPrefix.read(first.text)
    else { return self }
    var item = self
    item.text = text.suffix(from: box.length)
    item.list = ListMembership(
      .checklist, level: list?.level ?? 0, checked: box.isChecked)
    return item
  }
}
