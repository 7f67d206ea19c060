/// Finds addresses of the web and of e-mail: `[scheme://][user@]host[:port][/path]`, with a host
/// that has a period.
///
/// Goes from period to period. Each search reaches back at most to where the one before it ended
/// (`floor`), so that no part of a text is gone through again and again; what was taken for an
/// address and turned out to be none is not searched anew.
struct WebAddressSearch {
  private let text: Bytes
  private var found: [DetectedStretch] = []
  private var floor = 0

  static func addresses(in text: Bytes) -> [DetectedStretch] {
    var search = WebAddressSearch(text: text)
    while let period = text.firstIndex(of: Ascii.period, in: search.floor..<text.count) {
      search.examine(period)
    }
    return search.found
  }

  private init(text: Bytes) {
    self.text = text
  }

  private mutating func examine(_ period: Int) {
    var candidate = candidate(around: period)
    guard isOnItsOwn(&candidate) else {
      // Whatever follows the last period may still begin an address.
      var next = candidate.end
      while next > period + 1, text[next - 1] != Ascii.period { next -= 1 }
      floor = next
      return
    }
    if let stretch = candidate.stretch(in: text) { found.append(stretch) }
    var next = max(candidate.end, period + 1)
    while next < text.count, text[next] == Ascii.period { next += 1 }
    floor = next
  }

  private func candidate(around period: Int) -> WebAddress {
    var hostStart = text.start(of: period, downTo: floor) { $0.isHostCharacter }
    var hostEnd = period + 1
    var lastAt: Int?
    while hostEnd < text.count {
      let scalar = text.scalar(at: hostEnd)
      if scalar == "@" {
        lastAt = hostEnd
      } else if !scalar.isHostCharacter {
        break
      }
      hostEnd += UTF8.width(scalar)
    }
    var userEnd = hostStart - 1
    if let lastAt {
      // What was taken for a host belongs to the user, however many signs it has.
      userEnd = hostStart
      hostStart = lastAt + 1
    }
    let host = hostStart..<hostEnd
    let portEnd = WebAddress.portEnd(from: host.upperBound, in: text)
    var address = WebAddress(start: host.lowerBound, host: host, pathStart: portEnd)
    address.end = AddressPath.end(from: portEnd, in: text)
    if address.end == hostEnd {
      while address.end > max(period, host.lowerBound), text[address.end - 1] == Ascii.period {
        address.end -= 1
      }
      address.host = host.lowerBound..<address.end
      address.pathStart = address.end
    }
    if hostStart > floor, text[hostStart - 1] == Ascii.at {
      address.start = text.start(of: userEnd, downTo: floor) { $0.isUserCharacter }
      address.user = address.start..<hostStart
    }
    return address
  }

  /// Whether the address is no part of something longer; takes in a scheme that stands before it.
  private func isOnItsOwn(_ address: inout WebAddress) -> Bool {
    if let user = address.user, user.count == 1 { return false }
    let start = address.start
    guard start > floor else { return true }
    if text.ends(with: "://", at: start, from: floor), start - floor >= 6 {
      guard let length = schemeLength(before: start - 3) else { return false }
      address.start -= length + 3
      address.hasScheme = true
      return true
    }
    let previous = text.scalar(before: start)
    return !(previous.isWordCharacter || previous == "/" || previous == "#" || previous == "@")
  }

  /// Letters glued to the front of a scheme are not part of it, but for schemes of their own.
  private func schemeLength(before end: Int) -> Int? {
    func isWhole(_ word: StaticString) -> Bool {
      let length = word.utf8CodeUnitCount
      guard text.ends(with: word, at: end, from: floor) else { return false }
      return end - length == floor || !isSchemeCharacter(text.scalar(before: end - length))
    }
    if text.ends(with: "https", at: end, from: floor) { return 5 }
    if text.ends(with: "http", at: end, from: floor) { return isWhole("shttp") ? nil : 4 }
    if text.ends(with: "ftp", at: end, from: floor) {
      return isWhole("sftp") || isWhole("tftp") ? nil : 3
    }
    return nil
  }

  private func isSchemeCharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "+" || scalar == "-" || scalar.isLetterOrNumber
  }
}
