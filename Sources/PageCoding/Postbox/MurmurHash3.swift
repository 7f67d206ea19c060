/// MurmurHash3 for 32 bits (x86), after its published description.
func murmurHash3(_ bytes: some Collection<UInt8>, seed: UInt32) -> UInt32 {
  var hash = seed
  var word: UInt32 = 0
  var count: UInt32 = 0
  for byte in bytes {
    word |= UInt32(byte) << (8 * (count & 3))
    count &+= 1
    guard count & 3 == 0 else { continue }
    hash = rotateLeft(hash ^ scramble(word), by: 13) &* 5 &+ 0xe654_6b64
    word = 0
  }
  hash ^= scramble(word)  // the bytes left over; a word of 0 changes nothing
  hash ^= count
  hash = (hash ^ (hash >> 16)) &* 0x85eb_ca6b
  hash = (hash ^ (hash >> 13)) &* 0xc2b2_ae35
  return hash ^ (hash >> 16)
}

private func scramble(_ word: UInt32) -> UInt32 {
  rotateLeft(word &* 0xcc9e_2d51, by: 15) &* 0x1b87_3593
}

private func rotateLeft(_ word: UInt32, by bits: UInt32) -> UInt32 {
  word << bits | word >> (32 - bits)
}
