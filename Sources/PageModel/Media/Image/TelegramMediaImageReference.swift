/// Where the server keeps a photo.
public enum TelegramMediaImageReference: Equatable, Sendable {
  case cloud(imageId: Int64, accessHash: Int64, fileReference: [UInt8]?)

  public static func == (
    lhs: TelegramMediaImageReference, rhs: TelegramMediaImageReference
  ) -> Bool {
    switch (lhs, rhs) {
    case (
      .cloud(let leftId, let leftHash, let leftReference),
      .cloud(let rightId, let rightHash, let rightReference)
    ):
      return leftId == rightId && leftHash == rightHash && leftReference == rightReference
    }
  }
}
