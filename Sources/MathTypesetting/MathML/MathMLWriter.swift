import Typesetting

/// Writes elements of MathML.
struct MathMLWriter {
  private(set) var text = ""
  /// The style what is written next is set in.
  var style: MathStyle

  init(style: MathStyle) {
    self.style = style
  }

  typealias Attributes = [(name: String, value: String?)]

  // MARK: - Elements

  mutating func open(_ name: String, _ attributes: Attributes = []) {
    text += "<" + name
    write(attributes)
    text += ">"
  }

  mutating func close(_ name: String) {
    text += "</" + name + ">"
  }

  mutating func empty(_ name: String, _ attributes: Attributes = []) {
    text += "<" + name
    write(attributes)
    text += "/>"
  }

  /// An element of characters alone.
  mutating func leaf(_ name: String, _ content: String, _ attributes: Attributes = []) {
    open(name, attributes)
    text += content.escapedForXML
    close(name)
  }

  mutating func element(
    _ name: String, _ attributes: Attributes = [], _ contents: (inout MathMLWriter) -> Void
  ) {
    open(name, attributes)
    contents(&self)
    close(name)
  }

  /// With the style its contents are set in.
  mutating func inStyle(_ style: MathStyle, _ contents: (inout MathMLWriter) -> Void) {
    let outer = self.style
    self.style = style
    contents(&self)
    self.style = outer
  }

  private mutating func write(_ attributes: Attributes) {
    for (name, value) in attributes {
      guard let value else { continue }
      text += " " + name + "=\"" + value.escapedForXML + "\""
    }
  }

  // MARK: - Lists

  /// The list as exactly one element.
  mutating func row(_ list: MathList) {
    let start = text.utf8.count
    let count = write(list)
    if count == 1 { return }
    let index = text.utf8.index(text.startIndex, offsetBy: start)
    text.insert(contentsOf: "<mrow>", at: index)
    text += "</mrow>"
  }

  /// The list as any number of elements side by side, which is returned.
  mutating func write(_ list: MathList) -> Int {
    var count = 0
    var index = 0
    while index < list.nodes.count {
      index += token(list.nodes, at: index)
      count += 1
    }
    return count
  }

  /// One element, made of one node or of several that belong together: the digits of a number,
  /// the letters of an upright word. Returns how many.
  private mutating func token(_ nodes: [MathNode], at index: Int) -> Int {
    if let number = NumberToken(nodes, at: index), number.nodeCount > 1 {
      if let scripts = number.scripts {
        write(scripts) { $0.leaf("mn", number.text) }
      } else {
        leaf("mn", number.text)
      }
      return number.nodeCount
    }
    let word = nodes[index...].prefix(while: \.isUprightLetter).compactMap(\.symbol)
    if word.count > 1 {
      leaf("mi", word.joined())
      return word.count
    }
    write(nodes[index])
    return 1
  }
}

extension MathNode {
  /// The character of an ordinary atom.
  fileprivate var symbol: String? {
    guard case .atom(let atom) = kind, atom.atomClass == .ordinary else { return nil }
    return atom.text
  }

  fileprivate var isUprightLetter: Bool {
    guard let scalar = symbol?.unicodeScalars.first else { return false }
    return scalar.isASCII && scalar.properties.isAlphabetic
  }
}

extension String {
  /// For the text and the attributes of XML 1.0, which has no characters for some controls.
  var escapedForXML: String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{0}"..."\u{8}", "\u{B}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension MathLength {
  /// In em, MathML's unit for what grows with the font.
  var em: String {
    let value: Double
    switch unit {
    case .mu: value = self.value / 18
    case .em: value = self.value
    case .ex: return DecimalText.string(self.value, places: 4) + "ex"
    case .pt: value = self.value / 10
    }
    return DecimalText.string(value, places: 4) + "em"
  }
}
