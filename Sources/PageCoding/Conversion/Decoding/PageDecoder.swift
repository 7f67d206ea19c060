import PageModel

/// Turns TL into a page's parts and keeps a list of what the model cannot hold.
struct PageDecoder {
  let form: TL.PageForm
  private(set) var losses: [PageLoss] = []
  /// Where in the page the decoder is: block indices, and an item's index inside a list.
  var path: [Int] = []
  /// Levels of blocks above the one that is being decoded.
  var level = 0

  init(form: TL.PageForm, unknownFlags: [TLUnknownFlags] = []) {
    self.form = form
    for flags in unknownFlags {
      lose(
        "switches of constructor 0x\(String(flags.constructor, radix: 16)) that layer "
          + "\(TL.layer) does not name: 0x\(String(flags.bits, radix: 16))")
    }
  }

  mutating func lose(_ sentence: String) {
    losses.append(PageLoss(path: path, sentence: sentence))
  }

  /// 0 stands for no page.
  func webpageId(_ number: Int64) -> MediaId? {
    number == 0 ? nil : .cloudWebpage(number)
  }
}
