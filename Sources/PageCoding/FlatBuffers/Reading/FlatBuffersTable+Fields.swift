import PageModel

/// Fields that lie in the table itself. Those that are absent read as the schema's default.
extension FlatBuffersTable {
  func bool(_ id: Int) throws(FlatBuffersError) -> Bool {
    guard let field = try field(id, size: 1) else { return false }
    return bytes[field] != 0
  }

  func uint8(_ id: Int) throws(FlatBuffersError) -> UInt8 {
    guard let field = try field(id, size: 1) else { return 0 }
    return bytes[field]
  }

  func int32(_ id: Int, default value: Int32 = 0) throws(FlatBuffersError) -> Int32 {
    guard let field = try field(id, size: 4) else { return value }
    return int32(at: field)
  }

  func int64(_ id: Int) throws(FlatBuffersError) -> Int64 {
    guard let field = try field(id, size: 8) else { return 0 }
    return int64(at: field)
  }

  func double(_ id: Int) throws(FlatBuffersError) -> Double {
    guard let field = try field(id, size: 8) else { return 0 }
    return Double(bitPattern: UInt64(bitPattern: int64(at: field)))
  }

  /// A number that is stored in 32 bits.
  func float(_ id: Int) throws(FlatBuffersError) -> Double {
    guard let field = try field(id, size: 4) else { return 0 }
    return Double(Float(bitPattern: UInt32(bitPattern: int32(at: field))))
  }

  /// A number whose smallest value stands for "none".
  func optionalInt32(_ id: Int) throws(FlatBuffersError) -> Int32? {
    let value = try int32(id)
    return value == .min ? nil : value
  }

  /// A number whose smallest value stands for "none".
  func optionalInt64(_ id: Int) throws(FlatBuffersError) -> Int64? {
    let value = try int64(id)
    return value == .min ? nil : value
  }

  func optionalBool(_ id: Int) throws(FlatBuffersError) -> Bool? {
    guard let field = try field(id, size: FlatBuffersLayout.optionalBoolSize) else { return nil }
    return bytes[field] != 0
  }

  func mediaId(_ id: Int) throws(FlatBuffersError) -> MediaId? {
    guard let field = try field(id, size: FlatBuffersLayout.idSize) else { return nil }
    return MediaId(
      namespace: int32(at: field), id: int64(at: field + FlatBuffersLayout.idNumberDistance))
  }

  func peerId(_ id: Int) throws(FlatBuffersError) -> PeerId? {
    guard let field = try field(id, size: FlatBuffersLayout.idSize) else { return nil }
    return peerId(at: field)
  }

  func messageId(_ id: Int) throws(FlatBuffersError) -> MessageId? {
    guard let field = try field(id, size: FlatBuffersLayout.messageIdSize) else { return nil }
    let rest = field + FlatBuffersLayout.idSize
    return MessageId(
      peerId: peerId(at: field), namespace: int32(at: rest), id: int32(at: rest + 4))
  }

  func dimensions(_ id: Int) throws(FlatBuffersError) -> PixelDimensions? {
    guard let field = try field(id, size: FlatBuffersLayout.dimensionsSize) else { return nil }
    return PixelDimensions(width: int32(at: field), height: int32(at: field + 4))
  }

  /// Where the string, the list or the table begins that the field points at.
  @inline(__always)
  func target(_ id: Int) throws(FlatBuffersError) -> Int? {
    guard let field = try field(id, size: FlatBuffersLayout.offsetSize) else { return nil }
    return try bytes.flatBuffersTarget(at: field)
  }

  private func peerId(at position: Int) -> PeerId {
    PeerId(
      namespace: int32(at: position),
      id: int64(at: position + FlatBuffersLayout.idNumberDistance))
  }

  private func int32(at position: Int) -> Int32 { bytes.littleEndian(Int32.self, at: position) }

  private func int64(at position: Int) -> Int64 { bytes.littleEndian(Int64.self, at: position) }
}
