import PageModel

/// What can be done to a row of buttons.
public enum ButtonCommand: Equatable, Sendable {
  case add(InstantPageButton, at: Int?)
  case replace(Int, with: InstantPageButton)
  /// The row goes with its last button.
  case remove(Int)
  case move(from: Int, to: Int)
  case setAlignment(InstantPageButtonRowAlignment)
}

extension Transaction {
  /// - Returns: Whether there is such a row, and something to do to it.
  mutating func perform(_ command: ButtonCommand, on id: BlockID) -> Bool {
    guard let path = document.path(of: id), case .buttonRow(var row)? = document.block(path) else {
      return false
    }
    var button: Int?
    switch command {
    case .add(let new, let index):
      let index = min(max(0, index ?? row.buttons.count), row.buttons.count)
      row.buttons.insert(new, at: index)
      button = index
    case .replace(let index, let new):
      guard row.buttons.indices.contains(index) else { return false }
      row.buttons[index] = new
      button = index
    case .remove(let index):
      guard row.buttons.indices.contains(index) else { return false }
      if row.buttons.count == 1 { return deleteBlock(id) }
      row.buttons.remove(at: index)
      button = max(0, index - 1)
    case .move(let from, let to):
      guard row.buttons.indices.contains(from), row.buttons.indices.contains(to) else {
        return false
      }
      row.buttons.insert(row.buttons.remove(at: from), at: to)
      button = to
    case .setAlignment(let alignment):
      kind = .format
      row.alignment = alignment
    }
    let isFolded = document.start(of: path) == nil
    let place = document.place(at: selection.head)
    document.replace(path, with: .buttonRow(row))
    if let button, !isFolded {
      putCaret(at: Place(path, .button(button)))
    } else if let place {
      putCaret(at: place)
    }
    return true
  }
}
