extension PageLimits {
  /// Every limit the page does not keep, in page order: totals come where they are first
  /// exceeded, nested blocks that are too deep are reported once, by the outermost.
  public func check(_ page: InstantPage) -> [LimitViolation] {
    read(page).violations
  }

  /// How much the page uses.
  public func measure(_ page: InstantPage) -> PageUsage {
    read(page).usage
  }

  /// Both, in one walk.
  package func read(_ page: InstantPage) -> (usage: PageUsage, violations: [LimitViolation]) {
    var meter = PageMeter(limits: self)
    meter.read(page)
    return (meter.usage, meter.violations)
  }
}

/// Reads a page once and keeps the totals.
private struct PageMeter {
  private let limits: PageLimits
  private(set) var usage = PageUsage()
  private(set) var violations: [LimitViolation] = []

  /// The lengths of the paths of the items around the node being read.
  private var itemsAround: [Int] = []
  /// Where in `violations` a total stands, and the depth of the node last found too deep.
  private var reported: [LimitViolation.Limit: Int] = [:]

  init(limits: PageLimits) {
    self.limits = limits
  }

  mutating func read(_ page: InstantPage) {
    for step in page.walk {
      while let last = itemsAround.last, last >= step.path.count { itemsAround.removeLast() }
      usage.blocks += 1
      var level = step.level
      switch step.node {
      case .block(let block):
        readTable(block, at: step.path)
        readButtonRow(block, at: step.path)
      case .item:
        itemsAround.append(step.path.count)
        level += 1  // the server turns an item's text into a paragraph inside the item
      }
      check(.blocks, total: usage.blocks, most: limits.blocks, at: step.path)
      readParts(
        of: step.node, level: level + itemsAround.count * limits.listItemDepth, at: step.path)
    }
  }

  private mutating func readTable(_ block: InstantPageBlock, at path: [Int]) {
    guard case .table(_, let rows, _, _, _) = block else { return }
    usage.blocks += rows.count
    let columns = rows.columnCount
    usage.tableColumns = max(usage.tableColumns, columns)
    report(.tableColumns, measured: columns, allowed: 0...max(limits.tableColumns, 0), at: path)
  }

  private mutating func readButtonRow(_ block: InstantPageBlock, at path: [Int]) {
    guard case .buttonRow(_, let buttons) = block else { return }
    usage.buttonsInRow = max(usage.buttonsInRow, buttons.count)
    report(.buttonsInRow, measured: buttons.count, allowed: limits.buttonsInRow, at: path)
    for button in buttons { readAction(of: button, at: path) }
  }

  private mutating func readAction(of button: InstantPageButton, at path: [Int]) {
    guard case .callback(_, let data) = button.action else { return }
    usage.callbackData = max(usage.callbackData, data.count)
    report(.callbackData, measured: data.count, allowed: limits.callbackData, at: path)
  }

  private mutating func readParts(of node: PageNode, level: Int, at path: [Int]) {
    var deepest = node.block == nil ? 0 : level
    for part in node.parts {
      switch part {
      case .text(let text, _): deepest = max(deepest, level + readText(text, at: path))
      case .string(let string): usage.characters += string.unicodeScalars.count
      case .medium: usage.media += 1
      case .blocks, .items: break
      }
      check(.characters, total: usage.characters, most: limits.characters, at: path)
      check(.media, total: usage.media, most: limits.media, at: path)
    }
    usage.depth = max(usage.depth, deepest)
    checkDepth(deepest, at: path)
  }

  /// - Returns: How many formattings lie around the innermost text.
  private mutating func readText(_ text: RichText, at path: [Int]) -> Int {
    var walk = text.walk.makeIterator()
    /// For each level of the walk, the formattings down to it.
    var formattings = [0]
    while let node = walk.next() {
      usage.characters += node.ownCharacters.unicodeScalars.count
      if case .image = node { usage.media += 1 }
      if case .textButton(let button) = node { readAction(of: button, at: path) }
      var formatting = formattings[walk.level - 1]
      if case .text = node.nested { formatting += 1 }
      if walk.level < formattings.count {
        formattings[walk.level] = formatting
      } else {
        formattings.append(formatting)
      }
    }
    return formattings.max() ?? 0
  }

  // MARK: Reporting

  private mutating func report(
    _ limit: LimitViolation.Limit, measured: Int, allowed: ClosedRange<Int>, at path: [Int]
  ) {
    guard !allowed.contains(measured) else { return }
    violations.append(
      LimitViolation(limit: limit, path: path, measured: measured, allowed: allowed))
  }

  private mutating func check(
    _ limit: LimitViolation.Limit, total: Int, most: Int, at path: [Int]
  ) {
    let most = max(most, 0)
    guard total > most else { return }
    if let index = reported[limit] {
      violations[index].measured = total
    } else {
      reported[limit] = violations.count
      report(limit, measured: total, allowed: 0...most, at: path)
    }
  }

  private mutating func checkDepth(_ depth: Int, at path: [Int]) {
    let most = max(limits.depth, 0)
    guard depth > most else { return }
    if let index = reported[.depth], path.starts(with: violations[index].path) {
      violations[index].measured = max(violations[index].measured, depth)
    } else {
      reported[.depth] = violations.count
      report(.depth, measured: depth, allowed: 0...most, at: path)
    }
  }
}
