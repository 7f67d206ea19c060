import PageModel

extension FlatBuffersDecoder {
  mutating func peerReference(_ table: FlatBuffersTable) throws(FlatBuffersError) -> PeerReference {
    let (kind, value) = try requiredUnion("PeerReference.value", of: table)
    switch kind {
    case 1: return .user(id: try value.int64(0), accessHash: try value.int64(1))
    case 2: return .group(id: try value.int64(0))
    case 3: return .channel(id: try value.int64(0), accessHash: try value.int64(1))
    default:
      throw .unknownKind(offset: table.position, union: "PeerReference", kind: kind)
    }
  }
}

extension FlatBuffersBuilder {
  mutating func peerReference(_ peer: PeerReference) -> Offset {
    switch peer {
    case .user(let id, let accessHash): return union(1, peerValue(id, accessHash))
    case .group(let id): return union(2, peerValue(id, 0))
    case .channel(let id, let accessHash): return union(3, peerValue(id, accessHash))
    }
  }

  private mutating func peerValue(_ id: Int64, _ accessHash: Int64) -> Offset {
    startTable()
    add(id, 0)
    add(accessHash, 1)
    return endTable()
  }
}
