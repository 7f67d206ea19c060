import PageModel

/// What makes a part the continuation of the block that the part before it ends with.
///
/// A list goes on with any of its items, a table with its header before a row, and code with its
/// fence before a line; so a block that never ends need not be read from its beginning.
struct BlockOpening {
  enum Kind {
    case list
    case table
    case code
  }

  var kind: Kind
  /// What is read before the part: complete lines.
  var bytes: [UInt8] = []
  var lineCount = 0
  /// What reading that uses up, before and behind it; nil for what every block of the kind does.
  var repeated: (before: ReadingState, behind: ReadingState)?

  /// Takes from what was used up what was used up before.
  func takeBack(from state: inout ReadingState) {
    if let repeated {
      state.takeBack(from: repeated.before, to: repeated.behind)
    } else {
      state.counts.takeBack(nodes: 1, blocks: 1, runs: kind == .code ? 1 : 0)
    }
  }
}

extension InstantPageBlock {
  /// The block with what a later part of it became; see ``BlockOpening``.
  func continued(by next: InstantPageBlock) -> InstantPageBlock {
    if case .preformatted(.plain(let text), let language) = self,
      case .preformatted(.plain(let more), _) = next
    {
      return .preformatted(text: .plain(text + "\n" + more), language: language)
    }
    if case .table(let title, let rows, let bordered, let striped, let compact) = self,
      case .table(_, let more, _, _, _) = next
    {
      return .table(
        title: title, rows: rows + more.dropFirst(), bordered: bordered, striped: striped,
        compact: compact)
    }
    if case .list(let items, let ordered) = self, case .list(let more, _) = next {
      let first = ordered ? items.first?.number.flatMap { Int($0) } : nil
      guard let first else { return .list(items: items + more, ordered: ordered) }
      let numbered = more.enumerated().map { index, item in
        item.numbered(String(first + items.count + index))
      }
      return .list(items: items + numbered, ordered: ordered)
    }
    return self
  }

  /// What an opening of a kind can go on with.
  func canBeContinued(_ kind: BlockOpening.Kind) -> Bool {
    switch kind {
    case .list:
      if case .list(let items, let ordered) = self {
        return !ordered || items.first?.number.flatMap { Int($0) } != nil
      }
    case .table:
      if case .table = self { return true }
    case .code:
      if case .preformatted(.plain, _) = self { return true }
    }
    return false
  }
}

extension InstantPageListItem {
  /// The item with another number.
  func numbered(_ number: String) -> InstantPageListItem {
    switch self {
    case .unknown: return self
    case .text(let text, _, let checked): return .text(text, num: number, checked: checked)
    case .blocks(let blocks, _, let checked): return .blocks(blocks, num: number, checked: checked)
    }
  }
}
