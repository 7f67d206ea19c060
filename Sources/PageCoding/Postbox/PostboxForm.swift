/// How a value stands on its own.
public enum PostboxForm: Sendable {
  /// The bare entries of its record.
  case record
  /// A record with one entry `_` that holds it, which also says of what type it is.
  case root
}

/// Reads a value on its own; both forms are understood.
func decodePostboxValue<Value: PostboxCoded>(
  _ bytes: [UInt8]
) throws(PostboxError) -> Value? {
  try withPostboxRecord(bytes) { record throws(PostboxError) in
    if let root = record.objectRange("_") { return try record.read(Value.self, root.record) }
    return try record.read(Value.self, record.range)
  }
}

func withPostboxRecord<Value>(
  _ bytes: [UInt8], _ read: (inout PostboxRecord) throws(PostboxError) -> Value
) throws(PostboxError) -> Value {
  let result = bytes.withUnsafeBytes { buffer -> Result<Value, PostboxError> in
    do throws(PostboxError) {
      var record = try PostboxRecord(
        0..<buffer.count, of: buffer, levels: PostboxLevels())
      return .success(try read(&record))
    } catch {
      return .failure(error)
    }
  }
  return try result.get()
}

func encodePostboxValue<Value: PostboxCoded>(_ value: Value, as form: PostboxForm) -> [UInt8] {
  var writer = PostboxWriter()
  switch form {
  case .record: value.write(to: &writer)
  case .root: writer.write(object: value, "_")
  }
  precondition(writer.bytes.count <= Int(Int32.max), "a record holds less than 2 GB")
  return writer.bytes
}
