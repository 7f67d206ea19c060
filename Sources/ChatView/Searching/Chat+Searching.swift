import Recto

extension Chat {
  /// Where a message holds words, in reading order, in what is closed too.
  func places(of finder: WordFinder, in index: Int) -> [FoundPlace] {
    let message = messages[index]
    let page = message.seenPage
    // Whether it is worth laying the message out to look in it.
    guard finder.isFound(in: page.plainText) else { return [] }
    return openReading(of: message, page: page).texts.flatMap { text -> [FoundPlace] in
      let words = text.string
      let ranges = finder.ranges(in: words)
      guard !ranges.isEmpty else { return [] }
      // Once for all of a text's places: a letter may be found a million times in one.
      let hash = words.hashValue
      var details: [Int] = []
      var quotes: [[Int]] = []
      for container in text.text.containers {
        switch container {
        case .details(let index): details.append(index)
        case .quote(let path): quotes.append(path)
        case .listItem: break
        }
      }
      // Its own title shows while they are closed.
      if text.role == .detailsTitle { details = details.dropLast() }
      return ranges.map { range in
        FoundPlace(
          place: text.place, range: range, wordsHash: hash, details: details, quotes: quotes)
      }
    }
  }

  /// The texts of a message with everything open in it.
  private func openReading(of message: ChatMessage, page: InstantPage) -> PageReading {
    var inputs = inputs(for: message, code: page.codeSpecs)
    inputs.expandsAllDetails = true
    inputs.expandsAllQuotes = true
    let layout = layoutMessage(
      page, style: look.style(outgoing: message.isOutgoing), inputs: inputs, context: context)
    return PageReading(layout.page)
  }

  /// A place that was found, after opening what hides it; nil where the message has changed meanwhile.
  func open(_ found: FoundPlace, in index: Int) -> ChatSelection? {
    // A closed quote has its words and cuts what is seen of them.
    if let selection = selection(of: found, in: index), !rects(of: selection).isEmpty {
      return selection
    }
    let message = messages[index]
    for ordinal in found.details { message.expandedDetails[ordinal] = true }
    message.expandedQuotes.formUnion(found.quotes)
    updateForReader(index)
    return selection(of: found, in: index)
  }

  private func selection(of found: FoundPlace, in index: Int) -> ChatSelection? {
    let texts = reading(of: index).texts
    func isIt(_ text: PlacedText) -> Bool {
      found.range.upperBound <= text.range.upperBound
        && text.text.paragraph.text.substring(text.range).hashValue == found.wordsHash
    }
    let number =
      texts.firstIndex { $0.place == found.place && isIt($0) }
      // A closed quote has fewer items: those behind it are counted otherwise.
      ?? texts.firstIndex { isIt($0) && $0.text.containers.contains { $0.isIn(found) } }
    guard let number else { return nil }
    return ChatSelection(
      index: index, start: TextPosition(text: number, offset: found.range.lowerBound),
      focus: TextPosition(text: number, offset: found.range.upperBound))
  }
}

extension TextContainer {
  fileprivate func isIn(_ found: FoundPlace) -> Bool {
    switch self {
    case .details(let index): found.details.contains(index)
    case .quote(let path): found.quotes.contains(path)
    case .listItem: false
    }
  }
}
