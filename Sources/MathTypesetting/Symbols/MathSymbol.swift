/// What a name or a character stands for: one character and its class.
struct MathSymbol: Sendable {
  var atomClass: AtomClass
  var scalar: Unicode.Scalar

  init(_ atomClass: AtomClass, _ scalar: Unicode.Scalar) {
    self.atomClass = atomClass
    self.scalar = scalar
  }
}
