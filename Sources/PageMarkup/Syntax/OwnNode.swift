import CCMarkGFM

/// What a node of cmark-gfm's tree is to us: the constructs cmark-gfm does not know are built of
/// its custom nodes, marked with one of these.
struct OwnNode: Equatable {
  enum Kind: Int {
    case none
    case table
    case row
    case blockFormula
    case footnote
    case openTask
    case doneTask
    case inlineFormula
    case bareLink
    case footnoteReference
    /// One sign of a `||` or `==`; its index is a place and a flag, then a ``PairRole``.
    case pairSign
    /// A whole pair whose text is read alone; its index is 1 for `||` and 0 for `==`.
    case pair
  }

  var kind: Kind
  /// Which of its kind; an index into the lists of ``MarkdownSyntax``.
  var index: Int = 0

  init(_ kind: Kind, index: Int = 0) {
    self.kind = kind
    self.index = index
  }
}

extension CMarkNode {
  var own: OwnNode {
    get {
      let bits = Int(bitPattern: pointee.user_data)
      return OwnNode(OwnNode.Kind(rawValue: bits & 0xFF) ?? .none, index: bits >> 8)
    }
    nonmutating set {
      pointee.user_data = UnsafeMutableRawPointer(
        bitPattern: newValue.kind.rawValue | newValue.index << 8)
    }
  }
}
