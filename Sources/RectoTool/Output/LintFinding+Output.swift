import CommandTable
import Recto

extension LintFinding {
  /// `file:line:column: severity: sentence [code]`.
  func line(file: String) -> String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(printable(file))\(place): \(severity.rawValue): \(sentence) [\(code.rawValue)]\n"
  }

  /// One object, one line without its end. A fix replaces bytes of the file.
  func json(file: String?) -> String {
    var members: [JSONMember] = []
    func add(_ name: String, _ value: JSONValue?) {
      if let value { members.append(JSONMember(name: name, value: value)) }
    }
    add("file", file.map(JSONValue.string))
    add("line", position.map { .integer($0.line) })
    add("column", position.map { .integer($0.column) })
    add("path", path.map { .array($0.map { .integer($0) }) })
    add("severity", .string(severity.rawValue))
    add("code", .string(code.rawValue))
    add("message", .string(sentence))
    add(
      "fix",
      fix.map { fix in
        [
          "offset": .integer(fix.range.lowerBound), "length": .integer(fix.range.count),
          "replacement": .string(fix.replacement),
        ]
      })
    return JSONValue.object(members).text()
  }
}

/// How many findings of each severity there are.
struct LintTally {
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var notes = 0
  private var mendable = 0

  var count: Int { errors + warnings + notes }

  mutating func add(_ findings: [LintFinding]) {
    for finding in findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
      if finding.fix != nil { mendable += 1 }
    }
  }

  /// "2 errors and 1 warning; --fix mends 1 of them".
  var sentence: String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    let fixes = mendable > 0 ? "; --fix mends \(mendable) of them" : ""
    guard let last = parts.last, parts.count > 1 else { return parts.joined() + fixes }
    return parts.dropLast().joined(separator: ", ") + " and " + last + fixes
  }
}
