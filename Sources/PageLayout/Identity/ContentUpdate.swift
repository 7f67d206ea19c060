import PageModel

/// What of a message is on screen, or is to be.
public struct ShownContent: Sendable {
  /// Stays the message's own when the server gives it its final id.
  public var stableId: UInt32
  public var messageId: MessageId
  public var source: PageSource
  /// The reader asked for the whole of a page that was cut.
  public var showsWholePage: Bool
  public var page: InstantPage
  /// The message is still being written.
  public var isDraft: Bool

  public init(
    stableId: UInt32, messageId: MessageId, source: PageSource = .original,
    showsWholePage: Bool = false, page: InstantPage, isDraft: Bool = false
  ) {
    self.stableId = stableId
    self.messageId = messageId
    self.source = source
    self.showsWholePage = showsWholePage
    self.page = page
    self.isDraft = isDraft
  }
}

/// How what is on screen gives way to what comes next.
public enum ContentUpdate: Equatable, Sendable {
  /// The same thing in every way.
  case nothing
  /// Another message takes the view over; nothing of the old one stays, nothing fades.
  case anotherMessage
  /// Items keep their views by their ids. Media are to be asked for under the message's new id when it has one;
  /// pictures that are decoded stay.
  case sameContent(newMessageId: Bool)
  /// The views of the old page fade out over those of the new one.
  case wholeContent(Crossfade)

  /// - Parameter isAnimated: whether this pass may animate at all.
  public init(from old: ShownContent, to new: ShownContent, isAnimated: Bool) {
    guard old.stableId == new.stableId else {
      self = .anotherMessage
      return
    }
    let hasNewId = old.messageId != new.messageId
    let isSamePage = old.page == new.page
    let isSamePlace = old.source == new.source && old.showsWholePage == new.showsWholePage
    if isSamePage, isSamePlace, !hasNewId {
      self = .nothing
      return
    }
    // A stream grows in place, and what it grew into stays when it ends.
    let mayFade = isAnimated && !old.isDraft && !new.isDraft && !hasNewId && !isSamePage
    let isOtherContent =
      !isSamePlace || old.page.structureFingerprint != new.page.structureFingerprint
    self =
      mayFade && isOtherContent ? .wholeContent(Crossfade()) : .sameContent(newMessageId: hasNewId)
  }
}

/// One page's views giving way to another's. The old ones stay live behind nothing, take no touches and go when
/// they are gone; a second change while they fade drops them at once.
public struct Crossfade: Hashable, Sendable {
  /// Seconds.
  public static let outgoingDuration = 0.12
  public static let incomingDuration = 0.1

  public init() {}

  /// What the new content begins without.
  public enum Reset: Hashable, Sendable, CaseIterable {
    case selection, linkProgress, touches, pendingAnchor, costMap, revealCursor
  }

  /// Everything that referred to the old page; which details are expanded is kept.
  public var resets: Set<Reset> { Set(Reset.allCases) }

  /// - Parameter time: seconds since the change.
  public func outgoingAlpha(at time: Double) -> Double {
    1 - min(1, max(0, time / Self.outgoingDuration))
  }

  public func incomingAlpha(at time: Double) -> Double {
    min(1, max(0, time / Self.incomingDuration))
  }

  public func isFinished(at time: Double) -> Bool {
    time >= max(Self.outgoingDuration, Self.incomingDuration)
  }
}
