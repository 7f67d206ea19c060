/// TeX's classes of atoms, which decide the space between two neighbours (The TeXbook, chapter 18).
public enum AtomClass: String, Hashable, Sendable, CaseIterable {
  case ordinary = "ord"
  case largeOperator = "op"
  case binary = "bin"
  case relation = "rel"
  case opening = "open"
  case closing = "close"
  case punctuation = "punct"
  case inner
}
