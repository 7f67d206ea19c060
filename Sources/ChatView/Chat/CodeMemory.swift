import Recto

/// The pieces of code on a page that grows: each block is looked through once.
struct CodeMemory {
  private var blocks: [[CodeSpec]] = []
  /// Each once, in reading order.
  private(set) var specs: [CodeSpec] = []

  init(_ page: InstantPage) { update(page, firstChangedBlock: nil) }

  /// - Parameter firstChangedBlock: as far as the page is known to be as it was; nil where nothing is known.
  mutating func update(_ page: InstantPage, firstChangedBlock: Int?) {
    let known = min(max(0, firstChangedBlock ?? 0), blocks.count, page.blocks.count)
    // Asked before anything is removed: a slice kept until then would have all of it copied.
    let hadCode = blocks[known...].contains { !$0.isEmpty }
    blocks.removeSubrange(known...)
    for block in page.blocks[known...] {
      blocks.append(InstantPage(blocks: [block]).codeSpecs)
    }
    // Most of what is written is no code.
    guard hadCode || blocks[known...].contains(where: { !$0.isEmpty }) else { return }
    var seen: Set<CodeSpec> = []
    specs = blocks.flatMap { $0 }.filter { seen.insert($0).inserted }
  }
}
