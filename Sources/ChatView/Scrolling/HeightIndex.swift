/// Heights of things that stand one below the other, points: where each begins and which is at a place, in
/// logarithmic time, also while heights change.
package struct HeightIndex {
  private var heights: [Double] = []
  /// A Fenwick tree: each node holds the sum of the heights its lowest set bit spans.
  private var tree: [Double] = [0]

  package init() {}

  package var count: Int { heights.count }

  /// Of all of them together.
  package var total: Double { top(of: count) }

  package subscript(index: Int) -> Double {
    get { heights[index] }
    set {
      let change = newValue - heights[index]
      guard change != 0 else { return }
      heights[index] = newValue
      var node = index + 1
      while node <= heights.count {
        tree[node] += change
        node += node & -node
      }
    }
  }

  package mutating func append(_ height: Double) {
    heights.append(height)
    let node = heights.count
    // A new node spans what its children span, and itself.
    var sum = height
    var child = node - 1
    let end = node - (node & -node)
    while child > end {
      sum += tree[child]
      child -= child & -child
    }
    tree.append(sum)
  }

  package mutating func removeLast() {
    // The last node is in no other's span.
    guard heights.popLast() != nil else { return }
    tree.removeLast()
  }

  /// The sum of the heights above an index, which may be ``count``.
  package func top(of index: Int) -> Double {
    var sum = 0.0
    var node = min(max(0, index), heights.count)
    while node > 0 {
      sum += tree[node]
      node -= node & -node
    }
    return sum
  }

  /// What is at a distance from the top: the last one that begins there or above. Nil without any.
  package func index(at y: Double) -> Int? {
    guard !heights.isEmpty else { return nil }
    var node = 0
    var rest = y
    var step = 1
    while step * 2 <= heights.count { step *= 2 }
    while step > 0 {
      let next = node + step
      if next <= heights.count, tree[next] <= rest {
        node = next
        rest -= tree[next]
      }
      step /= 2
    }
    return min(node, heights.count - 1)
  }
}
