import PageModel

/// Makes random pages for property tests: the same seed makes the same page.
///
/// Give the seeds to a test as its arguments, so that a failing one names its seed:
///
/// ```swift
/// @Test(arguments: PageGenerator.seeds(200))
/// func roundTrip(seed: UInt64) {
///   var generator = PageGenerator(seed: seed)
///   let page = generator.page(size: 12)
///   …
/// ```
public struct PageGenerator: Sendable {
  /// What may be in the pages.
  public struct Options: Sendable {
    public var blockKinds = BlockKind.allCases
    public var textKinds = TextKind.allCases
    /// Levels of blocks, see ``NestingLimit``; at least 1.
    public var blockDepth = 4
    /// Levels of rich text; at least 1.
    public var textDepth = 5
    /// Words such as hostile input has them: controls, marks of direction, lone joiners.
    public var hasStrangeStrings = true
    /// The fields of a peer and of media that only a database holds.
    public var hasStoredFields = true
    /// Button actions that cannot occur on a page, only on a bot's keyboard.
    public var hasKeyboardActions = true

    public init() {}
  }

  public var options: Options
  public internal(set) var random: SeededGenerator
  /// What the page made so far names and must therefore hold.
  var media: [MediaId: Media] = [:]
  private let seed: UInt64

  public init(seed: UInt64, options: Options = Options()) {
    self.seed = seed
    self.options = options
    random = SeededGenerator(seed: seed)
  }

  /// `count` seeds, the same ones on every run.
  public static func seeds(_ count: Int) -> [UInt64] {
    (0..<UInt64(count)).map { 0x5eed_0000 + $0 }
  }

  /// A page of at most `size` blocks on its top level.
  public mutating func page(size: Int) -> InstantPage {
    let count = random.int(0...max(0, size))
    return page { generator in (0..<count).map { _ in generator.block() } }
  }

  /// A page that has every block of the options and every rich text at least once.
  public mutating func pageOfEverything() -> InstantPage {
    page { generator in
      var blocks = generator.options.blockKinds.map { kind in generator.block(kind) }
      for kind in generator.options.textKinds {
        blocks.append(.paragraph(generator.text(kind, depth: generator.options.textDepth)))
      }
      return blocks.shuffled(using: &generator.random)
    }
  }

  private mutating func page(
    _ makeBlocks: (inout PageGenerator) -> [InstantPageBlock]
  ) -> InstantPage {
    media = [:]
    let blocks = makeBlocks(&self)
    return InstantPage(
      blocks: blocks, media: media, isComplete: !random.chance(in: 5), rtl: random.chance(in: 4),
      url: random.bool() ? "" : url(), views: random.maybe { $0.int32(0...1_000_000) })
  }
}

extension PageGenerator: CustomStringConvertible {
  public var description: String { "PageGenerator(seed: \(seed))" }
}
