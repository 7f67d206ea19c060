import Foundation
import PageCoding
import PageModel
import TestSupport
import Testing

/// What must hold when a page goes to a JSON form and back.
struct RoundTrip: Sendable {
  var normal: NormalForm
  var encode: @Sendable (InstantPage) -> EncodedJSON
  var decode: @Sendable ([UInt8]) throws -> InstantPage

  /// What is wrong, nil when nothing is: the page comes back but for what was declared lost, and
  /// what came back goes again without a loss and in the same words.
  func failure(of page: InstantPage) -> String? {
    let encoded = encode(page)
    let back: InstantPage
    do {
      back = try decode(Array(encoded.text.utf8))
    } catch {
      return "is not read: \(error)"
    }
    if let difference = difference(normal.page(page), normal.page(back), encoded.losses) {
      return difference
    }
    let again = encode(back)
    if !again.losses.isEmpty { return "loses again: \(again.losses)" }
    // Links into the page are told by its address, which is lost.
    // TDLib tells that a link has a cached page but not which, so the second time it has none.
    let text = encoded.text.replacingOccurrences(
      of: "\"is_cached\":true", with: "\"is_cached\":false")
    if page.url.isEmpty, again.text != text {
      return "is written anew as \(firstDifference(again.text, text))"
    }
    return nil
  }

  private func firstDifference(_ text: String, _ before: String) -> String {
    let start = zip(text.utf8, before.utf8).prefix { $0 == $1 }.count
    func part(_ text: String) -> String {
      String(decoding: text.utf8.dropFirst(max(0, start - 80)).prefix(160), as: UTF8.self)
    }
    return "…\(part(text))… and was …\(part(before))…"
  }

  private func difference(
    _ page: InstantPage, _ back: InstantPage, _ losses: [PageLoss]
  ) -> String? {
    let lossy = Set(losses.compactMap(\.path.first))
    let isPageLossy = losses.contains { $0.path.isEmpty }
    guard matches(page.blocks[...], back.blocks[...], lossy) else {
      return "comes back with other blocks; declared: \(losses)"
    }
    if page.rtl != back.rtl { return "changes its direction" }
    if isPageLossy || !lossy.isEmpty { return nil }
    return page == back ? nil : "comes back with another media table or head"
  }

  /// Whether the blocks without losses are there, in order, and those with losses at most once.
  private func matches(
    _ blocks: ArraySlice<InstantPageBlock>, _ back: ArraySlice<InstantPageBlock>,
    _ lossy: Set<Int>
  ) -> Bool {
    guard let first = blocks.first else { return back.isEmpty }
    guard lossy.contains(blocks.startIndex) else {
      return back.first == first && matches(blocks.dropFirst(), back.dropFirst(), lossy)
    }
    if !back.isEmpty, matches(blocks.dropFirst(), back.dropFirst(), lossy) { return true }
    return matches(blocks.dropFirst(), back, lossy)
  }

  static let botAPI = RoundTrip(
    normal: NormalForm(form: .botAPI), encode: { $0.encodeBotAPI() },
    decode: { try InstantPage.decodeBotAPI($0) })
  static let tdlib = RoundTrip(
    normal: NormalForm(form: .tdlib), encode: { $0.encodeTDLib() },
    decode: { try InstantPage.decodeTDLib($0) })

  /// Checks that many random pages, each named by its seed.
  func expectOnRandomPages(_ count: Int) {
    for seed in PageGenerator.seeds(count) {
      var generator = PageGenerator(seed: seed)
      // Small pages, many of them: what goes wrong goes wrong in one block.
      generator.options.blockDepth = 3
      generator.options.textDepth = 4
      let page = generator.page(size: 3)
      if let failure = failure(of: page) {
        Issue.record("the page of seed \(seed) \(failure)")
        return
      }
    }
  }
}
