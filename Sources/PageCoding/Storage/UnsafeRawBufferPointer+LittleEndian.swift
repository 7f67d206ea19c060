extension UnsafeRawBufferPointer {
  /// The number whose bytes, lowest first, begin at `position`, which must have been checked.
  @inline(__always)
  func littleEndian<Number: FixedWidthInteger>(_ type: Number.Type, at position: Int) -> Number {
    Number(littleEndian: loadUnaligned(fromByteOffset: position, as: type))
  }
}
