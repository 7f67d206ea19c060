import Glibc

/// Engines outside that lay out the same text, a few times each, beside runs of ours.
final class LayoutPeers {
  enum Task: String {
    /// A document nobody has seen.
    case first
    /// A word more at its end.
    case append
  }

  /// A document takes some of them a second; that many tell.
  private static let runs = 5

  private let task: Task
  private var peers: [(peer: OutsidePeer, outcome: Outcome.Peer?)]
  private let folder: String
  private let files: [String]

  /// - Parameter documents: Markdown; peers get each as a file, and as HTML beside it. They warm up on the
  ///   first and are timed on the others, or on the first if there is no other.
  init(_ peers: [OutsidePeer], task: Task, documents: [String]) throws {
    self.peers = peers.map { ($0, Outcome.Peer(name: $0.name, version: "", times: [])) }
    self.task = task
    let folder = "/tmp/recto-bench-\(getpid())-\(task.rawValue)"
    self.folder = folder
    guard !peers.isEmpty else {
      files = []
      return
    }
    files = documents.indices.flatMap { ["\(folder)/\($0).md", "\(folder)/\($0).html"] }
    mkdir(folder, 0o700)
    for (index, markdown) in documents.enumerated() {
      try write(markdown, to: files[2 * index])
      try write(CMarkPeer().html(of: markdown), to: files[2 * index + 1])
    }
  }

  deinit {
    for file in files { unlink(file) }
    if !files.isEmpty { rmdir(folder) }
  }

  /// What was found; a peer that does not have the task, or is not installed, is left out.
  var outcomes: [Outcome.Peer] { peers.compactMap(\.outcome).filter { !$0.times.isEmpty } }

  /// Lets each peer measure itself once.
  func measure(run: Int) throws {
    guard (0..<Self.runs).contains(run) else { return }
    for index in peers.indices where peers[index].outcome != nil {
      do {
        let result = try peers[index].peer.time(task.rawValue, on: folder)
        peers[index].outcome?.version = result.version
        peers[index].outcome?.times.append(result.milliseconds)
      } catch OutsidePeer.Failure.notUnderstood(let output) where output.isEmpty {
        peers[index].outcome = nil
      }
    }
  }

  private func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "wb") else {
      throw OutsidePeer.Failure.notStarted(command: folder)
    }
    fputs(text, file)
    fclose(file)
  }
}
