import MessageFiles
import Recto

extension TypesettingContext {
  /// A context, or why there is none as the tool says it.
  static func forTool() throws(ToolError) -> TypesettingContext {
    do {
      return try TypesettingContext()
    } catch {
      throw .input(Diagnostic(file: "recto", sentence: "\(error)"))
    }
  }
}
