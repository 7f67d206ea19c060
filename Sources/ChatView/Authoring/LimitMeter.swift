import Recto

/// How much of what a server takes a message uses.
package struct LimitMeter: Hashable, Sendable {
  /// Whose limits these are.
  package var title: String
  /// In what they differ from what is documented; nil for what is.
  package var note: String?
  package var rows: [Row]

  package struct Row: Hashable, Sendable {
    package var limit: LimitViolation.Limit
    package var name: String
    package var used: Int
    package var allowed: Int
    package var state: State
    /// What is wrong and what to do; nil while the limit is kept.
    package var sentence: String?
    /// Of the first block that is too much; nil while the limit is kept.
    package var path: [Int]?

    /// How full the bar is, 0…1.
    package var part: Double {
      allowed > 0 ? min(1, Double(used) / Double(allowed)) : used > 0 ? 1 : 0
    }
    /// "1,203 of 32,768".
    package var count: String { "\(used.grouped) of \(allowed.grouped)" }
  }

  package enum State: Hashable, Sendable {
    case fine
    /// Nine tenths are used.
    case near
    case exceeded
  }
}

extension LimitMeter {
  /// Against what is documented, and against the strictest that servers and clients were seen to be.
  ///
  /// The second has only what differs: a server may count a list's item as a level of its own, and some clients
  /// show no more than twenty media.
  package static func all(of page: InstantPage) -> [LimitMeter] {
    let documented = PageLimits()
    var strict = documented
    strict.listItemDepth = 1
    strict.media = LintOptions().comfortableMedia
    var observed = LimitMeter(title: "As strict as was ever observed", page, limits: strict)
    observed.note =
      "An item of a list counted as a level of its own, and no more media than every client shows."
    observed.rows.removeAll { row in
      switch row.limit {
      case .depth, .media: false
      case .characters, .blocks, .tableColumns, .buttonsInRow, .callbackData: true
      }
    }
    return [LimitMeter(title: "Documented (Bot API 10.3)", page, limits: documented), observed]
  }

  init(title: String, _ page: InstantPage, limits: PageLimits) {
    self.title = title
    let (usage, violations) = limits.read(page)
    rows = LimitViolation.Limit.allCases.map { limit in
      let used = usage.amount(of: limit)
      let allowed = limits.most(of: limit)
      let violation = violations.first { $0.limit == limit }
      return Row(
        limit: limit, name: limit.name, used: used, allowed: allowed,
        state: violation != nil
          ? .exceeded
          : used * 10 >= allowed * 9 && used > 0 && limit.isTotal
            ? .near : .fine,
        sentence: violation?.sentence, path: violation?.path)
    }
  }
}

extension LimitViolation.Limit {
  fileprivate var name: String {
    switch self {
    case .characters: "Characters of text"
    case .blocks: "Blocks, items and rows"
    case .depth: "Levels"
    case .media: "Media"
    case .tableColumns: "Columns of a table"
    case .buttonsInRow: "Buttons in a row"
    case .callbackData: "Bytes of a button’s data"
    }
  }

  /// Whether it adds up over the message: a row of eight buttons is as good as one of three.
  fileprivate var isTotal: Bool {
    switch self {
    case .characters, .blocks, .depth, .media: true
    case .tableColumns, .buttonsInRow, .callbackData: false
    }
  }
}

extension PageUsage {
  fileprivate func amount(of limit: LimitViolation.Limit) -> Int {
    switch limit {
    case .characters: characters
    case .blocks: blocks
    case .depth: depth
    case .media: media
    case .tableColumns: tableColumns
    case .buttonsInRow: buttonsInRow
    case .callbackData: callbackData
    }
  }
}

extension PageLimits {
  fileprivate func most(of limit: LimitViolation.Limit) -> Int {
    switch limit {
    case .characters: characters
    case .blocks: blocks
    case .depth: depth
    case .media: media
    case .tableColumns: tableColumns
    case .buttonsInRow: buttonsInRow.upperBound
    case .callbackData: callbackData.upperBound
    }
  }
}

extension Int {
  /// With a comma between thousands.
  var grouped: String {
    var digits = Array(String(magnitude))
    var index = digits.count - 3
    while index > 0 {
      digits.insert(",", at: index)
      index -= 3
    }
    return (self < 0 ? "-" : "") + String(digits)
  }
}
