extension MathNode {
  /// The class of the atom the node is, nil for a node that is no atom. Transparent nodes are asked
  /// for the nodes in them.
  var atomClass: AtomClass? {
    switch kind {
    case .atom(let atom): return atom.atomClass
    case .classed(let atomClass, _): return atomClass
    case .sizedDelimiter(let delimiter): return delimiter.atomClass
    case .scripts(let scripts): return scripts.base.scriptedClass
    case .largeOperator: return .largeOperator
    case .delimited: return .inner
    case .extensibleArrow: return .relation
    case .text, .group, .hbox, .fraction, .radical, .accent, .overUnder, .array, .phantom,
      .smash, .lap, .raised, .centered, .rule, .enclosed, .unreadable:
      return .ordinary
    case .space, .lineBreak, .styled, .sized, .colored, .link, .choice, .tag: return nil
    }
  }
}

extension MathList {
  /// The class a list with scripts has: that of its only atom, however many scripts and transparent
  /// nodes are around it.
  fileprivate var scriptedClass: AtomClass {
    var list = self
    while let only = list.only {
      switch only.kind {
      case .scripts(let inner): list = inner.base
      case .styled(_, let inner), .sized(_, let inner), .colored(_, let inner),
        .link(_, let inner):
        list = inner
      case .atom, .classed, .sizedDelimiter, .largeOperator, .delimited, .extensibleArrow, .text,
        .group, .hbox, .fraction, .radical, .accent, .overUnder, .array, .phantom, .smash, .lap,
        .raised, .centered, .rule, .enclosed, .unreadable, .space, .lineBreak, .choice, .tag:
        return only.atomClass ?? .ordinary
      }
    }
    return .ordinary
  }
}
