extension UnsafeRawBufferPointer {
  /// Where the offset that lies at `position`, which must have been checked, points.
  ///
  /// Offsets only ever point forward, which is what keeps a buffer from referring to itself.
  @inline(__always)
  func flatBuffersTarget(at position: Int) throws(FlatBuffersError) -> Int {
    let distance = Int(littleEndian(UInt32.self, at: position))
    guard distance != 0 else { throw .emptyOffset(offset: position) }
    guard distance < count - position else {
      throw .outOfBounds(offset: position, needed: distance, available: count - position)
    }
    return position + distance
  }
}
