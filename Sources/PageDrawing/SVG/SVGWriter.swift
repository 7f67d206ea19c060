import PageLayout
import Typesetting

/// Builds an SVG document: definitions on one side, what is drawn on the other.
struct SVGWriter {
  private(set) var definitions = ""
  private(set) var body = ""
  private var counters: [String: Int] = [:]

  /// Three decimals: a thousandth of a point is far below what can be seen.
  private static let places = 3

  /// The next id of a kind, "c1", "c2", …
  mutating func newId(_ kind: String) -> String {
    let number = (counters[kind] ?? 0) + 1
    counters[kind] = number
    return kind + String(number)
  }

  mutating func define(_ markup: String) {
    definitions += markup
    definitions += "\n"
  }

  mutating func write(_ markup: String) {
    body += markup
    body += "\n"
  }

  /// The whole document, UTF-8.
  func document(size: Size) -> [UInt8] {
    let (width, height) = (SVGWriter.number(size.width), SVGWriter.number(size.height))
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
    text += " width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
    text += " xml:space=\"preserve\">\n"
    if !definitions.isEmpty { text += "<defs>\n\(definitions)</defs>\n" }
    text += body
    text += "</svg>\n"
    return Array(text.utf8)
  }

  static func number(_ value: Double) -> String { DecimalText.string(value, places: places) }

  /// ` name="value"` for each pair.
  static func attributes(_ pairs: [(String, Double)]) -> String {
    pairs.map { " \($0.0)=\"\(number($0.1))\"" }.joined()
  }

  /// Text as content or an attribute's value. Characters XML cannot hold become U+FFFD.
  static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += " "
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
