/// Bytes that a writer hands over piece by piece.
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  func append(_ piece: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: piece) }
}
