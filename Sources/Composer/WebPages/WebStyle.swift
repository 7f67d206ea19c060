import PageMarkup

/// What a web page's style sheets say of an element, as far as it means something for its text.
struct WebStyle: Equatable {
  var adds: CharacterStyle = []
  var removes: CharacterStyle = []
  var isHidden = false
  var keepsSpaces = false

  /// Reads declarations as `style` attributes have them.
  init(_ declarations: some StringProtocol) {
    for declaration in declarations.split(separator: ";") {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = declaration[..<colon].trimmed.lowercased()
      let value = declaration[declaration.index(after: colon)...].trimmed.lowercased()
      read(name, value)
    }
  }

  private mutating func read(_ name: String, _ value: String) {
    switch name {
    case "font-weight":
      let weight = value == "bold" || value == "bolder" ? 700 : Int(value) ?? 400
      set(.bold, weight >= 600)
    case "font-style": set(.italic, value == "italic" || value == "oblique")
    case "text-decoration", "text-decoration-line":
      if value.contains("underline") { set(.underline, true) }
      if value.contains("line-through") { set(.strikethrough, true) }
      if value.hasPrefix("none") { removes.formUnion([.underline, .strikethrough]) }
    case "vertical-align":
      if value == "super" { set(.superscript, true) }
      if value == "sub" { set(.subscript, true) }
    case "font-family": if WebStyle.isFixedWidth(value) { set(.code, true) }
    case "display": isHidden = value == "none"
    case "visibility": isHidden = isHidden || value == "hidden"
    case "mso-hide": isHidden = isHidden || value == "all"
    case "white-space": keepsSpaces = value.hasPrefix("pre") && value != "pre-line"
    default: break
    }
  }

  private mutating func set(_ style: CharacterStyle, _ isOn: Bool) {
    adds.subtract(style)
    removes.subtract(style)
    if isOn { adds.insert(style) } else { removes.insert(style) }
  }

  /// Whether the first font that is asked for has letters of one width.
  static func isFixedWidth(_ families: String) -> Bool {
    guard let first = families.split(separator: ",").first else { return false }
    return ["mono", "courier", "consol", "menlo", "typewriter"].contains { first.contains($0) }
  }

  /// This style with another one over it.
  mutating func add(_ other: WebStyle) {
    adds.subtract(other.removes)
    removes.subtract(other.adds)
    adds.formUnion(other.adds)
    removes.formUnion(other.removes)
    isHidden = isHidden || other.isHidden
    keepsSpaces = keepsSpaces || other.keepsSpaces
  }
}

extension StringProtocol {
  /// Without blanks and line ends around it.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

/// The rules of a page's own style sheets that name a class or an element.
struct WebStyleSheet {
  /// By `.class` and `element.class`.
  private var rules: [String: WebStyle] = [:]

  /// Of selectors with anything around them nothing is known; page-wide rules are about looks.
  mutating func read(_ sheet: String) {
    for rule in sheet.split(separator: "}") {
      let parts = rule.split(separator: "{", omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let style = WebStyle(parts[1])
      if style == WebStyle("") { continue }
      for selector in parts[0].split(separator: ",") {
        let name = selector.trimmed
        guard name.contains("."), !name.contains(where: { " >+~:[#".contains($0) }) else {
          continue
        }
        rules[name, default: WebStyle("")].add(style)
      }
    }
  }

  func style(of element: WebElement) -> WebStyle {
    var style = WebStyle("")
    if !rules.isEmpty {
      for name in element.classes {
        if let rule = rules["." + name] { style.add(rule) }
        if let rule = rules[element.name + "." + name] { style.add(rule) }
      }
    }
    if let own = element.attributes["style"] { style.add(WebStyle(own)) }
    return style
  }
}
