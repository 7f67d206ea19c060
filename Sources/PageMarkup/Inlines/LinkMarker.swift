/// Links that are no links: a mention, a date or a custom emoji spelled as one.
enum LinkMarker: Equatable {
  /// `tg://user?id=…`
  case mention(peerId: Int64)
  /// `tg://timestamp?t=…`, in seconds of Unix time.
  case date(Int32)
  /// `tg://emoji?id=…`
  case customEmoji(fileId: Int64)

  /// Nil for a plain link. The number must be all that follows the prefix.
  init?(_ address: Bytes) {
    guard address.starts(with: Self.scheme) else { return nil }
    if let id: Int64 = Self.number(in: address, after: "tg://user?id=") {
      self = .mention(peerId: id)
    } else if let date: Int32 = Self.number(in: address, after: "tg://timestamp?t=") {
      self = .date(date)
    } else if let id: Int64 = Self.number(in: address, after: "tg://emoji?id=") {
      self = .customEmoji(fileId: id)
    } else {
      return nil
    }
  }

  private static let scheme = Array("tg://".utf8)

  private static func number<Number: FixedWidthInteger>(
    in address: Bytes, after prefix: StaticString
  ) -> Number? {
    let count = prefix.utf8CodeUnitCount
    guard address.count > count,
      (0..<count).allSatisfy({ address[$0] == prefix.utf8Start[$0] })
    else { return nil }
    if address[count] == UInt8(ascii: "+") { return nil }
    return Number(String(decoding: address[count...], as: UTF8.self))
  }
}
