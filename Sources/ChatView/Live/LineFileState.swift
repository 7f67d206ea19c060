/// Following a file of lines that grows: whether what is there now goes on from what was read.
package struct LineFileState: Equatable {
  /// A file as the system knows it.
  package struct Identity: Equatable {
    package var device: UInt64
    package var number: UInt64
    package var size: Int

    package init(device: UInt64, number: UInt64, size: Int) {
      self.device = device
      self.number = number
      self.size = size
    }
  }

  package enum Step: Equatable {
    /// Nothing new is in it.
    case nothing
    case readOn
    /// It is another file, or begins anew.
    case readAgain
    /// It is not there; what it held stays.
    case gone
  }

  private var device: UInt64 = 0
  private var number: UInt64 = 0
  private var isOpen = false

  package init() {}

  package mutating func opened(_ identity: Identity) {
    (device, number, isOpen) = (identity.device, identity.number, true)
  }

  /// - Parameters:
  ///   - identity: of what has the file's name now; nil for nothing.
  ///   - read: how many bytes were read.
  package func step(_ identity: Identity?, read: Int) -> Step {
    guard let identity else { return .gone }
    guard isOpen, identity.device == device, identity.number == number, identity.size >= read
    else { return .readAgain }
    return identity.size > read ? .readOn : .nothing
  }
}
