/// The list tables of a document: which numbers of lists are bullets and which are counted.
struct RTFLists {
  /// For each list by its id, whether each level is a bullet.
  private var bullets: [Int: [Bool]] = [:]
  /// Ids of lists by the number that paragraphs say.
  private var ids: [Int: Int] = [:]
  private var levels: [Bool] = []
  private var overridden: Int?

  mutating func read(_ word: String, _ number: Int?, in destination: RTFState.Destination) {
    switch (destination, word) {
    case (.lists, "list"): levels = []
    case (.lists, "levelnfc"), (.lists, "levelnfcn"):
      // A list has nine levels; the two words say the same of one.
      if word == "levelnfc", levels.count < 9 { levels.append(number == 23 || number == 255) }
    case (.lists, "listid"): if let number { bullets[number] = levels }
    case (.overrides, "listid"): overridden = number
    case (.overrides, "ls"): if let number, let overridden { ids[number] = overridden }
    default: break
    }
  }

  /// Nil when the tables do not know the list.
  func marker(ofList number: Int, level: Int) -> RTFParagraph.Marker? {
    guard let levels = bullets[ids[number] ?? number], !levels.isEmpty else { return nil }
    return levels[min(max(0, level), levels.count - 1)] ? .bullet : .ordered
  }
}
