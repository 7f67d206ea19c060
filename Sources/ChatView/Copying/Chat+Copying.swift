import Recto

extension Chat {
  /// Words that are copied at once, UTF-16 units: programs that are handed more stand still.
  package static let mostCopied = 4 << 20

  /// What copying a selection puts on the clipboard. Messages that are selected as a whole come with all they
  /// hold, pictures and closed details too; those out of view are read for it.
  package func copied(_ selection: ChatSelection, atMost limit: Int = Chat.mostCopied) -> CopiedText
  {
    let (pages, plain, leftOut) = selected(selection, atMost: limit)
    var text = CopiedText(pages, plain: plain)
    text.leftOut = leftOut
    return text
  }

  /// What is selected, message after message, as pages and as words, and how many more messages there are.
  func selected(
    _ selection: ChatSelection, atMost limit: Int = Chat.mostCopied
  ) -> (pages: [InstantPage], plain: [String], leftOut: Int) {
    var pages: [InstantPage] = []
    var plain: [String] = []
    var rest = limit
    var leftOut = 0
    for index in selection.messages {
      let (page, words) = copied(selection, of: index)
      rest -= words.utf16.count
      guard rest >= 0 || pages.isEmpty else {
        leftOut = selection.messages.upperBound - index + 1
        break
      }
      pages.append(page)
      plain.append(words)
    }
    return (pages, plain, leftOut)
  }

  /// What is selected of a message's text, as text and nothing else.
  package func plainText(of selection: ChatSelection) -> String {
    selected(selection, of: selection.index).map {
      reading(of: selection.index).plainText(of: $0)
    } ?? ""
  }

  private func copied(_ selection: ChatSelection, of index: Int) -> (InstantPage, plain: String) {
    let isOne = selection.index == selection.focusIndex
    // A layout for each of ten thousand messages would take as long as looking at them.
    guard !selection.isAround(index), let all = reading(of: index).all else { return whole(index) }
    guard let range = selected(selection, of: index) else { return (InstantPage(blocks: []), "") }
    if range == all, !isOne { return whole(index) }
    let reading = reading(of: index)
    return (
      range == all ? messages[index].page : reading.excerpt(of: range),
      reading.plainText(of: range)
    )
  }

  private func whole(_ index: Int) -> (InstantPage, plain: String) {
    let page = messages[index].page
    return (page, page.plainText)
  }
}
