import PageModel
import TestSupport

@testable import Composer

/// Makes random documents: the same seed makes the same document.
struct DocumentGenerator {
  struct Options {
    /// Quotes and details inside each other.
    var depth = 3
    /// Words such as hostile input has them.
    var hasStrangeStrings = true
    /// Only what a page can hold.
    var isForPages = false
  }

  var random: SeededGenerator
  var options: Options

  init(seed: UInt64, options: Options = Options()) {
    random = SeededGenerator(seed: seed)
    self.options = options
  }

  mutating func document(size: Int = 8) -> Document {
    let blocks = (0..<random.int(0...size)).map { _ in block(depth: options.depth) }
    let direction = random.pick(WritingDirection.allCases)
    return Document(
      blocks, direction: options.isForPages && direction == .leftToRight ? .automatic : direction)
  }

  mutating func block(depth: Int) -> Block {
    switch random.int(0...(depth > 0 ? 16 : 12)) {
    case 0...4: return .paragraph(paragraph())
    case 5, 6: return .paragraph(item())
    case 7:
      let language = random.pick(["", "", "swift", "c++", "objective c"])
      return .code(CodeBlock(StyledText(lines()), language: StyledText(language)))
    case 8: return .pullQuote(PullQuote(text(), author: author()))
    case 9: return .media(media())
    case 10: return .table(table())
    case 11: return .buttonRow(ButtonRow(buttons(), alignment: random.pick([.justify, .right])))
    case 12: return .carried(CarriedBlock(.divider))
    case 13, 14:
      return .blockQuote(
        BlockQuote(
          blocks(depth: depth - 1, atLeast: 1), author: author(),
          isCollapsed: random.chance(in: 4)))
    default:
      return .details(
        Details(title: text(), blocks(depth: depth - 1, atLeast: 0), isExpanded: random.bool()))
    }
  }

  private mutating func blocks(depth: Int, atLeast least: Int) -> BlockSequence {
    BlockSequence((0..<random.int(least...3)).map { _ in block(depth: depth) })
  }

  mutating func paragraph() -> Paragraph {
    let isHeading = random.chance(in: 4)
    let alignment = random.chance(in: 6) ? random.pick(ParagraphAlignment.allCases) : .natural
    return Paragraph(
      random.chance(in: 4) ? StyledText() : text(),
      style: isHeading ? random.pick(ParagraphStyle.allCases) : .body,
      alignment: options.isForPages ? .natural : alignment)
  }

  private mutating func item() -> Paragraph {
    var paragraph = paragraph()
    paragraph.list = ListMembership(
      random.pick(ListMembership.Marker.allCases),
      level: options.isForPages ? 0 : random.int(0...3),
      checked: random.maybe { $0.bool() }, number: random.maybe { String($0.int(1...20)) })
    return paragraph
  }

  mutating func word() -> String {
    let plain = ["one", "two ", "Straße", "שלום", "مرحبا", "漢字", "日本語。", "क्षि", "ที่นี่", "한글"]
    let strange = ["👩‍👩‍👧", "🇩🇪🇫🇷", "👍🏽", "e\u{301}", "𝕏", "\u{200d}", "\u{fe0f}", "|^{}\\", " "]
    return random.pick(options.hasStrangeStrings && random.bool() ? strange : plain)
  }

  private mutating func lines() -> String {
    (0..<random.int(0...4)).map { _ in word() }.joined(separator: random.bool() ? "\n" : " ")
  }

  mutating func text() -> StyledText {
    StyledText((0..<random.int(0...4)).map { _ in run() })
  }

  /// Without the formats every author's name has: a page cannot tell them from an author's own.
  private mutating func author() -> StyledText {
    guard random.bool() else { return StyledText() }
    return options.isForPages ? text().removing([.bold, .italic]) : text()
  }

  private mutating func run() -> Run {
    if random.chance(in: 6) { return Run("", TextAttributes(atom: atom())) }
    var attributes = TextAttributes()
    if random.chance(in: 3) {
      attributes.style = CharacterStyle(rawValue: UInt16(random.int(0...511)))
    }
    if random.chance(in: 5) { attributes.links = [link()] }
    return Run(word(), attributes)
  }

  private mutating func atom() -> InlineAtom {
    switch random.int(0...4) {
    case 0: return .emoji(fileId: random.int64(), alt: "🫠")
    case 1: return .formula("x^2")
    case 2: return .button(button())
    case 3: return .image(.cloudFile(7), dimensions: PixelDimensions(width: 10, height: 20))
    default: return .anchor("top")
    }
  }

  private mutating func link() -> TextLink {
    switch random.int(0...6) {
    case 0: return .url("https://example.org/\(random.int(0...9))")
    case 1: return .email("a@example.org")
    case 2: return .phone("+41001")
    case 3: return .mention(peerId: random.int64())
    case 4: return .date(random.int32(0...9_999), format: DateTimeFormat(rawValue: 9))
    case 5: return .anchor("here")
    default: return .detected(random.pick(TextLink.Detected.allCases))
    }
  }

  private mutating func button() -> InstantPageButton {
    InstantPageButton(
      text: .plain(word()),
      action: random.pick([.url("https://example.org"), .copyText(payload: "c"), .disabled]),
      color: random.maybe { $0.pick([.primary, .danger, .success]) }, isLink: random.bool())
  }

  private mutating func buttons() -> [InstantPageButton] {
    (0..<random.int(0...3)).map { _ in button() }
  }

  private mutating func media() -> MediaBlock {
    let caption = text()
    switch random.int(0...5) {
    case 0: return MediaBlock([MediaBlockItem(.audio(.cloudFile(1)))], caption: caption)
    case 1: return MediaBlock([MediaBlockItem(.document(.cloudFile(2)))], caption: caption)
    case 2:
      return MediaBlock(
        [
          MediaBlockItem(
            .location(latitude: 47.5, longitude: 8.25),
            naturalSize: PixelDimensions(width: 600, height: 300))
        ], caption: caption)
    case 3:
      return MediaBlock(
        (0..<random.int(2...4)).map { _ in item() }, caption: caption,
        arrangement: random.pick(MediaBlock.Arrangement.allCases))
    default: return MediaBlock([item()], caption: caption)
    }
  }

  private mutating func item() -> MediaBlockItem {
    MediaBlockItem(
      random.bool() ? .image(.cloudImage(3)) : .video(.cloudFile(4), autoplay: random.bool()),
      isSpoiler: random.bool())
  }

  private mutating func table() -> Table {
    var table = Table(columns: [], rows: [])
    for _ in 0..<random.int(1...3) {
      table.rows.append(TableRow((0..<random.int(1...3)).map { _ in cell() }))
    }
    table.isBordered = random.bool()
    table.isCompact = random.bool()
    table.isStriped = random.bool()
    return table
  }

  private mutating func cell() -> TableCell {
    var blocks = (0..<random.int(1...2)).map { _ in Block.paragraph(Paragraph(text())) }
    if !options.isForPages, random.chance(in: 5) {
      blocks.append(random.bool() ? .code(CodeBlock(StyledText(word()))) : .media(media()))
    }
    return TableCell(
      BlockSequence(blocks), alignment: random.pick([.left, .center, .right]),
      verticalAlignment: random.pick([.top, .middle, .bottom]), isHeader: random.bool(),
      colspan: random.chance(in: 4) ? random.int(1...3) : 1,
      rowspan: random.chance(in: 4) ? random.int(1...3) : 1)
  }
}
