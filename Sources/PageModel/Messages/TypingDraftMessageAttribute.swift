/// Marks a message that is still being written by its sender.
public struct TypingDraftMessageAttribute: Equatable, Sendable {
  /// Joins the updates of one draft.
  public var randomId: Int64
  /// The reader may stop the writer.
  public var canStop: Bool
  /// What was written stays when the reader stops the writer.
  public var keepOnStop: Bool
  public var isStopped: Bool

  public init(
    randomId: Int64, canStop: Bool = false, keepOnStop: Bool = false, isStopped: Bool = false
  ) {
    self.randomId = randomId
    self.canStop = canStop
    self.keepOnStop = keepOnStop
    self.isStopped = isStopped
  }

  public static func == (
    lhs: TypingDraftMessageAttribute, rhs: TypingDraftMessageAttribute
  ) -> Bool {
    if lhs.randomId != rhs.randomId { return false }
    if lhs.canStop != rhs.canStop { return false }
    if lhs.keepOnStop != rhs.keepOnStop { return false }
    return lhs.isStopped == rhs.isStopped
  }
}
