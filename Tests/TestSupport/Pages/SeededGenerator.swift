/// SplitMix64: small, fast, and the same numbers for a seed on every run and machine.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  public mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  public mutating func int32(_ range: ClosedRange<Int32>) -> Int32 {
    Int32.random(in: range, using: &self)
  }

  public mutating func int64() -> Int64 {
    Int64.random(in: 1...Int64.max, using: &self)
  }

  /// True once in `denominator` times on average.
  public mutating func chance(in denominator: Int) -> Bool {
    int(1...denominator) == 1
  }

  public mutating func bool() -> Bool {
    Bool.random(using: &self)
  }

  /// One of the values; there must be one.
  public mutating func pick<Value>(_ values: [Value]) -> Value {
    values[int(0...values.count - 1)]
  }

  /// The value that is made, or nil half of the time.
  public mutating func maybe<Value>(_ make: (inout SeededGenerator) -> Value) -> Value? {
    bool() ? make(&self) : nil
  }
}
