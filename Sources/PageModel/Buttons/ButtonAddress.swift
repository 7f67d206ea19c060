/// What a server takes as the address behind a button (Bot API 10.3).
package enum ButtonAddress {
  private static let schemes = ["http://", "https://", "tg://", "ton://"]

  /// Addresses without a scheme are completed by the server.
  package static func isAllowed(_ url: String) -> Bool {
    if url.isEmpty { return false }
    let address = url.lowercased()
    return !address.utf8.contains(UInt8(ascii: ":")) || schemes.contains { address.hasPrefix($0) }
  }
}
