import CommandTable
import MessageFiles

extension ParsedArguments {
  func required<Value>(_ argument: Argument<Value>) throws(ToolError) -> Value {
    do {
      return try value(of: argument)
    } catch {
      throw .usage(error)
    }
  }

  func required<Value>(_ option: RequiredOption<Value>) throws(ToolError) -> Value {
    do {
      return try value(of: option)
    } catch {
      throw .usage(error)
    }
  }

  /// The value of an option that only some uses of a command can do without.
  func required<Value>(_ option: OptionalOption<Value>) throws(ToolError) -> Value {
    do {
      return try value(of: option)
    } catch {
      throw .usage(error)
    }
  }
}
