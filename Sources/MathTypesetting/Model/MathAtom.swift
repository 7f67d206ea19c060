/// One symbol of the math font.
public struct MathAtom: Hashable, Sendable {
  public var atomClass: AtomClass
  /// One character, already of its alphabet (`a` is U+1D44E, `\mathbf a` is U+1D41A, `\mathrm a` is
  /// U+0061). A relation without a negated character of its own is followed by U+0338.
  public var text: String
  /// Bold where Unicode has no bold character: `\boldsymbol +`. Drawn thicker.
  public var isEmboldened: Bool

  public init(_ atomClass: AtomClass, _ text: String, isEmboldened: Bool = false) {
    self.atomClass = atomClass
    self.text = text
    self.isEmboldened = isEmboldened
  }
}
