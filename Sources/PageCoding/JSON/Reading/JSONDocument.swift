import CJansson

/// A parsed JSON text; owns the values that its cursors point into.
package final class JSONDocument {
  let bytes: [UInt8]
  private let tree: UnsafeMutablePointer<json_t>

  /// Reads strictly: RFC 8259, valid UTF-8, no name twice in one object.
  package init(_ bytes: [UInt8]) throws(JSONDecodingError) {
    self.bytes = bytes
    func error(_ problem: JSONProblem, at offset: Int) -> JSONDecodingError {
      JSONDecodingError(
        problem: problem, path: JSONPath(), position: JSONPosition(offset: offset, in: bytes))
    }
    guard bytes.count <= JSONLimits.bytes else {
      throw error(.tooLong(bytes: bytes.count), at: JSONLimits.bytes)
    }
    // The library bounds nesting too, but by more than the stack of a small thread takes.
    if let offset = JSONScan.firstBracket(deeperThan: JSONLimits.nesting, in: bytes) {
      throw error(.tooDeep(limit: JSONLimits.nesting), at: offset)
    }
    var report = json_error_t()
    let flags = Int(JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL)
    let tree = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        // An empty array has no address, the library wants one.
        "".withCString { json_loadb(characters.baseAddress ?? $0, buffer.count, flags, &report) }
      }
    }
    guard let tree else {
      throw error(.malformed(JSONDocument.reason(report)), at: Int(report.position))
    }
    self.tree = tree
  }

  deinit {
    json_decref(tree)
  }

  package var root: JSONCursor {
    JSONCursor(document: self, value: tree, trail: nil)
  }

  private static func reason(_ report: json_error_t) -> String {
    withUnsafeBytes(of: report.text) { text in
      // Quotes of the input may be cut in the middle of a letter.
      String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// Where the value at the end of a path begins.
  func position(of path: JSONPath) -> JSONPosition {
    var value: UnsafeMutablePointer<json_t>? = tree
    var places: [Int] = []
    steps: for step in path.steps {
      guard let container = value else { break }
      switch step {
      case .element(let index):
        places.append(index)
        value = json_array_get(container, index)
      case .member(let name):
        guard let place = JSONDocument.place(of: name, in: container) else { break steps }
        places.append(place)
        value = json_object_get(container, name)
      }
    }
    return JSONPosition(offset: JSONScan.offset(ofValueAt: places, in: bytes), in: bytes)
  }

  /// The library lists members in the order of the text.
  private static func place(of name: String, in object: UnsafeMutablePointer<json_t>) -> Int? {
    var place = 0
    var member = json_object_iter(object)
    while let current = member {
      if let key = json_object_iter_key(current), String(cString: key) == name { return place }
      place += 1
      member = json_object_iter_next(object, current)
    }
    return nil
  }
}
