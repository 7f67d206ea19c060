/// An option with a value and a default, and the key that reads it: `arguments[RenderCommand.width]`.
///
/// Given more than once, the last one counts, so that a script's line can be overruled at its end.
public struct Option<Value: Sendable>: Sendable {
  public let description: OptionDescription
  let defaultValue: Value

  /// - Parameters:
  ///   - syntax: what is accepted.
  ///   - shownDefault: the default as help shows it; nil to show none.
  public init(
    _ name: String, short: Character? = nil, _ placeholder: String, _ syntax: ValueSyntax<Value>,
    default defaultValue: Value, shownDefault: String? = nil, help: String
  ) {
    description = OptionDescription(
      name: name, short: short, help: help,
      value: ValueDescription(syntax, placeholder: placeholder, defaultText: shownDefault))
    self.defaultValue = defaultValue
  }
}

extension Option where Value: NamedChoice & CaseIterable {
  /// A choice among an enumeration's cases; help shows the default's name.
  public init(
    _ name: String, short: Character? = nil, _ placeholder: String, default choice: Value,
    help: String
  ) {
    self.init(
      name, short: short, placeholder, .choice, default: choice, shownDefault: choice.name,
      help: help)
  }
}

/// An option with a value that may be left out and then has none.
public struct OptionalOption<Value: Sendable>: Sendable {
  public let description: OptionDescription

  /// - Parameter shownDefault: what its absence means, as help shows it; nil to show nothing.
  public init(
    _ name: String, short: Character? = nil, _ placeholder: String, _ syntax: ValueSyntax<Value>,
    shownDefault: String? = nil, help: String
  ) {
    description = OptionDescription(
      name: name, short: short, help: help,
      value: ValueDescription(syntax, placeholder: placeholder, defaultText: shownDefault))
  }
}

/// An option the command cannot do without.
public struct RequiredOption<Value: Sendable>: Sendable {
  public let description: OptionDescription

  public init(
    _ name: String, short: Character? = nil, _ placeholder: String, _ syntax: ValueSyntax<Value>,
    help: String
  ) {
    description = OptionDescription(
      name: name, short: short, help: help,
      value: ValueDescription(syntax, placeholder: placeholder), isRequired: true)
  }
}

/// An option without a value: there or not.
public struct Flag: Sendable {
  public let description: OptionDescription

  public init(_ name: String, short: Character? = nil, help: String) {
    description = OptionDescription(name: name, short: short, help: help)
  }
}

/// An argument the command cannot do without.
public struct Argument<Value: Sendable>: Sendable {
  public let description: ArgumentDescription

  public init(_ name: String, _ syntax: ValueSyntax<Value>, help: String) {
    description = ArgumentDescription(
      name: name, help: help, value: ValueDescription(syntax, placeholder: name), isRequired: true,
      repeats: false)
  }
}

/// All the arguments that are left, perhaps none.
public struct RepeatedArgument<Value: Sendable>: Sendable {
  public let description: ArgumentDescription

  /// - Parameter isRequired: whether there must be at least one.
  public init(
    _ name: String, _ syntax: ValueSyntax<Value>, isRequired: Bool = false, help: String
  ) {
    description = ArgumentDescription(
      name: name, help: help, value: ValueDescription(syntax, placeholder: name),
      isRequired: isRequired, repeats: true)
  }
}
