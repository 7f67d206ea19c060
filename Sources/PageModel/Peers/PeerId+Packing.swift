extension PeerId {
  /// Stands for the empty peer, whose namespace would leave no room for a marker of its own.
  private static let packedEmpty: Int64 = 0x7fff_ffff_0000_0000
  private static let idHighBits: UInt64 = (1 << 29) - 1

  /// Reads the form peers are stored in, see ``packed``.
  public init(packed: Int64) {
    if packed == PeerId.packedEmpty {
      self.init(namespace: PeerNamespace.empty, id: 0)
      return
    }
    let bits = UInt64(bitPattern: packed)
    let low = UInt32(truncatingIfNeeded: bits)
    let namespace = Int32((bits >> 32) & 7)
    let high = (bits >> 35) & PeerId.idHighBits
    if namespace == PeerNamespace.secretChat, high == 0 {
      // Secret chats are numbered by a signed 32-bit number.
      self.init(namespace: namespace, id: Int64(Int32(bitPattern: low)))
    } else {
      self.init(namespace: namespace, id: Int64(high << 32 | UInt64(low)))
    }
  }

  /// The form peers are stored in.
  ///
  /// Bits 0–31 hold the low half of the id, bits 32–34 the namespace, bits 35–63 the next 29
  /// bits of the id. Ids from 0 to 2⁶¹−1 survive, and for secret chats those of 32 signed bits.
  public var packed: Int64 {
    if namespace == PeerNamespace.empty, id == 0 {
      return PeerId.packedEmpty
    }
    let bits = UInt64(bitPattern: id)
    let low = bits & 0xffff_ffff
    var high = (bits >> 32) & PeerId.idHighBits
    if namespace == PeerNamespace.secretChat, Int32(exactly: id) != nil {
      high = 0  // the sign of a negative number is not part of it
    }
    let space = UInt64(UInt32(bitPattern: namespace) & 7)
    return Int64(bitPattern: high << 35 | space << 32 | low)
  }
}
