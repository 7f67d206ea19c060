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
    var block = texts.reduce(self) {
      $0.replacingText(of: $1.region, with: $1.text.droppingEchoedLinks)
    }
    for (slot, blocks) in block.stacks {
      block = block.replacingStack(slot, with: BlockSequence(blocks.map(\.droppingEchoedLinks)))
    }
    return block
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
      let address = url.withoutLastSlash.removingPercents
      let label = text.withoutLastSlash.removingPercents
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

extension String {
  /// With the characters that percent signs stand for, as far as they are some.
  var removingPercents: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    let bytes = Array(utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let value = UInt8(
          String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        decoded.append(value)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
