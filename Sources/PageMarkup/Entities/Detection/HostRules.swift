/// Which names are hosts of the internet.
struct HostRules {
  var host: Bytes
  /// A scheme says that an address is meant; without one the host's last part must be a known
  /// top-level domain.
  var hasScheme: Bool

  var isHost: Bool {
    if let isAddress = isNumericAddress { return isAddress }
    guard !isImpostor else { return false }
    var labels: [Range<Int>] = []
    var start = 0
    while true {
      let end = host.firstIndex(of: Ascii.period, in: start..<host.count) ?? host.count
      guard isLabel(start..<end) else { return false }
      labels.append(start..<end)
      if end == host.count { break }
      start = end + 1
    }
    guard labels.count >= 2 else { return false }
    let parent = host.slice(labels[labels.count - 2])
    return !parent.contains(Ascii.underscore) && isTopLevel(host.slice(labels[labels.count - 1]))
  }

  private func isLabel(_ range: Range<Int>) -> Bool {
    1...63 ~= range.count && host[range.upperBound - 1] != Ascii.hyphen
  }

  /// Of digits and periods alone: whether it is an IPv4 address; nil for other hosts.
  private var isNumericAddress: Bool? {
    guard host.allSatisfy({ $0.isAsciiDigit || $0 == Ascii.period }) else { return nil }
    let parts = host.split(separator: Ascii.period, omittingEmptySubsequences: false)
    guard parts.count == 4 else { return false }
    return parts.allSatisfy { part in
      guard 1...3 ~= part.count, part.count == 1 || part.first != UInt8(ascii: "0") else {
        return false
      }
      return part.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } <= 255
    }
  }

  /// A host that is only ever written to be mistaken for another; servers leave it alone.
  private var isImpostor: Bool {
    let name: StaticString = "teiegram.org"
    return host.count == name.utf8CodeUnitCount && host.ends(with: name, at: host.count, from: 0)
  }

  private func isTopLevel(_ label: Bytes) -> Bool {
    if label.starts(with: "xn--", at: 0) {
      return label.count > 5
        && label.dropFirst(4).allSatisfy { $0.isAsciiLetter || $0.isAsciiDigit }
    }
    guard hasScheme else { return TopLevelDomains.contain(label) }
    guard label.scalarCount(in: 0..<label.count) >= 2 else { return false }
    return !label.contains(Ascii.underscore) && !label.contains(Ascii.hyphen)
  }
}
