/// Code and pull quotes: paragraphs that become one block of lines, and come apart again.
extension Transaction {
  /// Code of the touched paragraphs, or body paragraphs of the one touched code block.
  mutating func toggleCode() -> Bool {
    guard let (stack, range) = touchedSiblings, let blocks = document.stack(stack) else {
      return false
    }
    if range.count == 1, case .code(let code) = blocks[range.lowerBound] {
      return takeApart(code.text, at: stack[range.lowerBound])
    }
    var texts: [StyledText] = []
    for block in blocks[range.lowerBound...range.upperBound] {
      switch block {
      case .paragraph(let paragraph): texts.append(StyledText(paragraph.text.plainText))
      case .code(let code): texts.append(code.text)
      case .pullQuote, .blockQuote, .details, .media, .table, .buttonRow, .carried: return false
      }
    }
    let code = CodeBlock(StyledText.joining(texts, separator: "\n"), id: document.ids.make())
    return putTogether(.code(code), .code, stack, range)
  }

  /// A pull quote of the touched paragraphs, or body paragraphs of the one touched pull quote.
  mutating func togglePullQuote() -> Bool {
    guard let (stack, range) = touchedSiblings, !stack.isCell, let blocks = document.stack(stack)
    else { return false }
    if range.count == 1, case .pullQuote(let quote) = blocks[range.lowerBound] {
      let isTaken = takeApart(quote.text, at: stack[range.lowerBound])
      if isTaken, !quote.author.isEmpty {
        insert(
          makeBlank(quote.author), at: stack[range.lowerBound + quote.text.lines().count])
      }
      return isTaken
    }
    var texts: [StyledText] = []
    for block in blocks[range.lowerBound...range.upperBound] {
      guard case .paragraph(let paragraph) = block else { return false }
      texts.append(paragraph.text)
    }
    let quote = PullQuote(
      StyledText.joining(texts, separator: "\n"), id: document.ids.make())
    return putTogether(.pullQuote(quote), .pullQuote, stack, range)
  }

  private mutating func putTogether(
    _ block: Block, _ region: Region, _ stack: StackPath, _ range: ClosedRange<Int>
  ) -> Bool {
    replace(range.lowerBound..<(range.upperBound + 1), in: stack, with: [block])
    putCaret(at: Place(stack[range.lowerBound], .text(region, block.text(of: region).length)))
    return true
  }

  private mutating func takeApart(_ text: StyledText, at path: BlockPath) -> Bool {
    let lines = text.lines().map { makeBlank($0) }
    replace(path.index..<(path.index + 1), in: path.stack, with: lines)
    putCaret(atStartOf: path)
    return true
  }
}
