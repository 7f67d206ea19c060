/// An option as the table lists it: `--name`, perhaps `-n`, with a value or without.
public struct OptionDescription: Sendable {
  /// Without the dashes.
  public var name: String
  public var short: Character?
  /// What it does, without a full stop.
  public var help: String
  /// Nil for a flag.
  public var value: ValueDescription?
  public var isRequired: Bool

  public init(
    name: String, short: Character? = nil, help: String, value: ValueDescription? = nil,
    isRequired: Bool = false
  ) {
    self.name = name
    self.short = short
    self.help = help
    self.value = value
    self.isRequired = isRequired
  }

  /// `--name`, the spelling sentences use.
  public var spelling: String { "--" + name }

  static let help = OptionDescription(name: "help", short: "h", help: "Show this help")
  static let version = OptionDescription(name: "version", help: "Show the version")
}

/// An argument as the table lists it: what it stands for is said by its place.
public struct ArgumentDescription: Sendable {
  /// As usage lines write it, in capitals.
  public var name: String
  public var help: String
  public var value: ValueDescription
  public var isRequired: Bool
  /// Whether it takes all the arguments that are left; only the last one of a command may.
  public var repeats: Bool

  public init(
    name: String, help: String, value: ValueDescription, isRequired: Bool, repeats: Bool
  ) {
    self.name = name
    self.help = help
    self.value = value
    self.isRequired = isRequired
    self.repeats = repeats
  }
}

/// What may stand where a value is expected, its type erased.
public struct ValueDescription: Sendable {
  /// As usage lines write it, in capitals.
  public var placeholder: String
  /// What a sentence says it takes: "a number from 1 to 4".
  public var expectation: String
  /// The same for help's margin: "1 to 4".
  public var bounds: String?
  public var completion: CompletionHint
  /// The default as help shows it; nil when there is none worth showing.
  public var defaultText: String?
  /// The value a text spells, nil when it spells none.
  let read: @Sendable (String) -> (any Sendable)?

  public init<Value: Sendable>(
    _ syntax: ValueSyntax<Value>, placeholder: String, defaultText: String? = nil
  ) {
    self.placeholder = placeholder
    self.expectation = syntax.expectation
    self.bounds = syntax.bounds
    self.completion = syntax.completion
    self.defaultText = defaultText
    let read = syntax.read
    self.read = { read($0) }
  }
}
