import PageMarkup
import PageModel

extension Fragment {
  /// The fragment without links whose text is their own address: the address is found again where
  /// the text is read.
  var droppingEchoedLinks: Fragment {
    Fragment(blocks.map(\.droppingEchoedLinks), media: media)
  }
}

extension Block {
  fileprivate var droppingEchoedLinks: Block {
    let block = texts.reduce(self) {
      $0.replacingText(of: $1.region, with: $1.text.droppingEchoedLinks)
    }
    return block.mappingStacks { BlockSequence($0.map(\.droppingEchoedLinks)) }
  }
}

extension StyledText {
  fileprivate var droppingEchoedLinks: StyledText {
    guard runs.contains(where: { !$0.attributes.links.isEmpty }) else { return self }
    return StyledText(
      runs.map { run in
        guard run.attributes.links.count == 1, run.attributes.atom == nil,
          run.attributes.links[0].isEcho(of: run.text)
        else { return run }
        var attributes = run.attributes
        attributes.links = []
        return Run(run.text, attributes)
      })
  }
}

extension TextLink {
  /// Whether the text is the address: without its scheme, without its last slash and with other
  /// characters spelled out it still is.
  fileprivate func isEcho(of text: String) -> Bool {
    switch self {
    case .url(let url, nil):
      let address = PercentEncoding.decode(url.withoutLastSlash)
      let label = PercentEncoding.decode(text.withoutLastSlash)
      if isSameText(address, label) { return true }
      return ["http://", "https://", "mailto:"].contains { isSameText(address, $0 + label) }
    case .email(let email): return isSameText(email, text) || isSameText("mailto:" + email, text)
    case .phone(let phone): return isSameText(phone, text)
    case .url, .mention, .date, .anchor, .detected: return false
    }
  }
}

extension String {
  fileprivate var withoutLastSlash: String {
    utf8.last == UInt8(ascii: "/") ? String(dropLast()) : self
  }
}
