/// Formats, links and atoms within texts.
extension Transaction {
  /// The selected parts of texts that can have formats.
  private var formattable: [(stretch: TextStretch, range: Range<Int>)] {
    document.texts(touching: selection.range).compactMap { stretch in
      guard stretch.region.takesFormats else { return nil }
      let lower = stretch.text.scalarStart(max(0, selection.lower - stretch.start))
      let upper = stretch.text.scalarEnd(min(stretch.text.length, selection.upper - stretch.start))
      return lower < upper ? (stretch, lower..<upper) : nil
    }
  }

  private mutating func updateSelected(_ change: (TextAttributes) -> TextAttributes) -> Bool {
    let parts = formattable
    for (stretch, range) in parts {
      let text = stretch.text.mapping(range, change)
      setText(text, of: stretch.region, at: stretch.block)
    }
    kind = .format
    return !parts.isEmpty
  }

  /// Puts a format on the selection, or takes it off where all of it has it. At a collapsed caret
  /// it is for what is typed next.
  mutating func toggle(_ style: CharacterStyle) -> Bool {
    if selection.isCollapsed {
      guard let place = document.place(at: selection.head), let region = place.text?.region,
        region.takesFormats
      else { return false }
      var next = typingAttributes(at: place).style
      if next.contains(style) { next.remove(style) } else { next.add(style) }
      selection.typingStyle = next
      return true
    }
    let isOn = formattable.allSatisfy { part in
      part.stretch.text.slice(part.range).runs.allSatisfy {
        $0.attributes.style.contains(style)
      }
    }
    return updateSelected { attributes in
      var attributes = attributes
      if isOn {
        attributes.style.remove(style)
      } else {
        attributes.style.add(style)
      }
      return attributes
    }
  }

  /// Takes every format, link and look off the selection.
  mutating func clearFormats() -> Bool {
    updateSelected { TextAttributes(atom: $0.atom) }
  }

  /// Links the selection, or with nil takes its links away; at a collapsed caret the link the caret
  /// is in. Anchors stay.
  mutating func setLink(_ link: TextLink?) -> Bool {
    if selection.isCollapsed {
      guard let range = linkAroundCaret else { return false }
      let caret = selection
      selection = Selection(anchor: range.lowerBound, head: range.upperBound)
      defer { selection = caret }
      return setLink(link)
    }
    return updateSelected { attributes in
      var attributes = attributes
      attributes.links.removeAll(where: \.isAddress)
      if let link { attributes.links.append(link) }
      return attributes
    }
  }

  /// The characters around the caret that share its link.
  private var linkAroundCaret: ClosedRange<Int>? {
    guard let place = document.place(at: selection.head), let (region, offset) = place.text,
      let text = document.block(place.block)?.text(of: region)
    else { return nil }
    let found = [text.run(after: offset), text.run(before: offset)].compactMap { $0 }
    guard
      let links = found.first(where: { $0.run.attributes.links.contains(where: \.isAddress) })?
        .run.attributes.links
    else { return nil }
    var start = 0
    var best: ClosedRange<Int>?
    for run in text.runs {
      let range = start...(start + run.length)
      start += run.length
      guard run.attributes.links == links else {
        if best.map({ $0.upperBound >= offset }) ?? false { break }
        best = nil
        continue
      }
      best = (best?.lowerBound ?? range.lowerBound)...range.upperBound
    }
    let origin = selection.head - offset
    return best.flatMap { range in
      range.contains(offset)
        ? (origin + range.lowerBound)...(origin + range.upperBound) : nil
    }
  }

  /// Puts an atom in the place of the selection. Code, languages and titles of one line hold none.
  mutating func insert(_ atom: InlineAtom) -> Bool {
    guard let first = Covering(document, selection.range)?.first else { return false }
    if let region = first.text?.region, !region.takesFormats { return false }
    var attributes = typingAttributes(at: first)
    attributes.atom = atom
    let text = StyledText("", attributes)
    if selection.isCollapsed {
      insertText(text, at: first)
    } else {
      replace(selection.range, with: text)
    }
    return true
  }

  /// Puts a linked text in the place of the selection: a mention, a date.
  mutating func insert(_ string: String, link: TextLink) -> Bool {
    guard let first = Covering(document, selection.range)?.first, !string.isEmpty else {
      return false
    }
    var attributes = typingAttributes(at: first)
    if first.text?.region.takesFormats ?? true { attributes.links = [link] }
    replace(selection.range, with: StyledText(string, attributes))
    return true
  }

  /// Puts another atom in the place of the one behind the caret, or of the one selected: an edited
  /// formula, a button with another label.
  mutating func replaceAtom(with atom: InlineAtom) -> Bool {
    guard let place = document.place(at: selection.lower), let (region, offset) = place.text,
      let text = document.block(place.block)?.text(of: region),
      let found = text.run(after: offset), found.run.attributes.atom != nil
    else { return false }
    var attributes = found.run.attributes
    attributes.atom = atom
    document.replace(
      offset..<(offset + 1), of: region, at: place.block, with: StyledText("", attributes))
    return true
  }
}

extension CharacterStyle {
  /// Adds a format; a letter does not stand above and below the line at once.
  fileprivate mutating func add(_ style: CharacterStyle) {
    if style.contains(.subscript) { remove(.superscript) }
    if style.contains(.superscript) { remove(.subscript) }
    insert(style)
  }
}
