import Recto

/// What a tap asks of the window around the chat.
package enum ChatEffect {
  /// To open an address outside of the window.
  ///
  /// - Parameter shownAs: the words that lead there, nil where they are the address itself. Others are asked
  ///   for confirmation first: words may say anything.
  case open(url: String, shownAs: String?)
  /// To put a text on the clipboard.
  case copy(text: String)
  /// To tell in passing what a client would do.
  case tell(String)
  /// To offer, at the words in the page, what can be done with a name, a number or a date.
  case offer(EntityOffer, at: Rect)
  /// To show a picture large.
  case show(medium: MediaItem)
  /// To play a track of the message, or to pause the one that is played.
  case play(MediaId)
  /// To go to a part of the track that is played, 0…1.
  case seek(MediaId, part: Double)
  /// To turn a slideshow to a page.
  case slide(SidewaysPlace, page: Int)
  /// To open a document with whatever the desktop has for it, after asking.
  case openDocument(MediaId)
  /// The page itself changed by the reader's hand: a checkbox.
  case checked(path: [Int], isChecked: Bool)
  case happened(ChatEvent)
}

extension Chat {
  /// Does what a tap on something does, and says what is left for the window to do.
  package func activate(_ target: ChatHit) -> [ChatEffect] {
    let index = target.index
    let message = messages[index]
    switch target.hit.target {
    case .link(let link):
      return follow(link, target)
    case .button(let button):
      return press(button)
    case .spoiler:
      message.showsSpoilers = true
      updateForReader(index, uncoveredAt: target.point)
      return [.happened(.spoiler)]
    case .checkbox(let path, let isChecked):
      guard let path else {
        return [.tell("A checkbox in a table cannot be changed here")]
      }
      return check(path, to: !isChecked, in: index)
    case .details(let ordinal):
      return [.happened(.details(index: ordinal, isOpen: toggleDetails(ordinal, in: index)))]
    case .quote(let path):
      let isOpen = !message.expandedQuotes.contains(path)
      message.expandedQuotes.formSymmetricDifference([path])
      updateForReader(index)
      return [.happened(.quote(path: path, isOpen: isOpen))]
    case .media(let item):
      return tap(item, in: index, at: target.point)
    case .slide(let page):
      return sideways(at: target).map { [.slide($0, page: page)] } ?? []
    case .audio(let id, let number):
      return [.happened(.media(index: number)), tapAudio(id, target)]
    case .document(let id, let number):
      return [.happened(.media(index: number)), .openDocument(id)]
    case .formula(let latex):
      return [.copy(text: latex)]
    case .unsupported:
      return [.tell("A newer client would show this part of the message")]
    case .text:
      return []
    }
  }

  /// Sets or clears a checkbox.
  package func check(_ path: [Int], to isChecked: Bool, in index: Int) -> [ChatEffect] {
    let message = messages[index]
    message.content = .page(message.page.togglingCheckbox(at: path, to: isChecked))
    updateForReader(index, firstChangedBlock: path.first)
    return [
      .checked(path: path, isChecked: isChecked),
      .happened(.checkbox(path: path, isChecked: isChecked)),
    ]
  }

  private func toggleDetails(_ ordinal: Int, in index: Int) -> Bool {
    let message = messages[index]
    let items = layOut(message, at: index).layout.page.items
    let isOpen = !(items.detailsState(ordinal) ?? message.expandedDetails[ordinal] ?? false)
    message.expandedDetails[ordinal] = isOpen
    updateForReader(index)
    return isOpen
  }

  private func tap(_ item: MediaItem, in index: Int, at point: Point) -> [ChatEffect] {
    let message = messages[index]
    if item.isSpoiler, let id = item.id {
      message.uncoveredMedia.insert(id)
      updateForReader(index, uncoveredAt: point)
      return [.happened(.spoiler)]
    }
    var effects: [ChatEffect] = [.happened(.media(index: item.index))]
    if let link = item.link {
      effects.append(.open(url: link, shownAs: "a picture"))
    } else if item.pictureId != nil {
      effects.append(.show(medium: item))
    }
    return effects
  }

  // MARK: Links

  private func follow(_ link: InlineLink, _ target: ChatHit) -> [ChatEffect] {
    let words = self.words(of: target)
    switch link {
    case .url(let url):
      if url.hasPrefix("#") { return goTo(String(url.dropFirst()), in: target.index) }
      return [
        .happened(.link(url: url)), .open(url: url, shownAs: url.says(words) ? nil : words),
      ]
    case .email, .phone, .mention, .peerMention, .hashtag, .botCommand, .bankCard, .tonAddress,
      .date:
      guard let offer = EntityOffer(link, words: words) else { return [] }
      return [
        .happened(.entity(kind: offer.kind, text: offer.name)),
        .offer(offer, at: target.hit.highlight.first ?? .zero),
      ]
    case .button: return []
    }
  }

  /// The words a link is put on.
  private func words(of target: ChatHit) -> String {
    guard let character = target.hit.character,
      let shown = messages[target.index].shown,
      let text = shown.reading(scroll: messages[target.index].scroll).texts.first(where: {
        $0.place == target.hit.place
          && $0.text.attributes.contains { $0.link == character.attributes.link }
      })?.text
    else { return "" }
    func isLink(_ span: StyledSpan) -> Bool {
      text.attributes.indices.contains(span.style.tag)
        && text.attributes[span.style.tag].link == character.attributes.link
    }
    let spans = text.paragraph.text.spans
    guard
      let middle = spans.firstIndex(where: { $0.range.contains(character.offset) && isLink($0) })
    else { return "" }
    var range = spans[middle].range
    for span in spans[middle...].dropFirst() {
      guard isLink(span) else { break }
      range = range.lowerBound..<span.range.upperBound
    }
    for span in spans[..<middle].reversed() {
      guard isLink(span) else { break }
      range = span.range.lowerBound..<range.upperBound
    }
    return text.paragraph.text.substring(range)
  }

  /// Scrolls to an anchor, opening the details it stands in.
  package func goTo(_ anchor: String, in index: Int) -> [ChatEffect] {
    let message = messages[index]
    let page = message.seenPage
    // Each round opens all details on the way; what they hold may hide the rest.
    for _ in 0..<8 {
      switch layOut(message, at: index).layout.page.target(ofAnchor: anchor, in: page) {
      case .rect(let rect):
        scroll(to: rect, of: index)
        return [.happened(.link(url: "#\(anchor)"))]
      case .closed(let details):
        for ordinal in details { message.expandedDetails[ordinal] = true }
        updateForReader(index)
      case .missing:
        return [.tell("There is no place named “\(anchor)” in this message")]
      }
    }
    return []
  }

  // MARK: Buttons

  private func press(_ button: InstantPageButton) -> [ChatEffect] {
    let happened = ChatEffect.happened(
      .button(label: button.text.plainText, action: button.action))
    let rest: [ChatEffect]
    switch button.action {
    case .disabled: return []
    case .url(let url), .urlAuth(let url, _), .openWebView(let url, _):
      rest = [.open(url: url, shownAs: button.text.plainText)]
    case .copyText(let payload): rest = [.copy(text: payload)]
    case .callback: rest = []
    case .text: rest = [.tell("A client would send “\(button.text.plainText)”")]
    case .requestPhone: rest = [.tell("A client would ask to share the phone number")]
    case .requestMap: rest = [.tell("A client would ask to share the place")]
    case .switchInline(_, let query, _):
      rest = [.tell("A client would start an inline query “\(query)”")]
    case .openWebApp: rest = [.tell("A client would open a game")]
    case .payment: rest = [.tell("A client would open the payment")]
    case .setupPoll: rest = [.tell("A client would make a poll")]
    case .openUserProfile: rest = [.tell("A client would open a profile")]
    case .requestPeer: rest = [.tell("A client would ask to choose a chat")]
    }
    return [happened] + rest
  }
}

extension String {
  /// Whether words that lead to this address say where they lead.
  fileprivate func says(_ words: String) -> Bool {
    func bare(_ text: String) -> Substring {
      var text = text.lowercased()[...]
      for start in ["https://", "http://", "www."] where text.hasPrefix(start) {
        text = text.dropFirst(start.count)
      }
      return text.hasSuffix("/") ? text.dropLast() : text
    }
    return bare(self) == bare(words)
  }
}

extension [LayoutItem] {
  /// Whether details are open; nil where there are none of that ordinal.
  fileprivate func detailsState(_ ordinal: Int) -> Bool? {
    for item in self {
      guard case .details(let details) = item.content else { continue }
      if details.index == ordinal { return details.isExpanded }
      if let inner = details.body?.items.detailsState(ordinal) { return inner }
    }
    return nil
  }
}
