import PageModel
import TestSupport
import Testing

private let rows: [(String, PeerId, Int64)] = [
  ("a user fills the low half", .cloudUser(1), 0x0000_0000_0000_0001),
  ("a namespace stands above the low half", .cloudGroup(1), 0x0000_0001_0000_0001),
  ("a channel", .cloudChannel(0xffff_ffff), 0x0000_0002_ffff_ffff),
  ("the high half starts above the namespace", .cloudUser(0x1_0000_0000), 0x0000_0008_0000_0000),
  ("both at once", .cloudChannel(0x1_0000_0005), 0x0000_000a_0000_0005),
  ("the largest id", .cloudUser((1 << 61) - 1), Int64(bitPattern: 0xffff_fff8_ffff_ffff)),
  ("a secret chat is numbered by 32 bits with a sign", .secretChat(-2), 0x0000_0003_ffff_fffe),
  ("a secret chat of another kind of number", .secretChat(0x1_0000_0000), 0x0000_000b_0000_0000),
  (
    "nobody", PeerId(namespace: PeerNamespace.empty, id: 0),
    0x7fff_ffff_0000_0000
  ),
  (
    "namespace 7 with a number", PeerId(namespace: PeerNamespace.empty, id: 1),
    0x0000_0007_0000_0001
  ),
]

@Suite("Peer ids in 64 bits")
struct PeerIdTests {
  @Test(arguments: rows.indices)
  func packing(row: Int) {
    let (sentence, id, packed) = rows[row]
    #expect(id.packed == packed, "\(sentence)")
    #expect(PeerId(packed: packed) == id, "\(sentence)")
  }

  @Test(arguments: PageGenerator.seeds(500))
  func anyNumberUnpacksAndPacksBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let packed = Int64(bitPattern: random.next())
    #expect(PeerId(packed: packed).packed == packed)
  }

  @Test("Hostile namespaces and numbers do not trap")
  func extremes() {
    for namespace in [Int32.min, -1, 8, Int32.max] {
      for id in [Int64.min, -1, 0, Int64.max] {
        _ = PeerId(namespace: namespace, id: id).packed
      }
    }
    for packed in [Int64.min, -1, 0, Int64.max] { _ = PeerId(packed: packed) }
  }

  @Test func order() {
    let sorted: [PeerId] = [.cloudUser(1), .cloudUser(2), .cloudGroup(0), .cloudChannel(-1)]
    #expect(sorted.reversed().sorted() == sorted)
    let media: [MediaId] = [.cloudImage(1), .cloudImage(2), .cloudFile(0), .localImage(-1)]
    #expect(media.reversed().sorted() == media)
  }
}
