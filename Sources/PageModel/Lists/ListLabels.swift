/// The labels of a numbered list's items: what is shown, and the number and style behind it.
///
/// Items without a number of their own count on from the item before; a number that is no number
/// ("3b", "*") is shown as it is and counted on for.
package struct ListLabels {
  package struct Label: Equatable {
    /// With the dot.
    package var text: String
    package var value: Int32
    package var style: ListLabelStyle
  }

  package static let bullet = "\u{2022}"

  package private(set) var labels: [Label] = []

  /// - Parameter numbers: What each item says of its number, nil or "" for nothing.
  package init(_ numbers: [String?]) {
    let style = ListLabels.style(of: numbers)
    var next: Int32 = 1
    for number in numbers {
      let own = number.flatMap { $0.isEmpty ? nil : $0 }
      let value = own.flatMap { style.value(of: $0) }
      let decimal = own.flatMap { ListLabelStyle.decimal.value(of: $0) }
      let label = Label(
        text: (own ?? style.spelling(of: next)) + ".", value: value ?? decimal ?? next,
        style: own == nil || value != nil ? style : .decimal)
      labels.append(label)
      next = label.value == .max ? .max : label.value + 1
    }
  }

  /// The style that spells all numbers of a list, if there is one: "c, d, e" are letters though
  /// each is a roman numeral too, "i, ii" are roman.
  private static func style(of numbers: [String?]) -> ListLabelStyle {
    let own = numbers.compactMap { $0 }.filter { !$0.isEmpty }
    guard !own.isEmpty else { return .decimal }
    // Nothing else is spelled with digits.
    if own.allSatisfy({ ListLabelStyle.decimal.value(of: $0) != nil }) { return .decimal }
    var best = ListLabelStyle.decimal
    var bestSteps = -1
    for style in ListLabelStyle.allCases {
      let values = own.compactMap { style.value(of: $0) }
      guard values.count == own.count else { continue }
      var steps = zip(values, values.dropFirst()).count {
        $0.distance(to: $1) == 1 || $0.distance(to: $1) == -1
      }
      // A list begins at its beginning more often than in the middle.
      if values[0] == 1 { steps += 1 }
      if steps > bestSteps {
        best = style
        bestSteps = steps
      }
    }
    return best
  }
}

extension ListLabels {
  /// The number an item says of itself, read from a label: the label without the dot.
  package static func number(fromLabel label: String) -> String? {
    let number = label.hasSuffix(".") ? String(label.dropLast()) : label
    return number.isEmpty ? nil : number
  }
}
