/// Names for headings, so that `#a-link` leads to them.
struct HeadingSlugs {
  /// How often each name was given.
  private var uses: [String: Int] = [:]
  /// The same for names before these, which stay as they are however many readers share them.
  private var earlierUses: [String: Int] = [:]

  /// To be called when all names so far are certain: those that follow are kept apart from them,
  /// so that a copy costs what it adds.
  mutating func settle() {
    earlierUses.merge(uses) { $1 }
    uses = [:]
  }

  private func count(of name: String) -> Int? { uses[name] ?? earlierUses[name] }

  /// The heading's text with letters folded to their plain lower-case forms, blanks, hyphens and
  /// underscores as one hyphen, and everything else but letters and numbers left out; a number
  /// behind it if the name is in use. Nil if nothing is left.
  mutating func slug(for heading: String) -> String? {
    let name = Self.name(for: heading)
    if name.isEmpty { return nil }
    guard let count = count(of: name) else {
      uses[name] = 0
      return name
    }
    var number = count
    var numbered: String
    repeat {
      number += 1
      numbered = "\(name)-\(number)"
    } while self.count(of: numbered) != nil
    uses[name] = number
    uses[numbered] = 0
    return numbered
  }

  private static func name(for heading: String) -> String {
    var name = ""
    var isHyphenDue = false
    for scalar in heading.unicodeScalars {
      let folded = scalar.folded
      if folded.isSeparator {
        isHyphenDue = !name.isEmpty
        continue
      }
      for character in folded.properties.lowercaseMapping.unicodeScalars
      where character.isSlugCharacter {
        if isHyphenDue { name.append("-") }
        isHyphenDue = false
        name.unicodeScalars.append(character)
      }
    }
    return name
  }
}

/// What the headings of a document say of it.
struct HeadingState {
  var slugs = HeadingSlugs()
  /// The first title.
  var title: String?
}

extension Unicode.Scalar {
  fileprivate var isSeparator: Bool {
    self == "-" || self == "_" || properties.isWhitespace
  }

  /// Letters, numbers, and the marks that scripts write vowels with; accents are folded away.
  fileprivate var isSlugCharacter: Bool {
    if isLetterOrNumber { return true }
    if (0x300...0x36F).contains(value) { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }
}
