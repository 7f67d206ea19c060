import Recto

extension SpokenPage {
  /// A text, with what can be tapped in it as children.
  func part(of text: TextItem, _ placed: Placed, at origin: Point) -> Part {
    let size = text.paragraph.size
    let whole = placed.space.visible(
      Rect(x: origin.x, y: origin.y, width: size.width, height: size.height))
    let (role, note) = text.role.spoken
    var node = SpokenNode(
      role, text.spokenWords, id: SpokenNode.ID(place: placed.place), frame: whole)
    node.note = note
    node.children = text.stretches.compactMap { stretch in
      guard
        let first = text.paragraph.rects(for: stretch.range).first(where: { !$0.isEmpty }),
        case let rect = placed.space.visible(first.offsetBy(dx: origin.x, dy: origin.y)),
        !rect.isEmpty
      else { return nil }
      var child = SpokenNode(
        stretch.role, stretch.name,
        id: SpokenNode.ID(place: placed.place, part: stretch.range.lowerBound), frame: rect)
      child.note = stretch.note
      child.isDisabled = stretch.isDisabled
      child.tap = rect.centre
      return child
    }
    return Part(node: node, containers: text.containers, isText: true)
  }
}

extension TextRole {
  fileprivate var spoken: (SpokenNode.Role, note: String) {
    switch self {
    case .title: (.heading, "heading level 1")
    case .subtitle: (.heading, "heading level 2")
    case .header: (.heading, "heading level 3")
    case .subheader: (.heading, "heading level 4")
    case .heading(let level): (.heading, "heading level \(level)")
    case .caption, .tableTitle: (.caption, "")
    case .credit: (.caption, "credit")
    case .code(let language): (.code, language.map { "code, \($0)" } ?? "code")
    case .pullQuote: (.text, "quote")
    case .quoteAuthor: (.text, "author of the quote")
    case .authorDate: (.text, "author and date")
    case .footer: (.text, "footer")
    case .thinking: (.text, "thinking")
    case .label, .paragraph, .kicker, .cell, .detailsTitle: (.text, "")
    }
  }
}

/// A stretch of text a tap does something with.
private struct Stretch {
  var range: Range<Int>
  var role: SpokenNode.Role
  var name: String
  var note = ""
  var isDisabled = false
}

extension TextItem {
  /// What of the text can be read by opening nothing, UTF-16 units.
  fileprivate var seen: Range<Int> {
    guard visibleLines != nil, let last = drawnLines.last else { return 0..<paragraph.text.length }
    return 0..<paragraph.lines[last].range.upperBound
  }

  /// The text as words: formulas read out, emoji by name, buttons by their labels, and nothing that is covered.
  var spokenWords: String { spokenWords(in: seen) }

  private func spokenWords(in range: Range<Int>) -> String {
    var words = ""
    var wasCovered = false
    let spans = paragraph.text.spans
    // A text of ten thousand links asks for the words of each.
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].range.upperBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    for span in spans[low...] {
      guard span.range.lowerBound < range.upperBound else { break }
      let part = span.range.clamped(to: range)
      guard !part.isEmpty else { continue }
      let look = attributes(tagged: span.style.tag)
      if look?.spoiler == true {
        if !wasCovered { words += "hidden text" }
        wasCovered = true
        continue
      }
      wasCovered = false
      switch look?.object {
      case .emoji(_, let alt): words += alt.isEmpty ? "emoji" : alt
      case .image: words += "picture"
      case .formula(let latex, let piece): words += piece == 0 ? latex.spokenFormula : ""
      case .button(let index):
        if buttons.indices.contains(index) { words += buttons[index].button.text.plainText }
      case nil: words += paragraph.text.substring(part)
      }
    }
    return String(words.filter { $0 != "\u{200B}" && $0 != "\u{FFFC}" })
  }

  fileprivate var stretches: [Stretch] {
    var result: [Stretch] = []
    var previous: (link: InlineLink?, isCovered: Bool)?
    for span in paragraph.text.spans {
      let range = span.range.clamped(to: seen)
      guard !range.isEmpty, let look = attributes(tagged: span.style.tag),
        look.spoiler || look.link != nil
      else {
        previous = nil
        continue
      }
      if let previous, previous.isCovered == look.spoiler,
        look.spoiler || previous.link == look.link
      {
        result[result.count - 1].range =
          result[result.count - 1].range.lowerBound..<range.upperBound
      } else {
        result.append(stretch(range, look))
      }
      previous = (look.link, look.spoiler)
    }
    return result.map { stretch in
      guard stretch.name.isEmpty else { return stretch }
      var named = stretch
      named.name = spokenWords(in: stretch.range)
      return named
    }
  }

  private func stretch(_ range: Range<Int>, _ look: InlineAttributes) -> Stretch {
    if look.spoiler {
      return Stretch(range: range, role: .button, name: "Show hidden text")
    }
    var stretch = Stretch(range: range, role: .link, name: "")
    switch look.link {
    case .button(let index):
      stretch.role = .button
      if buttons.indices.contains(index) {
        stretch.name = buttons[index].button.text.plainText
        stretch.isDisabled = buttons[index].button.isDisabled
      }
    case .url(let url): stretch.note = url
    case .email, .phone, .mention, .peerMention, .hashtag, .botCommand, .bankCard, .tonAddress,
      .date, nil:
      break
    }
    return stretch
  }
}

extension String {
  /// A formula's source as it is read out; itself where it cannot be.
  var spokenFormula: String {
    guard let list = try? LaTeX.parse(self) else { return self }
    let words = list.spoken
    return words.isEmpty ? self : words
  }
}
