/// What a key does, as an ordered table: the first row whose condition holds is applied.
struct DecisionTable: Sendable {
  struct Row: Sendable {
    let number: String
    /// The rule in words.
    let sentence: String
    /// Applies the row, or says that its condition does not hold and changes nothing.
    let apply: @Sendable (inout Transaction) -> Bool

    init(
      _ number: String, _ sentence: String, _ apply: @escaping @Sendable (inout Transaction) -> Bool
    ) {
      self.number = number
      self.sentence = sentence
      self.apply = apply
    }
  }

  let name: String
  let rows: [Row]

  init(_ name: String, _ rows: [Row]) {
    self.name = name
    self.rows = rows
  }

  /// - Returns: Whether a row was applied.
  @discardableResult
  func decide(_ transaction: inout Transaction) -> Bool {
    guard let row = rows.first(where: { $0.apply(&transaction) }) else { return false }
    transaction.rule = "\(name) \(row.number)"
    return true
  }
}
