import PageModel

extension PostboxRecord {
  /// Reads a record that lies in this one.
  func read<Value: PostboxCoded>(
    _ type: Value.Type, _ range: Range<Int>
  ) throws(PostboxError) -> Value? {
    let levels = try levels.descending(Value.postboxLevel, at: range.lowerBound)
    var record = try PostboxRecord(range, of: bytes, levels: levels)
    return try Value.read(from: &record)
  }

  /// The object of that key, whatever type it says it has; nil when there is none.
  mutating func object<Value: PostboxCoded>(
    _ type: Value.Type, _ key: StaticString
  ) throws(PostboxError) -> Value? {
    guard let object = objectRange(key) else { return nil }
    return try read(type, object.record)
  }

  /// The objects of a list; those of kinds that are not known are left out.
  mutating func objects<Value: PostboxCoded>(
    _ type: Value.Type, _ key: StaticString
  ) throws(PostboxError) -> [Value] {
    var values: [Value] = []
    for object in objectRanges(key) {
      if let value = try read(type, object.record) { values.append(value) }
    }
    return values
  }

  // MARK: Things that take more than one entry

  /// A name of a medium under two keys, both of which must be there.
  mutating func mediaId(_ namespace: StaticString, _ number: StaticString) -> MediaId? {
    guard let namespace = int32(namespace) else { return nil }
    guard let id = int64(number) else { return nil }
    return MediaId(namespace: namespace, id: id)
  }

  mutating func dimensions(_ width: StaticString, _ height: StaticString) -> PixelDimensions? {
    guard let width = int32(width) else { return nil }
    guard let height = int32(height) else { return nil }
    return PixelDimensions(width: width, height: height)
  }

  /// A name of a medium as its bytes.
  mutating func packedMediaId(_ key: StaticString) -> MediaId? {
    packedMediaIds(key, isCounted: false).first
  }

  /// Names of media as their bytes, behind their number.
  mutating func packedMediaIds(_ key: StaticString) -> [MediaId] {
    packedMediaIds(key, isCounted: true)
  }

  private mutating func packedMediaIds(_ key: StaticString, isCounted: Bool) -> [MediaId] {
    guard let range = dataRange(key) else { return [] }
    var scan = PostboxScan(bytes: bytes, offset: range.lowerBound, end: range.upperBound)
    if isCounted, (try? scan.int32()) == nil { return [] }
    var ids: [MediaId] = []
    while scan.end - scan.offset >= 12, let namespace = try? scan.int32() {
      guard let low = try? scan.int32(), let high = try? scan.int32() else { break }
      let id = Int64(high) << 32 | Int64(UInt32(bitPattern: low))
      ids.append(MediaId(namespace: namespace, id: id))
    }
    return ids
  }
}
