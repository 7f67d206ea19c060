/// What updates of a ``LayoutSession`` have cost, in blocks of the page.
public struct LayoutWork: Hashable, Sendable {
  /// Laid out, since they or something they depend on changed.
  public var laidOut = 0
  /// Put at a new place as they were.
  public var restacked = 0
  /// Not even looked at: all above the first change.
  public var untouched = 0

  public init() {}

  static func += (total: inout LayoutWork, work: LayoutWork) {
    total.laidOut += work.laidOut
    total.restacked += work.restacked
    total.untouched += work.untouched
  }
}
