import PageModel

/// The names inside a page that its links can lead to.
struct AnchorTable {
  enum Target {
    /// A place without a size of its own.
    case anchor
    /// A stretch of text.
    case reference
  }

  private var targets: [String: Target] = [:]
  /// What a link to a place in this page begins with.
  private let prefix: String

  /// - Parameter isNothing: Whether the form leaves nothing of a text.
  init(_ page: InstantPage, isNothing: (RichText) -> Bool) {
    prefix = page.url + "#"
    for case .block(.anchor(let name)) in page.walk.lazy.map(\.node) {
      add(name, .anchor)
    }
    for case .text(let text, _) in page.content.lazy.map(\.part) {
      for case .anchor(let text, let name) in text.walk {
        add(name, isNothing(text) ? .anchor : .reference)
      }
    }
  }

  /// The first of a name wins.
  private mutating func add(_ name: String, _ target: Target) {
    if targets[name] == nil { targets[name] = target }
  }

  /// The name in this page that a link leads to and what has the name; nil for other links.
  ///
  /// The name is looked up as it is written and then with its percent signs decoded; the empty
  /// name is the top of the page.
  func target(of url: String) -> (name: String, target: Target)? {
    guard url.utf8.starts(with: prefix.utf8) else { return nil }
    let name = String(decoding: url.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    if name.isEmpty { return (name, .anchor) }
    if let target = targets[name] { return (name, target) }
    guard let decoded = PercentCoding.decode(name), let target = targets[decoded] else {
      return nil
    }
    return (decoded, target)
  }
}

extension RichText {
  /// Whether there is nothing in the text, not even a formatting.
  var isNothing: Bool {
    if case .empty = self { return true }
    if case .plain(let string) = self { return string.isEmpty }
    if case .concat(let texts) = self { return texts.allSatisfy(\.isNothing) }
    return false
  }
}
