/// Finds the members of a rich message that the server would pass over.
///
/// Goes through the JSON with a list of what is still to be looked at: it may nest as deep as JSON
/// may.
struct BotAPIMemberSearch {
  private enum Place {
    case blocks, block
    case items, item
    case rows, row, cell
    case text
    case buttons, button
    case caption
    case boundMedia, boundMedium
    case inputMedia
  }

  private let limit: Int
  private var waiting: [(cursor: JSONCursor, place: Place)] = []
  private(set) var found: [(cursor: JSONCursor, name: String, meant: String?)] = []

  /// - Parameter limit: After so many the search ends; a place in the text costs a walk to it.
  init(limit: Int) {
    self.limit = limit
  }

  mutating func search(_ message: JSONCursor) {
    if message.type == .array {
      waiting.append((message, .blocks))
    } else {
      check(message, against: BotAPIMembers.message)
      wait(for: message["blocks"], at: .blocks)
      wait(for: message["media"], at: .boundMedia)
    }
    while found.count < limit, let next = waiting.popLast() { look(at: next.cursor, next.place) }
  }

  private mutating func look(at cursor: JSONCursor, _ place: Place) {
    switch place {
    case .blocks: waitForElements(of: cursor, at: .block)
    case .items: waitForElements(of: cursor, at: .item)
    case .rows: waitForElements(of: cursor, at: .row)
    case .row: waitForElements(of: cursor, at: .cell)
    case .buttons: waitForElements(of: cursor, at: .button)
    case .boundMedia: waitForElements(of: cursor, at: .boundMedium)
    case .block: lookAtBlock(cursor)
    case .text: lookAtText(cursor)
    case .item:
      check(cursor, against: BotAPIMembers.item)
      wait(for: cursor["blocks"], at: .blocks)
    case .cell:
      check(cursor, against: BotAPIMembers.cell)
      wait(for: cursor["text"], at: .text)
    case .button:
      check(cursor, against: BotAPIMembers.button)
      wait(for: cursor["text"], at: .text)
    case .caption:
      check(cursor, against: BotAPIMembers.caption)
      wait(for: cursor["credit"], at: .text)
      wait(for: cursor["text"], at: .text)
    case .boundMedium:
      check(cursor, against: BotAPIMembers.boundMedium)
      wait(for: cursor["media"], at: .inputMedia)
    case .inputMedia:
      check(cursor, against: BotAPIMembers.inputMedia)
    }
  }

  private mutating func lookAtBlock(_ cursor: JSONCursor) {
    guard let type = try? cursor["type"]?.string(), let members = BotAPIMembers.block(type) else {
      return
    }
    check(cursor, against: members, hasType: true)
    // A table's caption is a text, that of a medium an object.
    wait(for: cursor["caption"], at: type == "table" ? .text : .caption)
    wait(for: cursor["credit"], at: .text)
    wait(for: cursor["summary"], at: .text)
    wait(for: cursor["text"], at: .text)
    wait(for: cursor["buttons"], at: .buttons)
    wait(for: cursor["cells"], at: .rows)
    wait(for: cursor["items"], at: .items)
    wait(for: cursor["blocks"], at: .blocks)
    if BotAPIMediaKind(rawValue: type) != nil { wait(for: cursor[type], at: .inputMedia) }
  }

  private mutating func lookAtText(_ cursor: JSONCursor) {
    if cursor.type == .array { return waitForElements(of: cursor, at: .text) }
    guard let type = try? cursor["type"]?.string(), let members = BotAPIMembers.text(type) else {
      return
    }
    check(cursor, against: members, hasType: true)
    wait(for: cursor["button"], at: .button)
    wait(for: cursor["text"], at: .text)
  }

  private mutating func wait(for cursor: JSONCursor?, at place: Place) {
    if let cursor { waiting.append((cursor, place)) }
  }

  private mutating func waitForElements(of cursor: JSONCursor, at place: Place) {
    guard let elements = try? cursor.elements() else { return }
    waiting += elements.reversed().map { ($0, place) }
  }

  /// - Parameter hasType: Whether the object says by a `type` what it is.
  private mutating func check(
    _ cursor: JSONCursor, against known: Set<String>, hasType: Bool = false
  ) {
    for (name, member) in cursor.members where found.count < limit && !known.contains(name) {
      if hasType, name == "type" { continue }
      let allowed = hasType ? known.union(["type"]) : known
      found.append((member, name, BotAPIMembers.meant(by: name, among: allowed)))
    }
  }
}
