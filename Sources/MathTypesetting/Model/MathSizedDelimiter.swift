/// A delimiter of a size chosen by hand: `\big` 1, `\Big` 2, `\bigg` 3, `\Bigg` 4 (heights of 1.2,
/// 1.8, 2.4 and 3 em).
public struct MathSizedDelimiter: Hashable, Sendable {
  /// nil for the empty delimiter `.`.
  public var delimiter: String?
  public var size: Int
  public var atomClass: AtomClass

  public init(_ delimiter: String?, size: Int, atomClass: AtomClass) {
    self.delimiter = delimiter
    self.size = size
    self.atomClass = atomClass
  }
}
