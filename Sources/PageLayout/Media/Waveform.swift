/// The loudness of a voice note: samples of five bits, packed from the lowest bit up.
struct Waveform {
  /// 0…31.
  let samples: [UInt8]

  init(packed bytes: [UInt8]) {
    var samples: [UInt8] = []
    samples.reserveCapacity(bytes.count * 8 / 5)
    var buffer: UInt32 = 0
    var bits: UInt32 = 0
    for byte in bytes {
      buffer |= UInt32(byte) << bits
      bits += 8
      while bits >= 5 {
        samples.append(UInt8(buffer & 31))
        buffer >>= 5
        bits -= 5
      }
    }
    self.samples = samples
  }

  /// The samples gathered into `count` bars, each as loud as its loudest sample: 0…1.
  func bars(_ count: Int) -> [Double] {
    guard count > 0, !samples.isEmpty else { return [Double](repeating: 0, count: max(0, count)) }
    return (0..<count).map { bar in
      let start = min(bar * samples.count / count, samples.count - 1)
      let end = max(start + 1, min((bar + 1) * samples.count / count, samples.count))
      return Double(samples[start..<end].max() ?? 0) / 31
    }
  }
}
