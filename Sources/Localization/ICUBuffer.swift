import CICU

/// What ICU writes into a buffer of bytes or of UTF-16; nil when it fails, has nothing to write or
/// more than fits.
///
/// - Parameter capacity: of the buffer, code units. What fills it has no end mark.
func icuUnits<Unit>(
  capacity: Int32 = 200,
  _ write: (UnsafeMutablePointer<Unit>?, Int32, inout UErrorCode) -> Int32
) -> [Unit]? {
  var status = U_ZERO_ERROR
  var length: Int32 = 0
  let units = [Unit](unsafeUninitializedCapacity: Int(capacity)) { buffer, filled in
    length = write(buffer.baseAddress, capacity, &status)
    filled = max(0, min(Int(length), Int(capacity)))
  }
  guard status.rawValue <= 0, length > 0, length <= capacity else { return nil }
  return units
}
