/// An element of a web page as it was written, for programs that make something else of it.
public struct WebElement: Sendable {
  /// In small letters.
  public var name: String
  /// Names in small letters, values with their references decoded.
  public var attributes: [String: String]
  public var children: [WebNode]

  public init(_ name: String, _ attributes: [String: String] = [:], _ children: [WebNode] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }
}

/// What an element holds.
public enum WebNode: Sendable {
  case text(String)
  case element(WebElement)
  /// Also `<!…>` that is no comment, such as what office programs write around lists.
  case comment(String)
}

extension WebElement {
  /// The classes of the element.
  public var classes: [Substring] {
    attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? []
  }

  public func hasClass(_ name: String) -> Bool {
    classes.contains { $0 == name }
  }

  public var elements: [WebElement] {
    children.compactMap { node in
      if case .element(let element) = node { return element }
      return nil
    }
  }

  /// All text inside, in its order.
  public var text: String {
    children.reduce(into: "") { text, node in
      switch node {
      case .text(let string): text += string
      case .element(let element): text += element.name == "br" ? "\n" : element.text
      case .comment: break
      }
    }
  }

  /// The element itself or the first one inside that is wanted, in the order of the text.
  public func first(where isWanted: (WebElement) -> Bool) -> WebElement? {
    if isWanted(self) { return self }
    for element in elements {
      if let found = element.first(where: isWanted) { return found }
    }
    return nil
  }

  /// The element with what it holds changed from the innermost elements outwards: each is replaced
  /// by what `change` returns for it.
  public func rewriting(_ change: (WebElement) -> [WebNode]) -> WebElement {
    var element = self
    element.children = children.flatMap { node -> [WebNode] in
      guard case .element(let inner) = node else { return [node] }
      return change(inner.rewriting(change))
    }
    return element
  }
}
