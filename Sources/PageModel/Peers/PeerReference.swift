/// Names a peer together with the right to reach it.
public enum PeerReference: Equatable, Sendable {
  case user(id: Int64, accessHash: Int64)
  case group(id: Int64)
  case channel(id: Int64, accessHash: Int64)

  public static func == (lhs: PeerReference, rhs: PeerReference) -> Bool {
    switch lhs {
    case .user(let leftId, let leftHash):
      if case .user(let rightId, let rightHash) = rhs {
        return leftId == rightId && leftHash == rightHash
      }
    case .group(let left):
      if case .group(let right) = rhs { return left == right }
    case .channel(let leftId, let leftHash):
      if case .channel(let rightId, let rightHash) = rhs {
        return leftId == rightId && leftHash == rightHash
      }
    }
    return false
  }
}
