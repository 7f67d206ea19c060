/// Collects losses while a page is encoded, and knows where in the page the encoder is.
struct LossLog {
  private(set) var losses: [CodingLoss] = []
  private var path: [Int] = []

  mutating func add(_ sentence: String) {
    losses.append(CodingLoss(path: path, sentence: sentence))
  }

  mutating func add(_ sentence: String, if isLost: Bool) {
    if isLost { add(sentence) }
  }

  mutating func enter(_ index: Int) {
    path.append(index)
  }

  mutating func leave() {
    path.removeLast()
  }
}
