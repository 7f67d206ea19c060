/// The first bytes of a picture, and the size they tell.
struct DataPicture: Sendable, CustomStringConvertible {
  var format: String
  var base64: String
  var width: Int32
  var height: Int32

  var description: String { format }

  static let all = [
    DataPicture(
      format: "PNG", base64: "iVBORw0KGgoAAAANSUhEUgAAAAMAAAAFCAIAAAA=",
      width: 3, height: 5),
    DataPicture(
      format: "GIF", base64: "R0lGODlhBwAEAAAAAA==",
      width: 7, height: 4),
    DataPicture(
      format: "JPEG", base64: "/9j/4AAQSkZJRgABAQAAAQABAAD//8AACwgABgAJAQERAA==",
      width: 9, height: 6),
    DataPicture(
      format: "WebP, extended", base64: "UklGRh4AAABXRUJQVlA4WAoAAAAAAAAACQAACwAAAAAAAA==",
      width: 10, height: 12),
    DataPicture(
      format: "WebP, lossless", base64: "UklGRh4AAABXRUJQVlA4TAoAAAAvBoAAAAAAAAAAAAAA",
      width: 7, height: 3),
    DataPicture(
      format: "WebP", base64: "UklGRh4AAABXRUJQVlA4IAoAAAAAAACdASoIAAIAAAAAAA==",
      width: 8, height: 2),
    DataPicture(
      format: "an unknown format", base64: "aGVsbG8=",
      width: 0, height: 0),
  ]

  /// A header that claims more pixels than any number holds.
  static let boundless = "iVBORw0KGgoAAAANSUhEUv//////////"
}
