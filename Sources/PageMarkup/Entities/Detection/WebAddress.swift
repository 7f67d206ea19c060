/// What may be an address, taken apart; all places are bytes of the text.
struct WebAddress {
  var start: Int
  /// What stands before the host, its `@` included.
  var user: Range<Int>?
  var host: Range<Int>
  var pathStart: Int
  var end: Int
  var hasScheme = false

  init(start: Int, host: Range<Int>, pathStart: Int) {
    self.start = start
    self.host = host
    self.pathStart = pathStart
    end = pathStart
  }

  /// The address, when it is one.
  func stretch(in text: Bytes) -> DetectedStretch? {
    if !hasScheme, let user, end == host.upperBound,
      let start = EmailRules.start(
        user: user.lowerBound..<user.upperBound - 1, host: host, in: text)
    {
      return DetectedStretch(range: start..<end, kind: .email)
    }
    if let user, user.contains(where: { AddressPath.opensPath(text[$0]) }) { return nil }
    // Of several signs the first one ends the user's name for the server.
    let at = user.flatMap { text.firstIndex(of: Ascii.at, in: $0) }
    let named = text.slice((at.map { $0 + 1 } ?? host.lowerBound)..<host.upperBound)
    guard HostRules(host: named, hasScheme: hasScheme).isHost else { return nil }
    let pathEnd = AddressPath.balancedEnd(of: pathStart..<end, in: text)
    return DetectedStretch(range: start..<pathEnd, kind: .url)
  }

  /// The end of `:` and a port from 1 to 65535 at `start`, or `start` itself.
  static func portEnd(from start: Int, in text: Bytes) -> Int {
    guard start < text.count, text[start] == Ascii.colon else { return start }
    var index = start + 1
    var port = 0
    while index < text.count, text[index].isAsciiDigit {
      port = min(port * 10 + Int(text[index] - UInt8(ascii: "0")), 65_536)
      index += 1
    }
    return 1...65_535 ~= port ? index : start
  }
}
