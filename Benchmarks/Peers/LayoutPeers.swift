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

  /// - Parameter markdown: the document; peers get it as a file, and as HTML beside it.
  init(_ peers: [OutsidePeer], task: Task, markdown: String) throws {
    self.peers = peers.map { ($0, Outcome.Peer(name: $0.name, version: "", times: [])) }
    self.task = task
    folder = "/tmp/recto-bench-\(getpid())-\(task.rawValue)"
    guard !peers.isEmpty else { return }
    mkdir(folder, 0o700)
    try write(markdown, to: "page.md")
    try write(CMarkPeer().html(of: markdown), to: "page.html")
  }

  deinit {
    guard !peers.isEmpty else { return }
    unlink(folder + "/page.md")
    unlink(folder + "/page.html")
    rmdir(folder)
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

  private func write(_ text: String, to name: String) throws {
    guard let file = fopen(folder + "/" + name, "wb") else {
      throw OutsidePeer.Failure.notStarted(command: folder)
    }
    fputs(text, file)
    fclose(file)
  }
}
