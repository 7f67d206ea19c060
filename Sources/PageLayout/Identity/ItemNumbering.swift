/// How many items stand above another one, as its id counts them.
struct ItemNumbering: Hashable {
  /// All but those of thinking blocks.
  var ordinary = 0
  var thinking = 0

  init() {}

  init(counting items: [LayoutItem]) {
    for item in items {
      if case .thinking = item.content { thinking += 1 } else { ordinary += 1 }
    }
  }

  static func += (total: inout ItemNumbering, more: ItemNumbering) {
    total.ordinary += more.ordinary
    total.thinking += more.thinking
  }
}
