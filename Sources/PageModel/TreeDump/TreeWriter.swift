/// Puts one node a line, two spaces deeper than what it is inside of.
package struct TreeWriter {
  package private(set) var text = ""
  private var indentation = ""

  package init() {}

  /// - Parameter words: The node's name and what is known about it; empty ones are left out.
  package mutating func line(_ words: [String]) {
    if !text.isEmpty { text += "\n" }
    text += indentation
    var isFirst = true
    for word in words where !word.isEmpty {
      if !isFirst { text += " " }
      text += word
      isFirst = false
    }
  }

  package mutating func line(_ words: String...) {
    line(words)
  }

  package mutating func indent() {
    indentation += "  "
  }

  package mutating func outdent() {
    indentation.removeLast(2)
  }
}

extension [String] {
  /// Adds `name` when it is true of the node.
  package mutating func flag(_ name: String, _ isSet: Bool) {
    if isSet { append(name) }
  }

  /// Adds `name=value` when there is a value.
  package mutating func field(_ name: String, _ value: String?) {
    if let value { append("\(name)=\(value)") }
  }

  /// Adds `name="value"` when there is a value.
  package mutating func quoted(_ name: String, _ value: String?) {
    field(name, value?.quotedForDump)
  }

  package mutating func number(_ name: String, _ value: (some BinaryInteger)?) {
    field(name, value.map { String($0) })
  }

  package mutating func bool(_ name: String, _ value: Bool?) {
    field(name, value.map { $0 ? "true" : "false" })
  }

  package mutating func bytes(_ name: String, _ value: [UInt8]?) {
    field(name, value?.hexForDump)
  }
}
