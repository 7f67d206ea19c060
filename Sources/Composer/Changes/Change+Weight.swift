extension Change {
  /// About how many bytes the change keeps alive.
  var weight: Int {
    edits.reduce(128) { sum, edit in
      switch edit {
      case .blocks(_, _, let old, let new):
        return (old + new).reduce(sum + 128) { $0 + $1.weight }
      case .text(_, _, _, let old, let new): return sum + 128 + old.weight + new.weight
      }
    }
  }
}

extension StyledText {
  fileprivate var weight: Int {
    runs.reduce(0) { $0 + 112 + $1.text.utf8.count }
  }
}

extension Block {
  fileprivate var weight: Int {
    let own = texts.reduce(192) { $0 + $1.text.weight }
    return stacks.reduce(own) { sum, stack in
      stack.blocks.reduce(sum + 192) { $0 + $1.weight }
    }
  }
}
