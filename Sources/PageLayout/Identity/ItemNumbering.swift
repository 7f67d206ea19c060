/// How many items stand above another one, as ids count them.
struct ItemNumbering: Hashable {
  /// All but those of thinking blocks.
  private(set) var ordinary = 0
  private(set) var thinking = 0

  init() {}

  init(counting items: [LayoutItem]) {
    for item in items { count(item) }
  }

  var total: Int { ordinary + thinking }

  mutating func count(_ item: LayoutItem) {
    if case .thinking = item.content { thinking += 1 } else { ordinary += 1 }
  }

  static func += (total: inout ItemNumbering, more: ItemNumbering) {
    total.ordinary += more.ordinary
    total.thinking += more.thinking
  }

  static func - (total: ItemNumbering, less: ItemNumbering) -> ItemNumbering {
    var rest = total
    rest.ordinary -= less.ordinary
    rest.thinking -= less.thinking
    return rest
  }
}
