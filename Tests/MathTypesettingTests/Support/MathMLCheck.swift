import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Checks that MathML is well-formed, of known elements, and that each has as many children as it
/// must have.
enum MathMLCheck {
  /// What is wrong; nil when nothing is.
  static func problem(in text: String) -> String? {
    let parser = XMLParser(data: Data(text.utf8))
    let delegate = Delegate()
    parser.delegate = delegate
    guard parser.parse() else { return "not well-formed: \(text)" }
    return delegate.problem
  }

  private final class Delegate: NSObject, XMLParserDelegate {
    var problem: String?
    private var open: [(name: String, children: Int)] = []

    private static let leaves: Set<String> = ["mi", "mn", "mo", "mtext", "mspace"]
    private static let rows: Set<String> = [
      "math", "mrow", "mstyle", "mpadded", "mphantom", "menclose", "merror", "msqrt", "mtd",
      "mtr", "mtable",
    ]
    private static let counts = [
      "mfrac": 2, "mroot": 2, "msub": 2, "msup": 2, "munder": 2, "mover": 2, "msubsup": 3,
      "munderover": 3,
    ]
    private static let parents = ["mtr": "mtable", "mtd": "mtr"]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let isKnown =
        Self.leaves.contains(name) || Self.rows.contains(name) || Self.counts[name] != nil
      if !isKnown { problem = "\(name) is no element of MathML" }
      if let parent = open.last {
        open[open.count - 1].children += 1
        if Self.leaves.contains(parent.name) { problem = "\(name) inside \(parent.name)" }
        if let wanted = Self.parents[name], parent.name != wanted {
          problem = "\(name) inside \(parent.name)"
        }
        if parent.name == "mtable", name != "mtr" { problem = "\(name) inside mtable" }
        if parent.name == "mtr", name != "mtd" { problem = "\(name) inside mtr" }
      } else if name != "math" {
        problem = "\(name) is the root"
      }
      open.append((name, 0))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      guard let element = open.popLast() else { return }
      if let count = Self.counts[name], element.children != count {
        problem = "\(name) has \(element.children) children, not \(count)"
      }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      guard let parent = open.last, !Self.leaves.contains(parent.name) else { return }
      problem = "text inside \(parent.name)"
    }
  }
}
