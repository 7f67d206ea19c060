/// How a value is spelt: what is accepted, how a sentence names it, what a shell can offer.
public struct ValueSyntax<Value: Sendable>: Sendable {
  /// What a sentence says it takes, after "takes": "a number from 1 to 4".
  public var expectation: String
  /// The same for help's margin, as short as can be: "1 to 4"; nil when the placeholder says it all.
  public var bounds: String?
  public var completion: CompletionHint
  /// The value a text spells, nil when it spells none.
  public var read: @Sendable (String) -> Value?

  public init(
    expectation: String, bounds: String? = nil, completion: CompletionHint = .nothing,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.expectation = expectation
    self.bounds = bounds
    self.completion = completion
    self.read = read
  }
}

/// What a shell can offer where a value is expected.
public enum CompletionHint: Sendable {
  case nothing
  case words([Choice])
  /// Files whose names end in one of these (without the dot), or all files when the list is empty.
  case files(extensions: [String])

  public struct Choice: Hashable, Sendable {
    public var name: String
    public var help: String

    public init(_ name: String, _ help: String = "") {
      self.name = name
      self.help = help
    }
  }
}

extension ValueSyntax where Value == String {
  /// Any text.
  public static var text: ValueSyntax<String> {
    ValueSyntax(expectation: "a text") { $0 }
  }

  /// The path of a file; an empty one is refused, for it is nearly always an unset shell variable.
  public static func path(extensions: [String] = []) -> ValueSyntax<String> {
    ValueSyntax(expectation: "a file's path", completion: .files(extensions: extensions)) {
      $0.isEmpty ? nil : $0
    }
  }
}

extension ValueSyntax where Value == Double {
  public static func number(in range: ClosedRange<Double>) -> ValueSyntax<Double> {
    let bounds = "\(shortest(range.lowerBound)) to \(shortest(range.upperBound))"
    return ValueSyntax(expectation: "a number from \(bounds)", bounds: bounds) { text in
      Double(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// 2 rather than 2.0.
  private static func shortest(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}

extension ValueSyntax where Value == Int {
  public static func wholeNumber(in range: ClosedRange<Int>) -> ValueSyntax<Int> {
    let bounds = "\(range.lowerBound) to \(range.upperBound)"
    return ValueSyntax(expectation: "a whole number from \(bounds)", bounds: bounds) { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueSyntax where Value: CaseIterable & NamedChoice {
  /// One of an enumeration's cases by name.
  public static var choice: ValueSyntax<Value> {
    let names = Value.allCases.map(\.name).joined(separator: ", ")
    return ValueSyntax(
      expectation: Value.allCases.count == 1 ? names : "one of " + names, bounds: names,
      completion: .words(Value.allCases.map { CompletionHint.Choice($0.name, $0.help) })
    ) { text in
      Value.allCases.first { $0.name == text || $0.otherNames.contains(text) }
    }
  }
}

/// A case of an enumeration that can be chosen on the command line.
public protocol NamedChoice: Sendable {
  /// What help shows and a user types.
  var name: String { get }
  /// Accepted as well, shown nowhere but in prose.
  var otherNames: [String] { get }
  var help: String { get }
}

extension NamedChoice {
  public var otherNames: [String] { [] }
  public var help: String { "" }
}
