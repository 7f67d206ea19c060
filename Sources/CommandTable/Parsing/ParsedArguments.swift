/// What a command line said, read through the keys the table was made of.
public struct ParsedArguments: Sendable {
  /// The names from the tool's down to the command's: `["recto", "render"]`.
  public let command: [String]
  private var options: [String: any Sendable] = [:]
  private var flags: Set<String> = []
  private var arguments: [String: [any Sendable]] = [:]

  init(command: [String]) {
    self.command = command
  }

  public subscript(flag: Flag) -> Bool {
    flags.contains(flag.description.name)
  }

  public subscript<Value>(option: Option<Value>) -> Value {
    options[option.description.name] as? Value ?? option.defaultValue
  }

  public subscript<Value>(option: OptionalOption<Value>) -> Value? {
    options[option.description.name] as? Value
  }

  public subscript<Value>(argument: RepeatedArgument<Value>) -> [Value] {
    (arguments[argument.description.name] ?? []).compactMap { $0 as? Value }
  }

  /// The value of an option the table says is required; throws where the command's table does not
  /// hold that option, for parsing has already refused a line without it.
  public func value<Value>(of option: RequiredOption<Value>) throws(UsageError) -> Value {
    guard let value = options[option.description.name] as? Value else {
      throw UsageError(.missingOption(option.description.usage), in: command)
    }
    return value
  }

  /// The value of an option that only some uses of the command can do without; throws where this is
  /// none of them.
  public func value<Value>(of option: OptionalOption<Value>) throws(UsageError) -> Value {
    guard let value = self[option] else {
      throw UsageError(.missingOption(option.description.usage), in: command)
    }
    return value
  }

  /// The value of an argument the table says is required; throws as ``value(of:)-(RequiredOption<_>)``.
  public func value<Value>(of argument: Argument<Value>) throws(UsageError) -> Value {
    guard let value = arguments[argument.description.name]?.first as? Value else {
      throw UsageError(.missingArgument(argument.description.name), in: command)
    }
    return value
  }

  mutating func set(_ option: OptionDescription) {
    flags.insert(option.name)
  }

  mutating func set(_ option: OptionDescription, to value: any Sendable) {
    options[option.name] = value
  }

  mutating func append(_ value: any Sendable, to argument: ArgumentDescription) {
    arguments[argument.name, default: []].append(value)
  }

  func has(_ option: OptionDescription) -> Bool {
    options[option.name] != nil || flags.contains(option.name)
  }

  func has(_ argument: ArgumentDescription) -> Bool {
    arguments[argument.name] != nil
  }
}
