extension MathList {
  /// How many equations have a number of their own; the next formula's first number is so much
  /// larger.
  public var numberedEquations: Int {
    nodes.reduce(0) { count, node in
      guard case .array(let array) = node.kind else { return count }
      return count + array.rows.filter(\.hasNumber).count
    }
  }
}

extension MathArray.Row {
  /// Whether its tag is a number the environment gave it: one that no part of the source made.
  fileprivate var hasNumber: Bool { tag?.nodes.first?.range.isEmpty == true }
}
