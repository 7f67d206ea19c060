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
}
