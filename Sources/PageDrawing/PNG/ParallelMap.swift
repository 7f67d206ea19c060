import Glibc
import Synchronization

/// Runs independent pieces of work on a few threads.
enum ParallelMap {
  /// `body(0)`, `body(1)`, … in order. The calling thread works too; there are no more threads than
  /// processors or pieces.
  static func run<Value: Sendable>(
    count: Int, _ body: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    let threads = min(count, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))), 4)
    let work = SharedWork(count: count, body: body)
    var handles: [pthread_t] = []
    for _ in 1..<max(1, threads) {
      var handle = pthread_t()
      let state = Unmanaged.passRetained(work as AnyWork).toOpaque()
      let status = pthread_create(
        &handle, nil,
        { state in
          if let state { Unmanaged<AnyWork>.fromOpaque(state).takeRetainedValue().run() }
          return nil
        }, state)
      // Without another thread this one does everything.
      if status == 0 {
        handles.append(handle)
      } else {
        Unmanaged<AnyWork>.fromOpaque(state).release()
      }
    }
    work.run()
    for handle in handles { pthread_join(handle, nil) }
    return work.values()
  }
}

/// What a thread is handed; the values' type is known to the subclass alone.
private class AnyWork: @unchecked Sendable {
  func run() {}
}

private final class SharedWork<Value: Sendable>: AnyWork, @unchecked Sendable {
  private let count: Int
  private let body: @Sendable (Int) -> Value
  private let next = Atomic<Int>(0)
  private let results: Mutex<[Value?]>

  init(count: Int, body: @escaping @Sendable (Int) -> Value) {
    self.count = count
    self.body = body
    results = Mutex(Array(repeating: nil, count: count))
  }

  override func run() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let value = body(index)
      results.withLock { $0[index] = value }
    }
  }

  func values() -> [Value] { results.withLock { $0.compactMap { $0 } } }
}
