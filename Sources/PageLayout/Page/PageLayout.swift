import PageModel
import Typesetting

/// A page laid out for a width: positioned items from top to bottom.
public struct PageLayout: Sendable {
  public var size: Size
  public var items: [LayoutItem]
  public var isRightToLeft: Bool

  public init(size: Size, items: [LayoutItem], isRightToLeft: Bool) {
    self.size = size
    self.items = items
    self.isRightToLeft = isRightToLeft
  }
}

/// Lays a page out. A pure function of its arguments; `context` only caches.
///
/// - Parameter context: fonts and caches of the calling thread.
public func layoutPage(
  _ page: InstantPage, inputs: LayoutInputs, context: TypesettingContext
) -> PageLayout {
  let layouter = PageLayouter(page: page, inputs: inputs, context: context)
  return layouter.layout()
}
