import Foundation
import TestSupport

/// How long a decoder is fed with damaged bytes.
enum StorageFuzzing {
  /// Two seconds, or `RECTO_FUZZ_SECONDS`.
  static var seconds: Double {
    ProcessInfo.processInfo.environment["RECTO_FUZZ_SECONDS"].flatMap(Double.init) ?? 2
  }

  /// Damages the bytes of `corpus` again and again; `check` says what is wrong with what came of
  /// them. Reports how many were tried, and the first that went wrong.
  static func run(
    name: String, corpus: [[UInt8]], check: ([UInt8]) -> String?
  ) -> (count: Int, failure: String?) {
    let seed =
      ProcessInfo.processInfo.environment["RECTO_FUZZ_SEED"].flatMap { UInt64($0) }
      ?? 0x5eed_f022
    var mutator = StorageMutator(seed: seed)
    var count = 0
    let end = Date().addingTimeInterval(seconds)
    while count % 64 != 0 || Date() < end {
      let bytes = mutator.mutate(mutator.random.pick(corpus))
      count += 1
      if let complaint = check(bytes) {
        return (count, "\(complaint), seed \(seed): \(StorageHex.digits(bytes))")
      }
    }
    if seconds > 2 { print("fuzzed \(name): \(count) inputs in \(seconds) s, seed \(seed)") }
    return (count, nil)
  }
}
