/// Collects losses while a page is encoded, and knows where in the page the encoder is.
package struct LossLog {
  package private(set) var losses: [PageLoss] = []
  private var path: [Int] = []

  package init() {}

  package mutating func add(_ sentence: String) {
    losses.append(PageLoss(path: path, sentence: sentence))
  }

  package mutating func add(_ sentence: String, if isLost: Bool) {
    if isLost { add(sentence) }
  }

  package mutating func enter(_ index: Int) {
    path.append(index)
  }

  package mutating func leave() {
    path.removeLast()
  }
}
