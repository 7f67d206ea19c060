import Testing

@testable import RectoApp

/// Keys by the numbers X has for them.
struct KeyPressTests {
  private static let (shift, control, numLock): (UInt32, UInt32, UInt32) = (1, 1 << 2, 1 << 4)

  @Test(
    "Keys of the keypad are those they stand for",
    arguments: [
      (0xFF96, 0xFF51), (0xFF98, 0xFF53), (0xFF97, 0xFF52), (0xFF99, 0xFF54), (0xFF95, 0xFF50),
      (0xFF9C, 0xFF57), (0xFF9A, 0xFF55), (0xFF9B, 0xFF56), (0xFF8D, 0xFF0D), (0xFFAB, 0x2B),
      (0xFFAD, 0x2D), (0xFFB0, 0x30), (0xFF51, 0xFF51), (0x61, 0x61),
    ] as [(UInt32, Int32)])
  func keypad(_ pressed: UInt32, _ meant: Int32) {
    let press = KeyPress(pressed, state: Self.shift | Self.numLock)
    #expect(press.key == meant && press.isShifted && !press.isForeign)
  }

  @Test("Alt, Super, Hyper and Meta make a key somebody else's", arguments: [3, 26, 27, 28])
  func foreign(_ bit: Int) {
    #expect(KeyPress(0xFF51, state: 1 << UInt32(bit)).isForeign)
    #expect(!KeyPress(0xFF51, state: 1 << UInt32(bit)).isPlain)
  }

  @Test("Locks are held down by nobody")
  func plain() {
    #expect(KeyPress(0xFF51, state: Self.numLock | 1 << 1).isPlain)
    #expect(!KeyPress(0xFF51, state: Self.control).isPlain)
  }
}
