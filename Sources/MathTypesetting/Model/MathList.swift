/// A formula as TeX sees it: a list of nodes, each of which may hold lists of its own.
///
/// It says what stands where, and nothing about sizes: binary operators without operands, spaces
/// between classes and styles of scripts are decided when the list is set.
public struct MathList: Hashable, Sendable {
  public var nodes: [MathNode]

  public init(_ nodes: [MathNode] = []) {
    self.nodes = nodes
  }

  public var isEmpty: Bool { nodes.isEmpty }

  /// The node of a list of one.
  var only: MathNode? { nodes.count == 1 ? nodes.first : nil }
}
