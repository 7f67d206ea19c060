import CCairo

/// Rows of a picture compressed on their own: a piece of a deflate stream that ends on a byte.
struct PNGStrips {
  struct Strip: Sendable {
    var bytes: [UInt8]
    /// Adler-32 of the uncompressed bytes, and how many they are.
    var checksum: UInt
    var byteCount: Int
  }

  /// About how many uncompressed bytes go into a strip: enough to compress well, and enough strips to
  /// share between threads.
  private static let stripBytes = 1 << 20

  static func compress(_ rows: PNGRows) throws(DrawingError) -> [Strip] {
    let rowCount = max(1, stripBytes / rows.rowLength)
    let count = (rows.height + rowCount - 1) / rowCount
    let strips = ParallelMap.run(count: count) { index -> Strip? in
      let range = (index * rowCount)..<min((index + 1) * rowCount, rows.height)
      return compress(rows, range, isLast: index == count - 1)
    }
    var whole: [Strip] = []
    for strip in strips {
      guard let strip else { throw .outOfMemory(what: "the PNG file") }
      whole.append(strip)
    }
    return whole
  }

  private static func compress(_ rows: PNGRows, _ range: Range<Int>, isLast: Bool) -> Strip? {
    let byteCount = range.count * rows.rowLength
    let input = UnsafeMutablePointer<UInt8>.allocate(capacity: byteCount + PNGRows.slack)
    defer { input.deallocate() }
    rows.write(range, to: input)

    var stream = z_stream()
    guard
      deflateInit2_(
        &stream, 1, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    // Longer matches than level 1 looks for cost nothing here and save a twentieth.
    deflateTune(&stream, 4, 4, 32, 4)
    // Room for the empty block that ends a strip in the middle.
    let capacity = Int(deflateBound(&stream, uLong(byteCount))) + 16
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      stream.next_in = input
      stream.avail_in = uInt(byteCount)
      stream.next_out = buffer.baseAddress
      stream.avail_out = uInt(capacity)
      let status = deflate(&stream, isLast ? Z_FINISH : Z_SYNC_FLUSH)
      isWhole = isLast ? status == Z_STREAM_END : status == Z_OK && stream.avail_in == 0
      count = capacity - Int(stream.avail_out)
    }
    guard isWhole else { return nil }
    return Strip(
      bytes: bytes, checksum: UInt(adler32_z(1, input, byteCount)), byteCount: byteCount)
  }
}
