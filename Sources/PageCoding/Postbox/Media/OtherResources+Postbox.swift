import PageModel

extension LocalFileMediaResource: PostboxCoded {
  static let postboxType = PostboxTypeName("LocalFileMediaResource")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self? {
    let fileId = record.int64("f") ?? 0
    let isSecretRelated = record.bool("sr") ?? false
    return Self(fileId: fileId, size: record.size(), isSecretRelated: isSecretRelated)
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(fileId, "f")
    writer.write(isSecretRelated, "sr")
    writer.write(size: size)
  }
}

extension LocalFileReferenceMediaResource: PostboxCoded {
  static let postboxType = PostboxTypeName("LocalFileReferenceMediaResource")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self? {
    let path = record.string("p") ?? ""
    let randomId = record.int64("r") ?? 0
    let isTemporary = record.int32("t") ?? 0 != 0
    return Self(
      localFilePath: path, randomId: randomId, isUniquelyReferencedTemporaryFile: isTemporary,
      size: record.size())
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(localFilePath, "p")
    writer.write(randomId, "r")
    writer.write(flag: isUniquelyReferencedTemporaryFile, "t")
    writer.write(size: size, none: "s")
  }
}

extension HttpReferenceMediaResource: PostboxCoded {
  static let postboxType = PostboxTypeName("HttpReferenceMediaResource")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self? {
    let url = record.string("u") ?? ""
    return Self(url: url, size: record.size())
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(url, "u")
    writer.write(size: size, none: "s")
  }
}

extension WebFileReferenceMediaResource: PostboxCoded {
  static let postboxType = PostboxTypeName("WebFileReferenceMediaResource")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self? {
    let url = record.string("u") ?? ""
    let size = record.size() ?? 0
    return Self(url: url, size: size, accessHash: record.int64("h") ?? 0)
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(url, "u")
    writer.write(size, "s64")
    writer.write(accessHash, "h")
  }
}
