import CCMarkGFM

/// A link's definition (`[label]: address "title"`), apart from the text it was read in.
struct LinkDefinition: Equatable {
  /// As cmark-gfm compares labels: folded, without white space at its ends.
  let label: [UInt8]
  private let url: [UInt8]
  private let title: [UInt8]

  init(_ entry: UnsafeMutablePointer<cmark_map_entry>) {
    var label: [UInt8] = []
    if var byte = entry.pointee.label {
      while byte.pointee != 0 {
        label.append(byte.pointee)
        byte += 1
      }
    }
    self.label = label
    let reference = UnsafeMutableRawPointer(entry).assumingMemoryBound(to: cmark_reference.self)
    url = Array(reference.pointee.url.bytes)
    title = Array(reference.pointee.title.bytes)
  }

  /// Bytes that every reference copies.
  var copiedCount: Int { url.count + title.count }

  /// What cmark-gfm would have made of the definition, in its own memory.
  func entry(in memory: cmark_mem) -> UnsafeMutablePointer<cmark_map_entry>? {
    func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<UInt8>? {
      guard let copy = memory.calloc(1, bytes.count + 1)?.assumingMemoryBound(to: UInt8.self) else {
        return nil
      }
      copy.update(from: bytes, count: bytes.count)
      return copy
    }
    guard let block = memory.calloc(1, MemoryLayout<cmark_reference>.size) else { return nil }
    let reference = block.assumingMemoryBound(to: cmark_reference.self)
    reference.pointee.entry.label = copy(label)
    reference.pointee.url = cmark_chunk(data: copy(url), len: Int32(url.count), alloc: 0)
    reference.pointee.title = cmark_chunk(data: copy(title), len: Int32(title.count), alloc: 0)
    return block.assumingMemoryBound(to: cmark_map_entry.self)
  }
}
