import MessageFiles
import Recto

/// Messages as lines of JSON: one result a line, in the order of the lines, errors in their places.
///
/// A line is a string, the message itself; or an object with the message in its member `text` and
/// perhaps an `id`, which the result carries too; or, for a form that is JSON itself, the message.
/// Memory stays the same however many lines there are, and all results are written before the next
/// line is waited for.
struct MessageLines {
  /// A result: JSON that is inserted as it is.
  struct Result {
    var json: String
    var notes: [Diagnostic] = []
  }

  /// Where the lines are from; it has no bytes of its own.
  let source: InputSource
  /// Whether a line is the message.
  let takesObjects: Bool
  let transform: (InputSource) throws(ToolError) -> Result

  /// - Returns: How many lines there were, and how many of them are errors.
  func run(
    _ stream: any ByteSource, into output: any ByteSink
  ) throws(ToolError) -> (lines: Int, errors: Int) {
    var lines = LineReader(stream)
    var results: [UInt8] = []
    var count = 0
    var errors = 0
    while let line = try nextLine(of: &lines) {
      count += 1
      let (result, isError) = answer(to: line)
      if isError { errors += 1 }
      results.append(contentsOf: result.utf8)
      results.append(UInt8(ascii: "\n"))
      guard !lines.hasLine || results.count >= 1 << 16 else { continue }
      // A reader that leaves early has what it wanted.
      guard try write(&results, into: output) else { return (count, errors) }
    }
    _ = try write(&results, into: output)
    return (count, errors)
  }

  private func nextLine(of lines: inout LineReader) throws(ToolError) -> LineReader.Line? {
    do {
      return try lines.next()
    } catch {
      throw source.problem("cannot be read: \(error.words)")
    }
  }

  /// Whether there is anybody left to write for.
  private func write(
    _ results: inout [UInt8], into output: any ByteSink
  ) throws(ToolError) -> Bool {
    defer { results.removeAll(keepingCapacity: true) }
    if results.isEmpty { return true }
    do {
      try output.write(results)
      return true
    } catch {
      if error.isClosedPipe { return false }
      throw .output(OutputProblem(path: nil, cause: .cannotWrite(error)))
    }
  }

  // MARK: One line

  private func answer(to line: LineReader.Line) -> (json: String, isError: Bool) {
    var id: JSONValue?
    do throws(ToolError) {
      let message = try message(in: line, id: &id)
      let result = try transform(message)
      var members = member("id", id) + ["\"result\":\(result.json)"]
      if !result.notes.isEmpty {
        members.append("\"warnings\":[\(result.notes.map(json).joined(separator: ","))]")
      }
      return ("{\(members.joined(separator: ","))}", false)
    } catch {
      return ("{\((member("id", id) + ["\"error\":\(json(error))"]).joined(separator: ","))}", true)
    }
  }

  private func message(
    in line: LineReader.Line, id: inout JSONValue?
  ) throws(ToolError) -> InputSource {
    guard case .whole(let bytes) = line else {
      throw source.problem("the line is longer than \(InputSource.sizeLimit >> 20) MiB")
    }
    do {
      let root = try JSONDocument(bytes).root
      id = try identifier(root["id"])
      if root.type == .object, takesObjects { return message(bytes) }
      let text = root.type == .string ? root : try root.required("text")
      return message(Array(try text.string().utf8))
    } catch {
      throw source.problem(error)
    }
  }

  /// A text or a whole number; other values are no names.
  private func identifier(_ id: JSONCursor?) throws(JSONDecodingError) -> JSONValue? {
    guard let id else { return nil }
    switch id.type {
    case .string: return .string(try id.string())
    case .number: return .integer(try id.integer(Int64.self))
    case .null, .boolean, .array, .object: return nil
    }
  }

  private func message(_ bytes: [UInt8]) -> InputSource {
    var message = source
    message.bytes = bytes
    return message
  }

  private func member(_ name: String, _ value: JSONValue?) -> [String] {
    value.map { ["\"\(name)\":\($0.text())"] } ?? []
  }

  private func json(_ error: ToolError) -> String {
    switch error {
    case .input(let diagnostic): json(diagnostic)
    case .usage(let error): json(source.diagnostic(error.sentence))
    case .output(let problem): json(source.diagnostic(problem.message))
    case .findings(let sentence): json(source.diagnostic(sentence))
    }
  }

  private func json(_ diagnostic: Diagnostic) -> String {
    var members = [JSONMember(name: "message", value: .string(diagnostic.sentence))]
    if let position = diagnostic.position {
      members.append(JSONMember(name: "line", value: .integer(position.line)))
      members.append(JSONMember(name: "column", value: .integer(position.column)))
    }
    return JSONValue.object(members).text()
  }
}
