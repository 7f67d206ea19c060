/// A name of at most 24 bytes in lower case, fit to be compared at once.
struct PackedName: Equatable {
  private var words: (UInt64, UInt64, UInt64) = (0, 0, 0)

  /// Nil for longer names.
  init?(_ name: Bytes) {
    guard name.count <= 24 else { return nil }
    words.0 = Self.word(name, from: 0)
    guard name.count > 8 else { return }
    words.1 = Self.word(name, from: 8)
    if name.count > 16 { words.2 = Self.word(name, from: 16) }
  }

  init(_ name: StaticString) {
    let bytes = Bytes(start: name.utf8Start, count: min(name.utf8CodeUnitCount, 24))
    words = (
      Self.word(bytes, from: 0), Self.word(bytes, from: 8), Self.word(bytes, from: 16)
    )
  }

  private static func word(_ name: Bytes, from start: Int) -> UInt64 {
    var word: UInt64 = 0
    var shift: UInt64 = 0
    var index = start
    while index < name.count, shift < 64 {
      word |= UInt64(name[index]) &<< shift
      shift += 8
      index += 1
    }
    return lowercased(word)
  }

  /// Eight bytes at once: of each, the highest bit says whether it is a capital letter.
  private static func lowercased(_ word: UInt64) -> UInt64 {
    let all: UInt64 = 0x0101_0101_0101_0101
    let low = word & (0x7F &* all)
    let isFromA = low &+ ((0x80 - 0x41) &* all)
    let isBehindZ = low &+ ((0x80 - 0x5B) &* all)
    let isCapital = (isFromA ^ isBehindZ) & ~word & (0x80 &* all)
    return word | (isCapital &>> 2)
  }

  static func == (lhs: PackedName, rhs: PackedName) -> Bool { lhs.words == rhs.words }

  fileprivate var hash: Int {
    let mixed =
      (words.0 ^ (words.1 &* 0x9E37_79B9_7F4A_7C15) ^ (words.2 &* 0xC2B2_AE3D_27D4_EB4F))
      &* 0xFF51_AFD7_ED55_8CCD
    return Int(truncatingIfNeeded: mixed &>> 55)
  }
}

/// What a few names mean: found sooner than in a dictionary, whose hashing is made for keys that
/// somebody may have chosen to collide.
struct PackedNames<Value: Sendable>: Sendable {
  private var places: [(name: PackedName, value: Value)?]

  private static var count: Int { 512 }

  /// - Parameter names: Each name once, at most some hundred.
  init(_ names: [(PackedName, Value)]) {
    places = Array(repeating: nil, count: Self.count)
    for (name, value) in names {
      var place = name.hash
      while places[place] != nil { place = (place + 1) % Self.count }
      places[place] = (name, value)
    }
  }

  subscript(name: PackedName) -> Value? {
    var place = name.hash
    while let entry = places[place] {
      if entry.name == name { return entry.value }
      place = (place + 1) % Self.count
    }
    return nil
  }
}
