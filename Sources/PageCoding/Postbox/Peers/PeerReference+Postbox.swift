import PageModel

extension PeerReference: PostboxCoded {
  static let postboxType = PostboxTypeName("PeerReference")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> PeerReference? {
    let kind = record.int32("_r") ?? 0
    // Old versions stored smaller numbers.
    let id = record.int64("i") ?? record.int32("i").map { Int64($0) } ?? 0
    let accessHash = record.int64("h") ?? 0
    switch kind {
    case 0: return .user(id: id, accessHash: accessHash)
    case 1: return .group(id: id)
    case 2: return .channel(id: id, accessHash: accessHash)
    default: return nil
    }
  }

  func write(to writer: inout PostboxWriter) {
    switch self {
    case .user(let id, let accessHash):
      writer.write(0 as Int32, "_r")
      writer.write(id, "i")
      writer.write(accessHash, "h")
    case .group(let id):
      writer.write(1 as Int32, "_r")
      writer.write(id, "i")
    case .channel(let id, let accessHash):
      writer.write(2 as Int32, "_r")
      writer.write(id, "i")
      writer.write(accessHash, "h")
    }
  }
}
