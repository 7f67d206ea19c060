import Glibc

/// A POSIX semaphore, 0 at first.
final class Semaphore: @unchecked Sendable {
  private let pointer = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(pointer, 0, 0) }

  deinit {
    sem_destroy(pointer)
    pointer.deallocate()
  }

  func signal() { sem_post(pointer) }

  /// Waits until somebody has signalled; a signal of the system's does not count.
  func wait() {
    while sem_wait(pointer) != 0, errno == EINTR {}
  }
}
