import PageModel
import Typesetting

/// A page laid out for a width: positioned items from top to bottom.
public struct PageLayout: Sendable {
  public var size: Size
  public var items: [LayoutItem]
  public var isRightToLeft: Bool
  /// Seconds after which a relative date reads differently and the page is to be laid out anew; nil without
  /// such dates, and when ``LayoutInputs/now`` was not given.
  public var dateRefreshPeriod: Double?

  public init(
    size: Size, items: [LayoutItem], isRightToLeft: Bool, dateRefreshPeriod: Double? = nil
  ) {
    self.size = size
    self.items = items
    self.isRightToLeft = isRightToLeft
    self.dateRefreshPeriod = dateRefreshPeriod
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
