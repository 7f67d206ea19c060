import Typesetting

extension LayoutDifference {
  /// The difference as text, an item a line; what happened inside an item is indented below it. Stable, so that
  /// tests and bug reports can speak it.
  public func dump() -> String {
    var text = ""
    write(to: &text, indent: "")
    return text
  }

  private func write(to text: inout String, indent: String) {
    text += "\(indent)stayed \(stayedCount)\n"
    for change in moved { text += "\(indent)moved \(change.words)\n" }
    for change in changed {
      text += "\(indent)changed \(change.words)\n"
      for (space, difference) in change.inside {
        text += "\(indent)  in \(space.words)\n"
        difference.write(to: &text, indent: indent + "    ")
      }
    }
    for entry in came { text += "\(indent)came \(entry.id) at \(format(entry.frame))\n" }
    for entry in went { text += "\(indent)went \(entry.id) from \(format(entry.frame))\n" }
  }
}

extension LayoutDifference.Change {
  fileprivate var words: String {
    before == after
      ? "\(id) at \(format(after))" : "\(id) from \(format(before)) to \(format(after))"
  }
}

extension LayoutDifference.InnerSpace {
  fileprivate var words: String {
    switch self {
    case .detailsBody: "body"
    case .tableTitle: "title"
    case .cell(let row, let column): "cell \(row),\(column)"
    }
  }
}
