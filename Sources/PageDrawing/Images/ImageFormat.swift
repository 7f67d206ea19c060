/// The kinds of picture files that are read.
public enum ImageFormat: String, Sendable, CaseIterable {
  case png
  case jpeg
  case gif
  case webp
  case avif
  case svg
}
