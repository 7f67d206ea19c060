/// Something of a page that a form cannot hold.
public struct PageLoss: Hashable, Sendable, CustomStringConvertible {
  /// The structural path of the block that lost something; empty for the page itself.
  public var path: [Int]
  /// A sentence: what is lost, in the words of someone who reads the page.
  public var sentence: String

  public init(path: [Int], sentence: String) {
    self.path = path
    self.sentence = sentence
  }

  public var description: String {
    path.isEmpty ? sentence : "block \(path.map(String.init).joined(separator: ".")): \(sentence)"
  }
}
