/// Following a file of lines that grows: whether what is there now goes on from what was read.
package struct LineFileState: Equatable {
  package enum Step: Equatable {
    /// Nothing new is in it.
    case nothing
    case readOn
    /// It is another file, or begins anew.
    case readAgain
    /// It is not there; what it held stays.
    case gone
  }

  private var opened: FileIdentity?

  package init() {}

  package mutating func opened(_ identity: FileIdentity) { opened = identity }

  /// - Parameters:
  ///   - identity: of what has the file's name now; nil for nothing.
  ///   - read: how many bytes were read.
  package func step(_ identity: FileIdentity?, read: Int) -> Step {
    guard let identity else { return .gone }
    guard let opened, identity.isSameFile(as: opened), identity.size >= read else {
      return .readAgain
    }
    return identity.size > read ? .readOn : .nothing
  }
}
