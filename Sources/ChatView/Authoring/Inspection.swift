import Recto

/// What the tools for authors show of one message. All of it is values, made beside the thread that draws.
package struct Inspection: Sendable {
  package var findings: [FindingRow]
  package var meters: [LimitMeter]
  package var blocks: [BlockRow]
  /// What the message was checked as, in words; empty for what has no markup.
  package var checkedAs = ""
  /// What there is to know about that.
  package var aboutForm = ""
  /// The bytes the findings' fixes are of; nil where nothing can be mended.
  package var source: [UInt8]?

  package init(
    findings: [FindingRow] = [], meters: [LimitMeter] = [], blocks: [BlockRow] = [],
    source: [UInt8]? = nil
  ) {
    self.findings = findings
    self.meters = meters
    self.blocks = blocks
    self.source = source
  }

  package func count(of severity: LintSeverity) -> Int {
    findings.count { $0.finding.severity == severity }
  }

  /// How many limits of a server are exceeded.
  package var exceededLimits: Int {
    meters.first?.rows.count { $0.state == .exceeded } ?? 0
  }
}

/// When to look at a message again while it changes: one look at a time, and none right after another.
package struct InspectionPace: Equatable {
  package enum Step: Equatable {
    case nothing
    /// Look after a pause, seconds.
    case look(after: Double)
  }

  /// Between the end of a look and the next, seconds.
  package static let pause = 0.3

  private var isLooking = false
  private var isWaiting = false
  private var isOutdated = false
  private var lastEnd = -Double.infinity

  package init() {}

  /// The message is another one, or is not what it was.
  package mutating func changed(at now: Double) -> Step {
    if isLooking { isOutdated = true }
    guard !isLooking, !isWaiting else { return .nothing }
    isWaiting = true
    return .look(after: max(0, lastEnd + Self.pause - now))
  }

  /// The pause is over and a look begins.
  package mutating func began() {
    isWaiting = false
    isLooking = true
    isOutdated = false
  }

  package mutating func ended(at now: Double) -> Step {
    isLooking = false
    lastEnd = now
    return isOutdated ? changed(at: now) : .nothing
  }
}
